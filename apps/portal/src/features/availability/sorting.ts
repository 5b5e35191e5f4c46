import type { SortDirection } from '@producer-portal/ui';

/** How a table is sorted. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The column's next order: a new column ascends, the present one turns round. */
export function nextSort({ column, direction }: Sort, clicked: string): Sort {
  return {
    column: clicked,
    direction: clicked === column && direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * The rows in the order of one key; rows without it come last in either direction, and equal ones keep their order.
 *
 * @param keyOf - what a row is sorted by: text by the alphabet, numbers by size.
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
