import { sql, type Kysely } from 'kysely';
import { toEasternDay } from '../lib/eastern-time.ts';
import type { Viewer } from '../policies/viewer.ts';
import { parseQuestion } from './parse-question.ts';
import { anyOf, guess, hasEnded, selectNewest, type Match, type SearchMatches } from './search.ts';
import { readSynonyms } from './synonyms.ts';
import type { Database } from './tables.ts';

/** Maximum number of words of a query. The words after them are ignored. */
const MAX_TERMS = 24;

/** Minimum number of the query's words in a record. A record with fewer has little to do with the query. */
const MIN_FOUND = 2;

/** Maximum number of records to rank, newest first. */
const MAX_RANKED = 500;

/** Maximum number of records that have one of the words by which records are found. */
const MAX_RECORDS = 5000;

/** Maximum number of records to return. */
const MAX_CLOSEST = 20;

/** The assumed number of records with a number or a short word, which `known_words` doesn't have. */
const UNKNOWN_RECORDS = 20;

/** The words that `known_words` has if a record has them. */
const KNOWN_WORD = /^[a-z]{4,}$/iu;

/**
 * Finds the records that have most of a query's words, best first, for a query that no record matches completely, such as a
 * sentence. Rare words count more than common ones. A record ranks by the words in its title, in its best passage, and in all of
 * its text.
 *
 * @returns no matches if the query has quotes or excluded words, which mean an exact match, or if the search takes too long.
 */
export async function findClosest(
  db: Kysely<Database>,
  viewer: Viewer,
  query: string,
  now: Date,
): Promise<SearchMatches> {
  const none: SearchMatches = { matches: [], words: { whole: anyOf([query]) } };
  if (!/[\p{L}\p{N}]/u.test(query) || /"|(?<!\S)-(?=\S)/u.test(query)) return none;
  const { required, optional } = parseQuestion(query, await readSynonyms(db));
  const terms = await weighTerms(
    db,
    [...required, ...optional].slice(0, MAX_TERMS).map(({ variants }) => variants),
  );
  if (terms.length === 0) return none;
  const words = terms.map(({ variants }) => anyOf(variants));
  const newest = selectNewest(viewer, now, anyWord(selectRarest(terms)), {
    columns: sql`c.key, c.record_type, c.published_at, c.holds_until, c.tsv, c.passage_words`,
    limit: MAX_RANKED,
  });
  const matches = await guess(db, (tx) =>
    sql<Match>`
    with terms as materialized (
      select words, weight
      from unnest(array[${sql.join(words)}]::tsquery[], ${terms.map(({ weight }) => weight)}::float8[])
        as list (words, weight)
    ),
    newest as materialized (${newest} limit ${sql.lit(MAX_RANKED)})
    select key, record_type
    from newest,
      lateral (
        select
          count(*) as found, sum(weight) as total,
          sum(weight) filter (where ts_filter(tsv, '{a}') @@ words) as in_title
        from terms
        where tsv @@ words
      ) in_record,
      lateral (
        select max(in_passage) as in_best_passage
        from unnest(passage_words) passage,
          lateral (select sum(weight) as in_passage from terms where passage @@ words) each_passage
      ) in_passages
    where found >= ${sql.lit(Math.min(MIN_FOUND, terms.length))}
    order by
      ${hasEnded('newest', toEasternDay(now.getTime()))},
      total + coalesce(in_title, 0) + coalesce(in_best_passage, 0) desc,
      published_at desc,
      key desc
    limit ${sql.lit(MAX_CLOSEST)}
  `.execute(tx),
  );
  return { matches, words: { whole: anyWord(terms) } };
}

type WeighedTerm = {
  variants: readonly string[];
  /** About how many records have it. */
  records: number;
  weight: number;
};

const anyWord = (terms: readonly WeighedTerm[]) =>
  sql`(${sql.join(
    terms.map(({ variants }) => anyOf(variants)),
    sql` || `,
  )})`;

/** Returns the rarest terms. An index finds the records with these terms quickly. Always returns at least two, if there are two. */
function selectRarest(terms: readonly WeighedTerm[]): WeighedTerm[] {
  let records = 0;
  return terms
    .toSorted((one, other) => one.records - other.records)
    .filter((term, index) => {
      records += term.records;
      return index < MIN_FOUND || records <= MAX_RECORDS;
    });
}

/**
 * Returns the terms, each with a weight. The fewer records have a term, the larger its weight. Stop words, and words that no
 * record has, are left out.
 */
async function weighTerms(
  db: Kysely<Database>,
  terms: readonly (readonly string[])[],
): Promise<WeighedTerm[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<{ position: number; records: number | null }>`
    select position::int, (
      select max(k.records) from known_words k
      where k.word = any(regexp_split_to_array(lower(variants), '[^a-z]+'))
    ) as records
    from unnest(
      ${terms.map((variants) => variants.join(' '))}::text[],
      array[${sql.join(terms.map((variants) => anyOf(variants)))}]::tsquery[]
    ) with ordinality as list (variants, words, position)
    where numnode(words) > 0
  `.execute(db);
  return rows.flatMap(({ position, records: knownRecords }) => {
    const variants = terms[position - 1] ?? [];
    if (knownRecords === null && variants.every((variant) => KNOWN_WORD.test(variant))) return [];
    const records = knownRecords ?? UNKNOWN_RECORDS;
    return { variants, records, weight: 1 / Math.log(3 + records) };
  });
}
