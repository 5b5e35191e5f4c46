import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { mapOutline } from './map-outline.ts';
import styles from './pp-layout-skeletons.module.css';
import bars from './pp-skeleton.module.css';
import type { SkeletonProps } from './skeleton.tsx';

export interface TableSkeletonProps extends SkeletonProps {
  /** The number of rows on a page of the table. */
  rows: number;
  columns: number;
}

/**
 * Placeholder for a table: a caption, a header, and rows as high as those of a `DataTable` with a
 * visible caption.
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
 * Placeholder for a `StateMap`: the outline of the country, in the same position.
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
      <div className={styles.smallStates}>
        {Array.from({ length: 9 }, (_, row) => (
          <span key={row} className={styles.cell} />
        ))}
      </div>
    </div>
  );
}

export interface GridSkeletonProps extends SkeletonProps {
  /** The number of cards on a page of the grid. */
  items: number;
}

/**
 * Placeholder for a grid of cards, with the columns of the real grid. Each card has a 16:9 image, two title
 * lines, and one meta line.
 *
 * @example
 * <GridSkeleton items={12} />
 */
export function GridSkeleton({ items, className, ...rest }: GridSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.grid, className)}>
      {Array.from({ length: items }, (_, item) => (
        <div key={item} className={styles.card}>
          <span className={styles.image} />
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
   * Shows a submit button.
   * @default true
   */
  submit?: boolean | undefined;
}

/**
 * Placeholder for a form: labels, fields, and a button.
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
