/** What producers write short, and what the portal's texts mostly call it. */
const shortWords: readonly (readonly [short: string, long: string])[] = [
  ['MH', 'mobile home'],
  ['TT', 'travel trailer'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle'],
  ['RV', 'motor home'],
  ['UW', 'underwriting'],
];

const alone = (term: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${term}(?![\p{L}\p{N}-])`, 'iu');

/**
 * The same search in other words: what is short written out, and the other way round.
 *
 * @example otherWords('mh roof') // ['mobile home roof']
 */
export function otherWords(query: string): string[] {
  return shortWords.flatMap(([short, long]) => {
    const [from, to] = alone(short).test(query) ? [short, long] : [long, short];
    return alone(from).test(query) ? [query.replace(alone(from), to)] : [];
  });
}

/** What stands between the words of a query. */
const BETWEEN = /([\s"()]+)/u;

/** The words to be marked in a title: not the signs and the words that a query is put together with. */
export function markedWords(query: string): string[] {
  return query.split(BETWEEN).filter((part) => !BETWEEN.test(part) && !/^(-.*|or|)$/i.test(part));
}

/** A query with some of its words replaced, and all that stands between them kept. */
export function withWords(query: string, replace: (word: string) => string): string {
  return query
    .split(BETWEEN)
    .map((part) => (BETWEEN.test(part) ? part : replace(part)))
    .join('');
}
