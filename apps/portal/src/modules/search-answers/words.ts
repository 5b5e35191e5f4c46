/** Removes a plural ending, so that `maps` matches `map`. */
const toSingular = (word: string) =>
  /^(?!news$)\p{L}{2,}[^s]s$/u.test(word) ? word.slice(0, -1) : word;

/**
 * Splits text into lowercase words without punctuation, accents, and plural endings, to compare them.
 *
 * @example toWords('Co-op: My orders') // ['co', 'op', 'my', 'order']
 */
export const toWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(toSingular);

/**
 * Creates a function that checks a title: each word of the text must be the start of a word in the title.
 *
 * @example createMatcher('erie storm')('Lake Erie storm: Binding moratorium') // true
 */
export function createMatcher(text: string): (title: string) => boolean {
  const prefixes = toWords(text);
  return (title) => {
    const words = toWords(title);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
}
