import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';
const stateTerms = states.split('|').map((state) => [state.slice(0, 2), state.slice(3)] as const);
/** The names of all states, and of the District of Columbia. */
export const stateNames = stateTerms.map(([, name]) => name);

/** State codes that are also words. They mean a state only in capitals, at the start or end of a query. */
const CODES_THAT_ARE_WORDS = ['CO', 'HI', 'IN', 'ME', 'OK', 'OR'];

/** Maximum number of variants of a query. Enough for a query with two terms that have three variants each. */
const MAX_VARIANTS = 9;

/** How long the host uses the synonyms that it read, in milliseconds. Edits take effect after that. */
const MAX_AGE_MS = 60_000;

/** The synonyms of the table `search_synonyms`, and each state with its code. */
export interface Synonyms {
  /** The words of all synonyms, in lowercase. */
  readonly words: ReadonlySet<string>;
  /**
   * Returns a query with its synonym variants. A query with quotes is an exact match and has no variants.
   *
   * @example synonyms.getVariants('MH roof') // ['MH roof', '"mobile home" roof', '"manufactured home" roof']
   */
  readonly getVariants: (query: string) => string[];
  /**
   * Splits a question into words and terms with synonyms, each with its variants in the syntax of a
   * search.
   *
   * @example synonyms.splitTerms('UMB in Ohio')
   *   // [{ variants: ['"UMB"', '"umbrella"'] }, { variants: ['"OH"', '"Ohio"'], state: 'OH' }, { variants: ['in'] }]
   */
  readonly splitTerms: (question: string) => QuestionTerm[];
}

/** A word or term of a question. */
export type QuestionTerm = {
  readonly variants: readonly string[];
  /** The code of the state that the term names. */
  readonly state?: string;
};

type SynonymTerm = {
  readonly term: string;
  readonly lowercase: string;
  readonly pattern: RegExp;
};

/** Matches a term as a whole word that is neither hyphenated nor excluded with `-`. */
function standalonePattern(term: string): RegExp {
  if (CODES_THAT_ARE_WORDS.includes(term)) return new RegExp(`^${term}(?= |$)|(?<= )${term}$`, 'u');
  const escaped = term.replace(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}(?![\p{L}\p{N}-])`, 'iu');
}

/**
 * Prepares rows of synonyms for searches. All terms of a row find the same records.
 *
 * @param rows An administrator edits them, so quotes and empty terms are removed.
 */
export function compileSynonyms(rows: readonly (readonly string[])[]): Synonyms {
  const allRows = [...rows, ...stateTerms].map((terms) =>
    terms.map((term) => term.replaceAll('"', ' ').trim()).filter((term) => term !== ''),
  );
  // Compiled once, because compiling a pattern takes longer than matching it.
  const compiledRows = allRows.map((terms) =>
    terms.map((term): SynonymTerm => ({
      term,
      lowercase: term.toLowerCase(),
      pattern: standalonePattern(term),
    })),
  );
  return {
    words: new Set(allRows.flat().flatMap((term) => term.toLowerCase().split(/\s+/u))),
    getVariants: (query) =>
      query.includes('"')
        ? [query]
        : compiledRows
            .reduce<string[]>(
              (spellings, terms) => spellings.flatMap((spelling) => withSynonyms(spelling, terms)),
              [query],
            )
            .slice(0, MAX_VARIANTS),
    splitTerms: (question) => splitTerms(question, compiledRows),
  };
}

const stateCodes: ReadonlySet<string> = new Set(stateTerms.map(([code]) => code));

/** A word or number, with hyphens, apostrophes, and amounts such as `$1,500` and `4.8%`. */
const QUESTION_WORD = /[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu;

function splitTerms(
  question: string,
  compiledRows: readonly (readonly SynonymTerm[])[],
): QuestionTerm[] {
  const terms: QuestionTerm[] = [];
  let rest = question;
  for (const row of compiledRows) {
    const matched = row.find(({ pattern }) => pattern.test(rest));
    if (matched === undefined) continue;
    const variants = row.flatMap(({ term }) =>
      CODES_THAT_ARE_WORDS.includes(term) ? [] : [`"${term}"`],
    );
    const state = row.find(({ term }) => stateCodes.has(term))?.term;
    terms.push(state === undefined ? { variants } : { variants, state });
    rest = rest.replace(matched.pattern, ' · ');
  }
  for (const [word] of rest.matchAll(QUESTION_WORD)) {
    terms.push({ variants: [word.replaceAll(/[’']s$/g, '')] });
  }
  return terms;
}

function withSynonyms(spelling: string, terms: readonly SynonymTerm[]): string[] {
  const lowercaseSpelling = spelling.toLowerCase();
  // Checks for the text before the pattern, because testing hundreds of patterns takes longer.
  const matched = terms.find(
    ({ lowercase, pattern }) => lowercaseSpelling.includes(lowercase) && pattern.test(spelling),
  );
  if (matched === undefined) return [spelling];
  const others = terms
    .filter(({ term }) => term !== matched.term && !CODES_THAT_ARE_WORDS.includes(term))
    // A function, because `$` in a replacement string has a special meaning.
    .map(({ term }) => spelling.replace(matched.pattern, () => `"${term}"`));
  // Leave out a state code that is a common word, because the code would match nothing or split the query.
  return CODES_THAT_ARE_WORDS.includes(matched.term) ? others : [spelling, ...others];
}

const cache = new WeakMap<Kysely<Database>, { readAt: number; synonyms: Promise<Synonyms> }>();

/** Returns the synonyms, at most a minute after an administrator last edited the table. */
export function readSynonyms(db: Kysely<Database>): Promise<Synonyms> {
  const cached = cache.get(db);
  if (cached && performance.now() - cached.readAt < MAX_AGE_MS) return cached.synonyms;
  const synonyms = queryTerms(db).then(compileSynonyms);
  cache.set(db, { readAt: performance.now(), synonyms });
  synonyms.catch(() => cache.delete(db));
  return synonyms;
}

async function queryTerms(db: Kysely<Database>): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonyms').select('terms').orderBy('id').execute();
  return rows.map(({ terms }) => terms);
}
