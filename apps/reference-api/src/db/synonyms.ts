const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** Codes that are words as well: these mean a state in capitals, at the beginning or the end of a query. */
const WORDS_TOO = ['CO', 'HI', 'IN', 'ME', 'OK', 'OR'];

/** What the trade writes in more than one way; each word of a row finds what the others find. */
const synonyms: readonly (readonly string[])[] = [
  ['MH', 'mobile home', 'manufactured home'],
  ['TT', 'travel trailer'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle'],
  ['RV', 'motor home', 'recreational vehicle'],
  ['UW', 'underwriting'],
  ['CE', 'continuing education'],
  ['guide', 'guideline'],
  ['windstorm', 'wind'],
  ...states.split('|').map((state) => [state.slice(0, 2), state.slice(3)]),
];

/** The words that these are written with, in lower case. */
export const tradeWords: readonly string[] = synonyms
  .flat()
  .flatMap((term) => term.toLowerCase().split(' '));

/** Two rows of three words in one query, and no more. */
const MOST_SPELLINGS = 9;

/** A word by itself: part of another, joined by a hyphen or left out by one it is something else. */
const alone = (term: string) =>
  WORDS_TOO.includes(term)
    ? new RegExp(`^${term}(?= |$)|(?<= )${term}$`, 'u')
    : new RegExp(String.raw`(?<![\p{L}\p{N}-])${term}(?![\p{L}\p{N}-])`, 'iu');

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
  const others = terms
    .filter((term) => term !== written && !WORDS_TOO.includes(term))
    .map((term) => spelling.replace(alone(written), `"${term}"`));
  // As a word of the language it would say nothing, or part the query.
  return WORDS_TOO.includes(written) ? others : [spelling, ...others];
}
