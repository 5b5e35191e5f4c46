/**
 * Returns every combination of a variant table, in order, for a `Matrix` story.
 *
 * @example
 * combinations({ kind: { primary: 'a', quiet: 'b' }, size: { md: 'c' } })
 * // [{ kind: 'primary', size: 'md' }, { kind: 'quiet', size: 'md' }]
 */
export function combinations<Table extends Record<string, object>>(
  table: Table,
): { [Axis in keyof Table]: Extract<keyof Table[Axis], string> }[];
export function combinations(table: Record<string, object>): Record<string, string>[] {
  return Object.entries(table).reduce<Record<string, string>[]>(
    (rows, [axis, values]) =>
      rows.flatMap((row) => Object.keys(values).map((value) => ({ ...row, [axis]: value }))),
    [{}],
  );
}
