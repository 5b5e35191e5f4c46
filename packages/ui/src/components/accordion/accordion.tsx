'use client';

import { cx } from 'class-variance-authority';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-accordion.module.css';

export interface AccordionItem {
  id: string;
  /** Text only, no controls: it is rendered inside the button. */
  heading: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /**
   * The heading level in the page outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** IDs of the items that are open initially. */
  defaultOpen?: readonly string[] | undefined;
  /** Labels of the button that opens or closes all items. Shown only for two or more items. */
  labels: { showAll: string; hideAll: string };
}

/**
 * A list of headings that expand independently. If the browser's find-in-page or a fragment link leads
 * to a collapsed item, the item opens. All items print expanded.
 *
 * @example
 * <Accordion items={[{ id: 'pay', heading: 'How do I pay?', content: <p>…</p> }]}
 *   labels={{ showAll: 'Show all answers', hideAll: 'Hide all answers' }} />
 */
export function Accordion({
  items,
  headingLevel = 3,
  defaultOpen = [],
  labels,
  className,
  ...rest
}: AccordionProps): JSX.Element | null {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const allOpen = items.every(({ id }) => openIds.has(id));

  function setItem(id: string, isOpen: boolean): void {
    setOpenIds((current) => {
      const next = new Set(current);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  if (items.length === 0) return null;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.length > 1 ? (
        <Button
          variant="quiet"
          size="sm"
          className={styles.toggleAll}
          onClick={() => setOpenIds(new Set(allOpen ? [] : items.map(({ id }) => id)))}
        >
          {allOpen ? labels.hideAll : labels.showAll}
        </Button>
      ) : null}
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          level={headingLevel}
          open={openIds.has(item.id)}
          onOpenChange={(isOpen) => setItem(item.id, isOpen)}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  item: AccordionItem;
  level: NonNullable<AccordionProps['headingLevel']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Item({ item, level, open, onOpenChange }: ItemProps): JSX.Element {
  const Heading = `h${level}` as const;
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);

  // React doesn't support `hidden="until-found"` or its `beforematch` event, so set both here.
  useLayoutEffect(() => {
    const element = panel.current;
    if (open || !element) return undefined;
    element.setAttribute('hidden', 'until-found');
    const handleMatch = () => onOpenChange(true);
    element.addEventListener('beforematch', handleMatch);
    return () => element.removeEventListener('beforematch', handleMatch);
  }, [open, onOpenChange]);

  return (
    <section className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => onOpenChange(!open)}
        >
          <span className={styles.text}>{item.heading}</span>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
        </button>
      </Heading>
      <div ref={panel} id={panelId} hidden={!open} className={styles.panel}>
        <div className={styles.content}>{item.content}</div>
      </div>
    </section>
  );
}
