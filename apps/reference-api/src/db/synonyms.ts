const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** State codes that are also words. They mean a state only in capitals, at the start or end of a query. */
const CODES_THAT_ARE_WORDS = ['CO', 'HI', 'IN', 'ME', 'OK', 'OR'];

/** Industry synonyms. All terms of a row find the same records. */
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
  ['moratorium', 'binding suspension', 'binding restriction', 'binding hold'],
  ['ACV', 'actual cash value'],
  ['NFIP', 'National Flood Insurance Program'],
  ['PIP', 'personal injury protection'],
  ...states.split('|').map((state) => [state.slice(0, 2), state.slice(3)]),
];

/** The words of all synonyms, in lowercase. */
export const synonymWords: readonly string[] = synonyms
  .flat()
  .flatMap((term) => term.toLowerCase().split(' '));

/** Enough for two rows of three terms in one query. */
const MAX_VARIANTS = 9;

/** Matches a term as a whole word that is neither hyphenated nor excluded with `-`. */
const standalonePattern = (term: string) =>
  CODES_THAT_ARE_WORDS.includes(term)
    ? new RegExp(`^${term}(?= |$)|(?<= )${term}$`, 'u')
    : new RegExp(String.raw`(?<![\p{L}\p{N}-])${term}(?![\p{L}\p{N}-])`, 'iu');

type SynonymTerm = { readonly term: string; readonly pattern: RegExp };

/** The synonyms with their patterns, which take longer to compile than to match. */
const compiledSynonyms: readonly (readonly SynonymTerm[])[] = synonyms.map((terms) =>
  terms.map((term) => ({ term, pattern: standalonePattern(term) })),
);

/**
 * Returns a query with its synonym variants. A query with quotes is an exact match and has none.
 *
 * @example synonymVariants('MH roof') // ['MH roof', '"mobile home" roof', '"manufactured home" roof']
 */
export function synonymVariants(query: string): string[] {
  if (query.includes('"')) return [query];
  return compiledSynonyms
    .reduce<string[]>(
      (spellings, terms) => spellings.flatMap((spelling) => withSynonyms(spelling, terms)),
      [query],
    )
    .slice(0, MAX_VARIANTS);
}

function withSynonyms(spelling: string, terms: readonly SynonymTerm[]): string[] {
  const matched = terms.find(({ pattern }) => pattern.test(spelling));
  if (matched === undefined) return [spelling];
  const others = terms
    .filter(({ term }) => term !== matched.term && !CODES_THAT_ARE_WORDS.includes(term))
    .map(({ term }) => spelling.replace(matched.pattern, `"${term}"`));
  // Leave out a code that is a common word: it would match nothing or split the query.
  return CODES_THAT_ARE_WORDS.includes(matched.term) ? others : [spelling, ...others];
}
