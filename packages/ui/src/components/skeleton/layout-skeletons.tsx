import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { mapOutline } from './map-outline.ts';
import styles from './pp-layout-skeletons.module.css';
import bars from './pp-skeleton.module.css';
import type { SkeletonProps } from './skeleton.tsx';

export interface TableSkeletonProps extends SkeletonProps {
  /** How many rows: as many as a page of the table holds. */
  rows: number;
  columns: number;
}

/**
 * A table that is on its way: a header and rows as high as those of a `DataTable` with a visible caption.
 *
 * @example
 * <TableSkeleton rows={20} columns={5} />
 */
export function TableSkeleton({ rows, columns, ...rest }: TableSkeletonProps): JSX.Element {
  const cells = Array.from({ length: columns }, (_, column) => column);
  return (
    <div {...rest} aria-hidden="true">
      <span className={cx(bars.bar, styles.caption)} />
      <div className={cx(styles.tableRow, styles.tableHead)}>
        {cells.map((column) => (
          <span key={column} className={cx(bars.bar, styles.headCell)} />
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.tableRow}>
          {cells.map((column) => (
            <span key={column} className={bars.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}

export type MapSkeletonProps = SkeletonProps;

/**
 * A `StateMap` that is on its way: the outline of the country, in the same place.
 *
 * @example
 * <MapSkeleton />
 */
export function MapSkeleton({ className, ...rest }: MapSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.map, className)}>
      <svg viewBox={mapOutline.viewBox} className={styles.country}>
        <path d={mapOutline.path} />
      </svg>
      <div className={styles.mapKey}>
        {Array.from({ length: 9 }, (_, row) => (
          <span key={row} className={styles.keyCell} />
        ))}
      </div>
    </div>
  );
}

export interface GridSkeletonProps extends SkeletonProps {
  /** How many cards: as many as a page of the grid holds. */
  items: number;
}

/**
 * A grid of cards that is on its way: pictures of 16 : 9, each with two lines of title and one of meta, in the
 * columns of the grid that it stands for.
 *
 * @example
 * <GridSkeleton items={12} />
 */
export function GridSkeleton({ items, className, ...rest }: GridSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.grid, className)}>
      {Array.from({ length: items }, (_, item) => (
        <div key={item} className={styles.card}>
          <span className={styles.picture} />
          <span className={cx(bars.bar, styles.cardTitle)} />
          <span className={cx(bars.bar, styles.cardTitle, bars.short)} />
          <span className={cx(bars.bar, styles.cardMeta)} />
        </div>
      ))}
    </div>
  );
}

export interface FormSkeletonProps extends SkeletonProps {
  fields: number;
  /**
   * It ends in a button.
   * @default true
   */
  submit?: boolean | undefined;
}

/**
 * A form that is on its way: labels, fields and the button.
 *
 * @example
 * <FormSkeleton fields={4} />
 */
export function FormSkeleton({
  fields,
  submit = true,
  className,
  ...rest
}: FormSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.form, className)}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.field}>
          <span className={cx(bars.bar, styles.fieldLabel)} />
          <span className={styles.fieldBox} />
        </div>
      ))}
      {submit ? <span className={cx(bars.bar, bars.button)} /> : null}
    </div>
  );
}
