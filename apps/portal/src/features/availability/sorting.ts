import type { SortDirection } from '@producer-portal/ui';

/** The sort order of a table. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Returns the order after a click on a header: a new column sorts ascending, the current one reverses. */
export function nextSort({ column, direction }: Sort, clicked: string): Sort {
  return {
    column: clicked,
    direction: clicked === column && direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * Sorts rows by a key. The sort is stable, and rows without a key come last in either direction.
 *
 * @param keyOf - returns a row's sort key. Text sorts alphabetically, numbers by value.
 */
export function sorted<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null,
  direction: SortDirection,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(a, b));
  });
}

const compare = (a: string | number, b: string | number) => String(a).localeCompare(String(b));
