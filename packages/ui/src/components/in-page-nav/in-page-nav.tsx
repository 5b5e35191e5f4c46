'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-in-page-nav.module.css';

export interface InPageHeading {
  /** The `id` of the heading element. */
  id: string;
  label: string;
  /**
   * The heading level. Headings below the highest level in the list are indented.
   * @default 2
   */
  level?: number | undefined;
}

export interface InPageNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The heading and accessible name of the links, for example "On this page". */
  label: string;
  headings: readonly InPageHeading[];
  /** Language of the headings, if it isn't the page's. */
  contentLang?: string | undefined;
  /**
   * The `id` of the heading that the user is reading.
   * @default determined from the scroll position
   */
  current?: string | undefined;
}

/**
 * Links to the headings of a long page, with the current one marked. Renders nothing if there are
 * no headings.
 *
 * @example
 * <InPageNav label="On this page" headings={[{ id: 'who', label: 'Who' }, { id: 'when', label: 'When' }]} />
 */
export function InPageNav({
  label,
  headings,
  contentLang,
  current,
  className,
  ...rest
}: InPageNavProps): JSX.Element | null {
  const labelId = useId();
  const [activeId, setActiveId] = useActiveHeading(headings, current === undefined);
  const topLevel = Math.min(...headings.map(({ level = 2 }) => level));

  if (headings.length === 0) return null;
  return (
    <nav {...rest} aria-labelledby={labelId} className={cx(styles.root, className)}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul lang={contentLang} className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            {/* A native link, not the router's: a jump within the page is not a navigation. */}
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === (current ?? activeId) ? 'location' : undefined}
              data-depth={(heading.level ?? 2) - topLevel}
              className={styles.link}
              onClick={() => setActiveId(heading.id)}
            >
              {heading.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the `id` of the heading that the user is reading, and a setter for the heading that the user clicked. */
function useActiveHeading(
  headings: readonly InPageHeading[],
  enabled: boolean,
): [string | undefined, (id: string) => void] {
  const [activeId, setActiveId] = useState<string>();
  const clickedId = useRef<string>(undefined);

  useEffect(() => {
    if (!enabled) return undefined;
    let frame = 0;
    function update(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!isAtEnd(getScrollContainer())) clickedId.current = undefined;
        setActiveId(findActiveHeading(headings, clickedId.current));
      });
    }
    update();
    // Listen in the capture phase: the page scrolls in an element, and its scroll events don't
    // bubble.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [headings, enabled]);

  function setClickedHeading(id: string): void {
    clickedId.current = id;
    setActiveId(id);
  }
  return [activeId, setClickedHeading];
}

/** The page's scroll container. */
function getScrollContainer(): Element {
  return document.getElementById('app') ?? document.documentElement;
}

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element): boolean {
  return scrollTop + clientHeight >= scrollHeight - 1;
}

/**
 * Returns the last heading above the reading line, which is a quarter of the way down the scroll container, and at least 120 px. At
 * the end of the page, the headings below that line can't reach it. In that case, returns the heading that the user
 * clicked, or otherwise the last heading.
 */
function findActiveHeading(
  headings: readonly InPageHeading[],
  clickedId: string | undefined,
): string | undefined {
  const page = getScrollContainer();
  const readingLine = Math.max(120, page.clientHeight / 4);
  const positions = headings.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, isAbove: top <= readingLine }];
  });
  const lastPassedId = positions.findLast(({ isAbove }) => isAbove)?.id;
  if (!isAtEnd(page)) return lastPassedId;
  if (positions.some(({ id, isAbove }) => id === clickedId && !isAbove)) return clickedId;
  return page.scrollTop > 0 ? positions.at(-1)?.id : lastPassedId;
}
