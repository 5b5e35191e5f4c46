import { cx } from 'class-variance-authority';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-data-table.module.css';

export type SortDirection = 'ascending' | 'descending';

export interface DataTableColumn<Row> {
  /** Unique within the table; what `onSort` is called with. */
  id: string;
  /** The words over the column, and on a phone in front of each of its cells. */
  header: string;
  /** What stands in the cell; null or undefined is shown as a dash. */
  cell: (row: Row) => ReactNode;
  /**
   * `end` for numbers and dates, so that digits stand under digits.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** The header becomes a button; needs `onSort` and `labels.sort`. */
  sortable?: boolean | undefined;
  /** The column that names the row. It is read out with every other cell, and heads the card on a phone. */
  rowHeader?: boolean | undefined;
  /** Left out below 48em (`tablet`) or below 80em (`desktop`): for what the row's own page says as well. */
  hideBelow?: 'tablet' | 'desktop' | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the table. */
  caption: string;
  /**
   * The caption is for screen readers alone, because a heading right above says the same.
   * @default false
   */
  captionHidden?: boolean | undefined;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** How the rows are sorted now: by whom is for the caller to say, the table sorts nothing. */
  sort?: { column: string; direction: SortDirection } | undefined;
  /** Called with the id of the column whose header was pressed. */
  onSort?: ((column: string) => void) | undefined;
  /**
   * `compact`: rows of 36 px under a fine pointer. Under a finger they keep 44.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** What stands in place of the rows when there are none. */
  empty: ReactNode;
  labels: {
    /** What pressing a header does, for example "Sort by state". */
    sort: (header: string) => string;
    /** The name of the region that scrolls sideways where the table is wider than its place. */
    scroller: string;
  };
}

/** The native roles once more: browsers drop them where a phone's cards change `display`. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** From here on rows are drawn in groups, and groups out of view are not laid out. */
const LONG = 200;
const GROUP = 50;

/**
 * Rows and columns of facts, in a real `<table>`. The header stays in view; a phone gets a card for each row,
 * with each cell's header in front.
 *
 * More than 200 rows are drawn without stopping the page: the first ones at once, the rest as time allows,
 * and what is out of view is not laid out (`content-visibility`), yet is found and read.
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
  // On a phone a name and one fact need no card: they share a line.
  const paired = columns.filter(({ hideBelow }) => hideBelow === undefined).length === 2;
  // The first render has a screenful, so that a page with thousands of rows is there at once.
  const rendered = useDeferredValue(rows, rows.length > LONG ? rows.slice(0, LONG) : rows);

  return (
    <div
      {...rest}
      {...(overflows ? { role: 'region', 'aria-label': labels.scroller, tabIndex: 0 } : {})}
      className={cx(styles.root, className)}
      data-density={density}
      data-paired={paired ? '' : undefined}
      data-long={rows.length > LONG ? '' : undefined}
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
        {groupsOf(rendered).map((group, index) => (
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
        {rendered.length === 0 ? (
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

function groupsOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  if (rows.length <= LONG) return rows.length === 0 ? [] : [rows];
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, group) =>
    rows.slice(group * GROUP, (group + 1) * GROUP),
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
  const sorts = sortable && onSort !== undefined;
  return (
    <th
      scope="col"
      {...roles.columnheader}
      aria-sort={sorts ? (direction ?? 'none') : undefined}
      className={styles.headCell}
      data-align={align}
      data-hide-below={hideBelow}
      data-sorts={sorts ? '' : undefined}
    >
      {sorts ? (
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
  const shared = { 'data-align': align, 'data-hide-below': hideBelow };
  return rowHeader ? (
    <th {...shared} scope="row" {...roles.rowheader} className={styles.rowHeader}>
      {content}
    </th>
  ) : (
    <td {...shared} {...roles.cell} data-header={header} className={styles.cell}>
      <div className={styles.value}>{content}</div>
    </td>
  );
}

/** Whether the table is wider than the element around it, kept up to date. */
function useOverflow(table: { current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const content = table.current;
    const place = content?.parentElement;
    if (!content || !place) return undefined;
    // A pixel of rounding is no reason to scroll.
    const measure = () => setOverflows(content.offsetWidth > place.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    observer.observe(content);
    return () => observer.disconnect();
  }, [table]);
  return overflows;
}
