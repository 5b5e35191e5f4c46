'use client';

import { cx } from 'class-variance-authority';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-data-table.module.css';

export type SortDirection = 'ascending' | 'descending';

export interface DataTableColumn<Row> {
  /** Unique within the table. Passed to `onSort`. */
  id: string;
  /** The column's label. On a phone it precedes each of the column's values. */
  header: string;
  /** The cell's content; null or undefined is shown as a dash. */
  cell: (row: Row) => ReactNode;
  /**
   * Use `end` for numbers and dates, so that digits line up.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** Makes the header a button. Requires `onSort` and `labels.sort`. */
  sortable?: boolean | undefined;
  /**
   * Whether this column names the row. Screen readers read the column's cell with every other cell of
   * the row. On a phone, the cell is the card's title.
   */
  rowHeader?: boolean | undefined;
  /**
   * Hides the column below 48em (`tablet`) or 80em (`desktop`). Use it for details that are also on
   * the record's own page.
   */
  hideBelow?: 'tablet' | 'desktop' | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the table. */
  caption: string;
  /**
   * Shows the caption only to screen readers, because a heading above the table has the same text.
   * @default false
   */
  captionHidden?: boolean | undefined;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The current sort order. Sort the rows yourself. */
  sort?: { column: string; direction: SortDirection } | undefined;
  /** Called with the ID of the column whose header was clicked. */
  onSort?: ((column: string) => void) | undefined;
  /**
   * `compact` has 36 px rows with a mouse. With touch, its rows are 52 px high, as with `comfortable`.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  labels: {
    /** The tooltip of a header, for example "Sort by state". */
    sort: (header: string) => string;
    /** The name of the scroll region when the table is wider than its container. */
    scroller: string;
  };
}

/**
 * The native roles, set explicitly because browsers drop them when the phone layout changes
 * `display`.
 */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table with more rows than this number renders them in groups. Groups out of view are not laid out. */
const LONG_TABLE_ROWS = 200;
const GROUP_ROWS = 50;

/**
 * Tabular data in a real `<table>`. The header is sticky. A phone shows a card for each row, with
 * the header before each value.
 *
 * Tables with more than 200 rows stay responsive: the first rows render immediately, and the others
 * render when the browser has time. Rows out of view are not laid out (`content-visibility`), but
 * find-in-page and screen readers reach them.
 *
 * @example
 * <DataTable caption="Availability by state" columns={columns} rows={states} rowKey={({ code }) => code}
 *   empty="No state offers this product." labels={{ sort: (header) => `Sort by ${header}`, scroller: 'Table, scrolls sideways' }} />
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  density = 'comfortable',
  empty,
  labels,
  className,
  ...rest
}: DataTableProps<Row>): JSX.Element {
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(table);
  // On a phone, a row with a name and one value fits on one line and needs no card.
  const hasTwoColumns = columns.filter(({ hideBelow }) => hideBelow === undefined).length === 2;
  // The first render has at most 200 rows, so that thousands of rows don't delay the page.
  const renderedRows = useDeferredValue(
    rows,
    rows.length > LONG_TABLE_ROWS ? rows.slice(0, LONG_TABLE_ROWS) : rows,
  );

  return (
    <div
      {...rest}
      {...(overflows ? { role: 'region', 'aria-label': labels.scroller, tabIndex: 0 } : {})}
      className={cx(styles.root, className)}
      data-density={density}
      data-two-columns={hasTwoColumns ? '' : undefined}
      data-long={rows.length > LONG_TABLE_ROWS ? '' : undefined}
      data-overflows={overflows ? '' : undefined}
    >
      <table ref={table} {...roles.table} className={styles.table}>
        <caption className={captionHidden ? 'pp-visually-hidden' : styles.caption}>
          {caption}
        </caption>
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row} className={styles.headRow}>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                direction={sort?.column === column.id ? sort.direction : undefined}
                onSort={onSort}
                sortLabel={labels.sort}
              />
            ))}
          </tr>
        </thead>
        {groupRows(renderedRows).map((group, index) => (
          <tbody key={index} {...roles.rowgroup} className={styles.body}>
            {group.map((row) => (
              <tr key={rowKey(row)} {...roles.row} className={styles.row}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {renderedRows.length === 0 ? (
          <tbody {...roles.rowgroup} className={styles.body}>
            <tr {...roles.row} className={styles.row}>
              <td {...roles.cell} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </div>
  );
}

function groupRows<Row>(rows: readonly Row[]): (readonly Row[])[] {
  if (rows.length <= LONG_TABLE_ROWS) return rows.length === 0 ? [] : [rows];
  return Array.from({ length: Math.ceil(rows.length / GROUP_ROWS) }, (_, group) =>
    rows.slice(group * GROUP_ROWS, (group + 1) * GROUP_ROWS),
  );
}

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>;
  direction: SortDirection | undefined;
  onSort: ((column: string) => void) | undefined;
  sortLabel: (header: string) => string;
}

function HeaderCell<Row>({
  column: { id, header, align = 'start', sortable = false, hideBelow },
  direction,
  onSort,
  sortLabel,
}: HeaderCellProps<Row>): JSX.Element {
  const isSortable = sortable && onSort !== undefined;
  return (
    <th
      scope="col"
      {...roles.columnheader}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={styles.headCell}
      data-align={align}
      data-hide-below={hideBelow}
      data-sortable={isSortable ? '' : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          title={sortLabel(header)}
          onClick={() => onSort(id)}
        >
          {header}
          <span className={styles.arrows} data-direction={direction}>
            <Icon name="chevron-up" size={14} className={styles.ascending} />
            <Icon name="chevron-down" size={14} className={styles.descending} />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function Cell<Row>({
  column: { header, cell, align = 'start', rowHeader = false, hideBelow },
  row,
}: {
  column: DataTableColumn<Row>;
  row: Row;
}): JSX.Element {
  const content = cell(row) ?? '–';
  const sharedProps = { 'data-align': align, 'data-hide-below': hideBelow };
  return rowHeader ? (
    <th {...sharedProps} scope="row" {...roles.rowheader} className={styles.rowHeader}>
      {content}
    </th>
  ) : (
    <td {...sharedProps} {...roles.cell} data-header={header} className={styles.cell}>
      <div className={styles.value}>{content}</div>
    </td>
  );
}

/** Whether the table is wider than its container. Tracks size changes. */
function useOverflow(table: { current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const content = table.current;
    const container = content?.parentElement;
    if (!content || !container) return undefined;
    // Ignore one pixel of rounding.
    const measure = () => setOverflows(content.offsetWidth > container.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    observer.observe(content);
    return () => observer.disconnect();
  }, [table]);
  return overflows;
}
