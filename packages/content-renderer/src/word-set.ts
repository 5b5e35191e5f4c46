/** A set of words, from a list parted by spaces: names from outside are looked up without a prototype. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** A map from single words, from a table whose keys are lists of them. */
export function byWord<T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(table).flatMap(([list, value]) =>
      list.split(' ').map((word) => [word, value] as const),
    ),
  );
}

/** The words of a list parted by spaces, as a type. */
export type Word<
  List extends string,
  Found extends string = never,
> = List extends `${infer First} ${infer Rest}` ? Word<Rest, Found | First> : Found | List;
