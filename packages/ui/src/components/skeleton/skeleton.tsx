import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { mapOutline } from './map-outline.ts';
import styles from './pp-skeleton.module.css';

type SkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

export interface ListSkeletonProps extends SkeletonProps {
  /** How many rows: as many as a page of the list holds. */
  rows: number;
}

/**
 * A list that is on its way: rows as high as `ContentItem` with a date stamp.
 *
 * @example
 * <ListSkeleton rows={20} />
 */
export function ListSkeleton({ rows, ...rest }: ListSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.stamp} />
          <span className={styles.lines}>
            <span className={cx(styles.bar, styles.item)} />
            <span className={cx(styles.bar, styles.item, styles.wrapped)} />
            <span className={cx(styles.bar, styles.meta)} />
            <span className={cx(styles.bar, styles.meta, styles.wrapped)} />
          </span>
        </div>
      ))}
    </div>
  );
}

export type ArticleSkeletonProps = SkeletonProps;

/**
 * An article that is on its way: tag, headline, meta line and three paragraphs.
 *
 * @example
 * <ArticleSkeleton />
 */
export function ArticleSkeleton({ className, ...rest }: ArticleSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.article, className)}>
      <Headline size="h1" />
      {[5, 6, 4].map((lines) => (
        <div key={lines} className={styles.paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={cx(styles.bar, styles.text)} />
          ))}
        </div>
      ))}
    </div>
  );
}

export type HomeSkeletonProps = SkeletonProps;

/**
 * The home page that is on its way: lead and "needs your eyes" over a rule, then the latest and a rail.
 *
 * @example
 * <HomeSkeleton />
 */
export function HomeSkeleton({ className, ...rest }: HomeSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.home, className)}>
      <div className={styles.brief}>
        <div className={styles.lead}>
          <Headline size="display" />
          <span className={cx(styles.bar, styles.button)} />
        </div>
        <div className={cx(styles.section, styles.eyes)}>
          <span className={cx(styles.bar, styles.heading)} />
          <ListSkeleton rows={5} />
        </div>
      </div>
      <div className={styles.below}>
        <div className={cx(styles.section, styles.rail)}>
          <span className={cx(styles.bar, styles.heading)} />
          <div>
            {Array.from({ length: 4 }, (_, row) => (
              <div key={row} className={styles.shortcut}>
                <span className={cx(styles.bar, styles.short)} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.section}>
          <span className={cx(styles.bar, styles.heading)} />
          <ListSkeleton rows={6} />
        </div>
      </div>
    </div>
  );
}

function Headline({ size }: { size: 'display' | 'h1' }): JSX.Element {
  return (
    <div className={styles.headline} data-size={size}>
      <span className={cx(styles.bar, styles.tag)} />
      <span className={cx(styles.bar, styles.title)} />
      <span className={cx(styles.bar, styles.title, styles.short)} />
      <span className={cx(styles.bar, styles.meta)} />
    </div>
  );
}

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
      <span className={cx(styles.bar, styles.caption)} />
      <div className={cx(styles.tableRow, styles.tableHead)}>
        {cells.map((column) => (
          <span key={column} className={cx(styles.bar, styles.headCell)} />
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.tableRow}>
          {cells.map((column) => (
            <span key={column} className={styles.bar} />
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
          <span className={cx(styles.bar, styles.cardTitle)} />
          <span className={cx(styles.bar, styles.cardTitle, styles.short)} />
          <span className={cx(styles.bar, styles.meta)} />
        </div>
      ))}
    </div>
  );
}

export interface FormSkeletonProps extends SkeletonProps {
  fields: number;
}

/**
 * A form that is on its way: labels, fields and the button.
 *
 * @example
 * <FormSkeleton fields={4} />
 */
export function FormSkeleton({ fields, className, ...rest }: FormSkeletonProps): JSX.Element {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.form, className)}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.field}>
          <span className={cx(styles.bar, styles.fieldLabel)} />
          <span className={styles.fieldBox} />
        </div>
      ))}
      <span className={cx(styles.bar, styles.button)} />
    </div>
  );
}
