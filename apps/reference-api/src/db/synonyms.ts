/** What the trade writes in more than one way; each word of a row finds what the others find. */
const synonyms: readonly (readonly string[])[] = [
  ['MH', 'mobile home', 'manufactured home'],
  ['TT', 'travel trailer'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle'],
  ['RV', 'motor home', 'recreational vehicle'],
  ['UW', 'underwriting'],
  ['CE', 'continuing education'],
];

/** Two rows of three words in one query, and no more. */
const MOST_SPELLINGS = 9;

/** A word by itself: part of another, joined by a hyphen or left out by one it is something else. */
const alone = (term: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${term}(?![\p{L}\p{N}-])`, 'iu');

/**
 * A query as it was written, and in the other ways in which the trade writes it. Who writes quotes means just that.
 *
 * @example spellingsOf('MH roof') // ['MH roof', '"mobile home" roof', '"manufactured home" roof']
 */
export function spellingsOf(query: string): string[] {
  if (query.includes('"')) return [query];
  return synonyms
    .reduce<string[]>(
      (spellings, terms) => spellings.flatMap((spelling) => replaced(spelling, terms)),
      [query],
    )
    .slice(0, MOST_SPELLINGS);
}

function replaced(spelling: string, terms: readonly string[]): string[] {
  const written = terms.find((term) => alone(term).test(spelling));
  if (written === undefined) return [spelling];
  const others = terms.filter((term) => term !== written);
  return [spelling, ...others.map((term) => spelling.replace(alone(written), `"${term}"`))];
}
