import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { StatusSwatch } from '../state-map/status-swatch.tsx';
import type { StateLook } from '../state-map/status-pattern.tsx';
import styles from './pp-state-map-legend.module.css';

export interface StateMapLegendItem {
  status: StateLook;
  /** The status in words, for example "Coming soon". */
  label: string;
  /** How many states have it. */
  count: number;
}

export interface StateMapLegendProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onToggle'
> {
  /** What the map shows, for example the name of the product. */
  legend: string;
  /** At most one for each status. */
  items: readonly StateMapLegendItem[];
  /** The status that stands out on the map now. */
  selected?: StateLook | undefined;
  /** Called with the pressed status, also when it is the selected one: choosing again removes it. */
  onToggle: (status: StateLook) => void;
  /**
   * Words for a count, for example "9 states", where a number alone could be taken for another.
   * @default the number
   */
  countLabel?: ((count: number) => string) | undefined;
  /**
   * Words for the mark of the reader's own states, and one of their codes to show it on. Below 48em, where the map is
   * a picture without it, nothing is said of it.
   */
  mine?: { label: string; code: string } | undefined;
}

/**
 * What the fills and patterns of a `StateMap` mean, how many states have each, and a way to see one alone.
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
  mine,
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
        {mine ? (
          <li className={cx(styles.item, styles.mine)}>
            <span aria-hidden="true" className={styles.tab}>
              {mine.code}
            </span>
            <span className={styles.label}>{mine.label}</span>
          </li>
        ) : null}
      </ul>
    </fieldset>
  );
}
