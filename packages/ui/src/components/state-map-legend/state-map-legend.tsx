'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { StatusSwatch } from '../state-map/status-swatch.tsx';
import type { MapStatus } from '../state-map/status-pattern.tsx';
import styles from './pp-state-map-legend.module.css';

export interface StateMapLegendItem {
  status: MapStatus;
  /** The displayed status, for example "Coming soon". */
  label: string;
  /** The number of states with this status. */
  count: number;
}

export interface StateMapLegendProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onToggle'
> {
  /** What the map shows, for example the product's name. */
  legend: ReactNode;
  /** At most one item for each status. */
  items: readonly StateMapLegendItem[];
  /** The status highlighted on the map. */
  selected?: MapStatus | undefined;
  /** Called with the clicked status. Clicking the selected status deselects it. */
  onToggle: (status: MapStatus) => void;
  /**
   * Formats a count, for example "9 states", if a plain number would be ambiguous.
   * @default the number
   */
  countLabel?: ((count: number) => string) | undefined;
  /**
   * The label of the mark for the user's own states, and a state code to show as an example. Hidden
   * below 48em, where the map has no such marks.
   */
  userStates?: { label: string; code: string } | undefined;
}

/**
 * The legend of a `StateMap`: the meaning of its fills and patterns, the number of states with each
 * status, and buttons that highlight a status.
 *
 * @example
 * <StateMapLegend legend="Dwelling fire" items={[{ status: 'available', label: 'Available', count: 31 }]}
 *   selected={status} onToggle={toggle} />
 */
export function StateMapLegend({
  legend,
  items,
  selected,
  onToggle,
  countLabel = String,
  userStates,
  className,
  ...rest
}: StateMapLegendProps): JSX.Element {
  return (
    <fieldset {...rest} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.list}>
        {items.map(({ status, label, count }) => (
          <li key={status} className={styles.item}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={status === selected}
              onClick={() => onToggle(status)}
            >
              <StatusSwatch status={status} />
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.count}>{countLabel(count)}</span>
            </button>
          </li>
        ))}
        {userStates ? (
          <li className={cx(styles.item, styles.userStates)}>
            <span aria-hidden="true" className={styles.userStateCode}>
              {userStates.code}
            </span>
            <span className={styles.label}>{userStates.label}</span>
          </li>
        ) : null}
      </ul>
    </fieldset>
  );
}
