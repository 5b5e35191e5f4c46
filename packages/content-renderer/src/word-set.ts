/** Creates a set from space-separated words. Unlike an object, it has no inherited keys. */
export function createWordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Creates a map from words to values. Each key of the table is a space-separated list of words. */
export function createWordMap<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(table).flatMap(([list, value]) =>
      list.split(' ').map((word) => [word, value] as const),
    ),
  );
}

/** Union of the words in a space-separated list. */
export type Word<
  List extends string,
  Found extends string = never,
> = List extends `${infer First} ${infer Rest}` ? Word<Rest, Found | First> : Found | List;
