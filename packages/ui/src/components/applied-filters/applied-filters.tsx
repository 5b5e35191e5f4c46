'use client';

import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, JSX } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-applied-filters.module.css';

export interface AppliedFilter {
  id: string;
  /** The selected value, for example "Texas". */
  label: string;
  /**
   * The accessible name of the chip. It must contain the label, for example "Remove filter: Texas".
   */
  removeLabel: string;
}

export interface AppliedFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the list, for example "Applied filters". */
  label: string;
  items: readonly AppliedFilter[];
  onRemove: (id: string) => void;
  onClear: () => void;
  clearLabel: string;
}

/**
 * The applied filters as removable chips. Renders nothing when there are none.
 *
 * Removing a chip moves focus to the next chip, or to the previous one if there is no next chip.
 * When no chips are left, the screen must move focus to its `ResultsSummary`.
 *
 * @example
 * <AppliedFilters label="Applied filters" items={items} onRemove={remove} onClear={clear} clearLabel="Clear all" />
 */
export function AppliedFilters({
  label,
  items,
  onRemove,
  onClear,
  clearLabel,
  className,
  ...rest
}: AppliedFiltersProps): JSX.Element | null {
  const list = useRef<HTMLUListElement>(null);
  const pendingRemoval = useRef<{ id: string; index: number }>(undefined);

  useLayoutEffect(() => {
    const removal = pendingRemoval.current;
    if (!removal || items.some(({ id }) => id === removal.id)) return;
    pendingRemoval.current = undefined;
    const chips = list.current?.querySelectorAll('button') ?? [];
    chips[Math.min(removal.index, chips.length - 1)]?.focus();
  }, [items]);

  if (items.length === 0) return null;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id}>
            <button
              type="button"
              aria-label={item.removeLabel}
              className={styles.chip}
              onClick={() => {
                pendingRemoval.current = { id: item.id, index };
                onRemove(item.id);
              }}
            >
              {item.label}
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className={styles.clear} onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}
