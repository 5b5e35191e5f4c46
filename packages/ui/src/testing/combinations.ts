/**
 * Returns every combination of a component's variants, in order, for a `Matrix` story.
 *
 * @example
 * getCombinations({ variant: { primary: 'a', quiet: 'b' }, size: { md: 'c' } })
 * // [{ variant: 'primary', size: 'md' }, { variant: 'quiet', size: 'md' }]
 */
export function getCombinations<Variants extends Record<string, object>>(
  variants: Variants,
): { [Axis in keyof Variants]: Extract<keyof Variants[Axis], string> }[];
export function getCombinations(variants: Record<string, object>): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (rows, [axis, values]) =>
      rows.flatMap((row) => Object.keys(values).map((value) => ({ ...row, [axis]: value }))),
    [{}],
  );
}
