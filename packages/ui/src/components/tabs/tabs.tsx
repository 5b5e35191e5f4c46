import { cx } from 'class-variance-authority';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, ReactNode } from 'react';
import { SelectField } from '../select-field/select-field.tsx';
import styles from './pp-tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  /** How many things are behind it; left out where it is not known. */
  count?: number | undefined;
  /** Drawn while its tab is selected. */
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** What the tabs divide, for example "Orders by status". On a phone it stands over the list of choices. */
  label: string;
  /** Two to six; more are a list with filters. */
  tabs: readonly Tab[];
  /** The id of the tab whose panel is shown; its owner decides. */
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Parts of one thing, of which one is shown. The arrow keys move and select at once; more tabs than fit
 * can be scrolled. A phone has a native select in place of the row. Draws nothing when there are none.
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
  const currentAt = tabs.findIndex(({ id }) => id === selected);
  const current = tabs[currentAt];
  // By place: the owner's ids may hold what an id in the page may not.
  const currentTabId = baseId + currentAt;

  useLayoutEffect(() => {
    const tab = document.getElementById(currentTabId);
    if (tab && list.current) bringIntoView(tab, list.current);
  }, [currentTabId]);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const to = target(event, at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    const tab = tabs[to];
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
          {tabs.map((tab, at) => {
            const isSelected = tab === current;
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={baseId + at}
                aria-selected={isSelected}
                aria-controls={isSelected ? `${baseId}panel` : undefined}
                // One stop of the Tab key; where nothing is selected it is the first.
                tabIndex={isSelected || (!current && at === 0) ? 0 : -1}
                className={styles.tab}
                onClick={() => onSelect(tab.id)}
                onKeyDown={(event) => handleKey(event, at)}
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
          // Its content may hold nothing that takes the focus.
          tabIndex={0}
          className={styles.panel}
        >
          {current.panel}
        </div>
      ) : null}
    </div>
  );
}

/** The place that a key moves to, or undefined for a key that means nothing here. */
function target(
  { key, currentTarget }: KeyboardEvent,
  at: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (at + (key === forward ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

/** Scrolls the row and nothing else; `scrollIntoView` would move the page too. */
function bringIntoView(tab: Element, row: Element): void {
  const { left, right } = tab.getBoundingClientRect();
  const edges = row.getBoundingClientRect();
  // So much of the next one is to be seen that it is plain that there is one.
  const peek = 32;
  if (left < edges.left) row.scrollBy({ left: left - edges.left - peek });
  else if (right > edges.right) row.scrollBy({ left: right - edges.right + peek });
}
