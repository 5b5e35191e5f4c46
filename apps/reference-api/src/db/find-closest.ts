import { sql, type Kysely } from 'kysely';
import { toEasternDay } from '../lib/eastern-time.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { parseQuestion } from './parse-question.ts';
import {
  anyOf,
  guess,
  hasEnded,
  hasSearchTerms,
  selectNewest,
  type Match,
  type SearchMatches,
} from './search.ts';
import { readSynonyms } from './synonyms.ts';
import type { Database } from './tables.ts';

/** Maximum number of words to look for, the important ones first. */
const MAX_TERMS = 24;

/** Minimum number of the query's words in a record, unless the query has only one. */
const MIN_FOUND = 2;

/** Maximum number of records to rank, newest first. */
const MAX_RANKED = 500;

/** Maximum number of records to return. */
const MAX_CLOSEST = 20;

/** Up to this number, the records with a word are counted. All words that more records have are equally common. */
const MAX_COUNT = 1000;

/**
 * Finds the records that have most of a query's words, best first, for a query that no record matches completely, such as a
 * sentence. A record must have one of the important words. Rare words count more than common ones. A record ranks by the words in
 * its title, in its best passage, and in all of its text.
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
  if (!hasSearchTerms(query) || /"|(?<!\S)-(?=\S)/u.test(query)) return none;
  const { required, optional } = parseQuestion(query, await readSynonyms(db));
  const terms = await weighTerms(db, viewer, now, [
    ...required.map(({ variants }) => ({ variants, isRequired: true })),
    ...optional.map(({ variants }) => ({ variants, isRequired: false })),
  ]);
  if (!terms.some(({ isRequired }) => isRequired)) return none;
  const words = terms.map(({ variants }) => anyOf(variants));
  const newest = selectNewest(viewer, now, anyWord(selectRarest(terms)), {
    columns: sql`c.key, c.record_type, c.published_at, c.holds_until, c.tsv, c.passage_words`,
    limit: MAX_RANKED,
  });
  const matches = await guess(db, (tx) =>
    sql<Match>`
    with terms as materialized (
      select words, weight, is_required
      from unnest(
        array[${sql.join(words)}]::tsquery[],
        ${terms.map(({ weight }) => weight)}::float8[],
        ${terms.map(({ isRequired }) => isRequired)}::boolean[]
      ) as list (words, weight, is_required)
    ),
    newest as materialized (${newest} limit ${sql.lit(MAX_RANKED)})
    select key, record_type
    from newest,
      lateral (select ts_filter(tsv, '{a}') as title_words offset 0) with_title,
      lateral (
        select
          count(*) as found, bool_or(is_required) as has_required, sum(weight) as total,
          sum(weight) filter (where title_words @@ words) as in_title
        from terms
        where tsv @@ words
      ) in_record,
      lateral (
        select max(in_passage) as in_best_passage
        from unnest(passage_words) passage,
          lateral (select sum(weight) as in_passage from terms where passage @@ words) each_passage
      ) in_passages
    where has_required and found >= ${sql.lit(Math.min(MIN_FOUND, terms.length))}
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

type Term = { variants: readonly string[]; isRequired: boolean };

type WeighedTerm = Term & {
  /** How many records that the viewer can see have it, up to the maximum. */
  records: number;
  weight: number;
};

const anyWord = (terms: readonly Term[]) => anyOf(terms.flatMap(({ variants }) => variants));

/** Returns the terms that are not common, but at least the two rarest. An index finds the records with these terms quickly. */
const selectRarest = (terms: readonly WeighedTerm[]): WeighedTerm[] =>
  terms
    .toSorted((one, other) => one.records - other.records)
    .filter(({ records }, index) => index < MIN_FOUND || records < MAX_COUNT);

/**
 * Returns the terms that are in a record that the viewer can see, each with a weight. The fewer records have a term, the larger
 * its weight.
 */
async function weighTerms(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date,
  allTerms: readonly Term[],
): Promise<WeighedTerm[]> {
  const terms = allTerms.slice(0, MAX_TERMS);
  if (terms.length === 0) return [];
  // One subquery per term, so that PostgreSQL's planner can estimate how common each term is.
  const subqueries = terms.map(
    ({ variants }, index) => sql`
      select ${sql.lit(index)} as index, count(*)::int as records
      from (
        select from content_records c
        where c.tsv @@ ${anyOf(variants)}
          and ${visibleTo(viewer)} and ${notExpiredOn(toEasternDay(now.getTime()))}
        limit ${sql.lit(MAX_COUNT)}
      ) found`,
  );
  const rows = await guess(db, (tx) =>
    sql<{ index: number; records: number }>`${sql.join(subqueries, sql` union all `)}`.execute(tx),
  );
  return rows.flatMap(({ index, records }) => {
    const term = terms[index];
    return term && records > 0 ? { ...term, records, weight: 1 / Math.log(3 + records) } : [];
  });
}
