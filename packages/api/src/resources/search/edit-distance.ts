/** Minimum length of a word to correct. Shorter words are too similar to each other. */
const MIN_LENGTH = 4;
/** Words of at least this length may have two typos. */
const LONG_WORD_LENGTH = 8;

/**
 * Counts the typos in a word: missing, extra, or wrong letters, and swapped adjacent letters.
 *
 * @param typed the user's input, in lowercase
 * @param word the expected word, in lowercase
 * @returns the number of typos; null if there are too many for a match: any typo in input shorter
 * than 4 letters, more than one in input shorter than 8 letters, or more than two in longer input
 * @example editDistance('motorcyle', 'motorcycle') // 1
 * @example editDistance('hial', 'hail') // 1
 * @example editDistance('boat', 'goal') // null
 */
export function editDistance(typed: string, word: string): number | null {
  const maxDistance = typed.length < MIN_LENGTH ? 0 : typed.length < LONG_WORD_LENGTH ? 1 : 2;
  if (Math.abs(typed.length - word.length) > maxDistance) return null;
  /** Row `i - 2`. Row `i` contains the distances from the first `i` letters of `typed` to each prefix of `word`. */
  let twoRowsBack: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isDifferent = typed[i - 1] !== word[j - 1];
      const isSwapped =
        isDifferent &&
        i > 1 &&
        j > 1 &&
        typed[i - 1] === word[j - 2] &&
        typed[i - 2] === word[j - 1];
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + Number(isDifferent),
          isSwapped ? twoRowsBack[j - 2]! + 1 : Infinity,
        ),
      );
    }
    [twoRowsBack, row] = [row, next];
  }
  const edits = row[word.length]!;
  return edits <= maxDistance ? edits : null;
}

/**
 * Finds the word that the user probably meant: the word with the fewest typos. If several words tie, returns the most
 * frequent one.
 *
 * @param typed the user's input, in lowercase
 * @param words the expected words, in lowercase; a word can occur several times
 * @returns null if no word is similar enough
 * @example findNearestWord('motorcicle', ['motorcycle', 'boat']) // 'motorcycle'
 */
export function findNearestWord(typed: string, words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const candidates = [...counts].flatMap(([word, count]) => {
    const edits = editDistance(typed, word);
    return edits === null ? [] : [{ word, edits, count }];
  });
  return candidates.toSorted((a, b) => a.edits - b.edits || b.count - a.count)[0]?.word ?? null;
}
