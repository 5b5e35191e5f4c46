/** Shorter words look like one another without any slip. */
const FEWEST_LETTERS = 4;
/** From so many letters on two slips are forgiven. */
const LONG = 8;

/**
 * How many slips of the keys lie between what somebody has typed and a word: a letter that is missing, that is too many or
 * that is another, or two neighbors that have changed places.
 *
 * @param typed in lower case, as the word
 * @returns null where these are too many for the word to have been meant: more than one, or two of a long word
 * @example editDistance('motorcyle', 'motorcycle') // 1
 * @example editDistance('hial', 'hail') // 1
 * @example editDistance('boat', 'goal') // null
 */
export function editDistance(typed: string, word: string): number | null {
  const most = typed.length < FEWEST_LETTERS ? 0 : typed.length < LONG ? 1 : 2;
  if (Math.abs(typed.length - word.length) > most) return null;
  /** Row by row of what is typed: the slips up to each letter of the word. */
  let above: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isOther = typed[i - 1] !== word[j - 1];
      const changedPlaces =
        isOther && i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + Number(isOther),
          changedPlaces ? above[j - 2]! + 1 : Infinity,
        ),
      );
    }
    [above, row] = [row, next];
  }
  const edits = row[word.length]!;
  return edits <= most ? edits : null;
}
