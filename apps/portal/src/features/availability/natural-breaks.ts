/**
 * Parts numbers into at most so many runs, from the largest on, where they lie furthest apart: the numbers of a run
 * differ from its mean as little as they can (Jenks' natural breaks, as maps are scaled). Equal ones stay together.
 *
 * @example naturalBreaks([12, 10, 10, 9, 1], 3) // [[12], [10, 10, 9], [1]]
 */
export function naturalBreaks(numbers: readonly number[], most: number): number[][] {
  const alike = new Map<number, number[]>();
  for (const number of numbers.toSorted((a, b) => b - a))
    alike.set(number, [...(alike.get(number) ?? []), number]);
  return bestParts([...alike.values()], most);
}

function bestParts(runs: readonly number[][], most: number): number[][] {
  if (most === 1 || runs.length < 2) return runs.length === 0 ? [] : [runs.flat()];
  const ways = runs.map((_, last) => [
    runs.slice(0, last + 1).flat(),
    ...bestParts(runs.slice(last + 1), most - 1),
  ]);
  const spread = (parts: number[][]) => parts.reduce((sum, part) => sum + deviation(part), 0);
  return ways.reduce((best, way) => (spread(way) < spread(best) ? way : best));
}

/** The squares of what the numbers differ from their mean by, together. */
function deviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
}
