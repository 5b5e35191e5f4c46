import type { SortDirection } from '@producer-portal/ui';

/** The sort order of a table. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Returns the sort order after a click on a header. A new column is ascending; the current one changes direction. */
export function getNextSort({ column, direction }: Sort, clickedColumn: string): Sort {
  return {
    column: clickedColumn,
    direction: clickedColumn === column && direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * Sorts rows by a key. The sort is stable, and rows without a key come last in either direction.
 *
 * @param getKey - returns a row's sort key. Text sorts alphabetically, numbers by value.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => string | number | null,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [getKey(one), getKey(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(a, b));
  });
}

const compare = (a: string | number, b: string | number) => String(a).localeCompare(String(b));
