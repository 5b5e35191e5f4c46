'use client';

import { cx } from 'class-variance-authority';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, ReactNode } from 'react';
import { SelectField } from '../select-field/select-field.tsx';
import styles from './pp-tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** The number of items in the tab. Omit it if unknown. */
  count?: number | undefined;
  /** Rendered while the tab is selected. */
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /**
   * The accessible name of the tabs, for example "Orders by status". On a phone it is the label of
   * the select.
   */
  label: string;
  /** Two to six tabs. Use a list with filters for more. */
  tabs: readonly Tab[];
  /** The `id` of the selected tab, controlled by the caller. */
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Tabs. The arrow keys select them, and they scroll if they don't fit. A phone shows a native
 * select instead. Renders nothing if there are no tabs.
 *
 * @example
 * <Tabs label="Orders by status" selected={status} onSelect={setStatus}
 *   tabs={[{ id: 'draft', label: 'Draft', count: 2, panel: <Orders status="draft" /> }, …]} />
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  className,
  ...rest
}: TabsProps): JSX.Element | null {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const currentIndex = tabs.findIndex(({ id }) => id === selected);
  const current = tabs[currentIndex];
  // Use the index: a caller's ID can contain characters that are invalid in an HTML `id`.
  const currentTabId = baseId + currentIndex;

  useLayoutEffect(() => {
    const tab = document.getElementById(currentTabId);
    if (tab && list.current) scrollTabIntoView(tab, list.current);
  }, [currentTabId]);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const targetIndex = getTargetIndex(event, index, tabs.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[targetIndex]?.focus();
    const tab = tabs[targetIndex];
    if (tab && tab.id !== selected) onSelect(tab.id);
  }

  if (tabs.length === 0) return null;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <SelectField
        label={label}
        className={styles.choice}
        value={current?.id ?? ''}
        onChange={(event) => onSelect(event.target.value)}
      >
        {current ? null : (
          <option value="" hidden>
            {label}
          </option>
        )}
        {tabs.map((tab) => (
          <option key={tab.id} value={tab.id}>
            {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
          </option>
        ))}
      </SelectField>
      <div className={styles.row}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list}>
          {tabs.map((tab, index) => {
            const isSelected = tab === current;
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={baseId + index}
                aria-selected={isSelected}
                aria-controls={isSelected ? `${baseId}panel` : undefined}
                // A single tab stop: the selected tab, or the first if none is selected.
                tabIndex={isSelected || (!current && index === 0) ? 0 : -1}
                className={styles.tab}
                onClick={() => onSelect(tab.id)}
                onKeyDown={(event) => handleKey(event, index)}
              >
                {tab.label}
                {tab.count === undefined ? null : (
                  <>
                    {' '}
                    <span className={styles.count}>{tab.count}</span>
                  </>
                )}
              </button>
            );
          })}
        </div>
      </div>
      {current ? (
        <div
          key={current.id}
          role="tabpanel"
          id={`${baseId}panel`}
          aria-labelledby={currentTabId}
          // The panel might contain nothing focusable.
          tabIndex={0}
          className={styles.panel}
        >
          {current.panel}
        </div>
      ) : null}
    </div>
  );
}

/** Returns the index that a key moves to, or undefined for other keys. */
function getTargetIndex(
  { key, currentTarget }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined {
  const forwardKey =
    getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === forwardKey ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

/** Scrolls only the row; `scrollIntoView` would scroll the page too. */
function scrollTabIntoView(tab: Element, row: Element): void {
  const { left, right } = tab.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  // The width of the next tab to show, in px, as a hint that there are more tabs.
  const peekWidth = 32;
  if (left < edges.left) row.scrollBy({ left: left - edges.left - peekWidth });
  else if (right > edges.right) row.scrollBy({ left: right - edges.right + peekWidth });
}
