/**
 * Groups numbers into at most `maxGroups` groups, so that the numbers in each group differ as little as possible from the group's
 * mean (Jenks natural breaks). Equal numbers stay together.
 *
 * @returns the groups with the largest numbers first.
 * @example groupByNaturalBreaks([12, 10, 10, 9, 1], 3) // [[12], [10, 10, 9], [1]]
 */
export function groupByNaturalBreaks(numbers: readonly number[], maxGroups: number): number[][] {
  const equalNumbers = new Map<number, number[]>();
  for (const number of numbers.toSorted((a, b) => b - a))
    equalNumbers.set(number, [...(equalNumbers.get(number) ?? []), number]);
  return findBestGroups([...equalNumbers.values()], maxGroups);
}

/** Tries each possible first group, and returns the groups with the smallest sum of squared deviations. */
function findBestGroups(equalGroups: readonly number[][], maxGroups: number): number[][] {
  if (maxGroups === 1 || equalGroups.length < 2)
    return equalGroups.length === 0 ? [] : [equalGroups.flat()];
  const options = equalGroups.map((_, last) => [
    equalGroups.slice(0, last + 1).flat(),
    ...findBestGroups(equalGroups.slice(last + 1), maxGroups - 1),
  ]);
  const spread = (groups: number[][]) =>
    groups.reduce((sum, group) => sum + squaredDeviations(group), 0);
  return options.reduce((best, option) => (spread(option) < spread(best) ? option : best));
}

/** Sum of squared deviations from the mean. */
function squaredDeviations(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
}
