import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-in-page-nav.module.css';

export interface InPageHeading {
  /** The id of the heading in the page. */
  id: string;
  label: string;
  /**
   * Its level; what is deeper than the first is set in.
   * @default 2
   */
  level?: number | undefined;
}

export interface InPageNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Stands over the links and names them, for example "On this page". */
  label: string;
  headings: readonly InPageHeading[];
  /**
   * The id of the heading that is being read.
   * @default found by itself while the page scrolls
   */
  current?: string | undefined;
}

/**
 * Links to the headings of a long page; marks the one that is being read. Draws nothing when there are
 * no headings.
 *
 * @example
 * <InPageNav label="On this page" headings={[{ id: 'who', label: 'Who' }, { id: 'when', label: 'When' }]} />
 */
export function InPageNav({
  label,
  headings,
  current,
  className,
  ...rest
}: InPageNavProps): JSX.Element | null {
  const labelId = useId();
  const [read, follow] = useHeadingRead(headings, current === undefined);
  const top = Math.min(...headings.map(({ level = 2 }) => level));

  if (headings.length === 0) return null;
  return (
    <nav {...rest} aria-labelledby={labelId} className={cx(styles.root, className)}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            {/* A native link and not the router's: moving about inside a page is no navigation. */}
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === (current ?? read) ? 'location' : undefined}
              data-depth={(heading.level ?? 2) - top}
              className={styles.link}
              onClick={() => follow(heading.id)}
            >
              {heading.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The heading that the reader has got to, and a function that says which one was chosen. */
function useHeadingRead(
  headings: readonly InPageHeading[],
  enabled: boolean,
): [string | undefined, (id: string) => void] {
  const [read, setRead] = useState<string>();
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    if (!enabled) return undefined;
    let frame = 0;
    function look(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!isAtEnd(scroller())) chosen.current = undefined;
        setRead(headingRead(headings, chosen.current));
      });
    }
    look();
    // In the capture phase: the page scrolls in an element, and its scrolling does not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [headings, enabled]);

  function follow(id: string): void {
    chosen.current = id;
    setRead(id);
  }
  return [read, follow];
}

/** The element that the page scrolls in. */
function scroller(): Element {
  return document.getElementById('app') ?? document.documentElement;
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}

/**
 * The last heading above the line that a reader's eyes rest on. At the end of the page the headings
 * below that line can no longer come up to it: there it is the one that was chosen, else the last.
 */
function headingRead(
  headings: readonly InPageHeading[],
  chosen: string | undefined,
): string | undefined {
  const page = scroller();
  const line = Math.max(120, page.clientHeight / 4);
  const present = headings.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, isAbove: top <= line }];
  });
  const passed = present.findLast(({ isAbove }) => isAbove)?.id;
  if (!isAtEnd(page)) return passed;
  if (present.some(({ id, isAbove }) => id === chosen && !isAbove)) return chosen;
  return page.scrollTop > 0 ? present.at(-1)?.id : passed;
}
