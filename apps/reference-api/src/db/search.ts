import { recordTypeNames } from '@producer-portal/api';
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { getErrorCode } from '../lib/error-code.ts';
import { toEasternDay } from '../lib/eastern-time.ts';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { withPrintedNumbers } from './document-number.ts';
import { TABLE_SEPARATOR } from './plain-text.ts';
import { getHostSettings } from './record-types.ts';
import { formatSnippet } from './snippet.ts';
import { correctSpelling, isComplete } from './spelling.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import type { Database, StoredRecord } from './tables.ts';

/**
 * Maximum number of matches to rank, newest first. If fewer records match by whole words, up to the
 * same number of prefix matches is added. Ranking every match of a common word is expensive, and
 * users who search for a common word usually want recent records.
 */
const MAX_RANKED = 500;

/** Minimum letters of a prefix. Two letters can be a state code (OH), so the word is searched first. */
const MIN_PREFIX_LETTERS = 2;

/** Maximum number of words to search for. A search ignores the words after them. */
const MAX_WORDS = 12;

/** Maximum number of similar titles to return when no word matches. */
const MAX_SIMILAR = 40;

/** Minimum similarity of a title to the query, from 0 to 1. */
const MIN_SIMILARITY = 0.6;

/** The time limit for results that are only guesses. */
const GUESS_TIMEOUT_MS = 500;
const STATEMENT_TIMED_OUT = '57014';

const FOR_CUSTOMERS = recordTypeNames.filter((type) => getHostSettings(type).isForCustomers);

/** The current records. */
const CURRENT_RECORDS = sql`content_records`;

/** A matching record: its internal key and its type. */
export type Match = { key: number; record_type: string };

export type SearchHit = { key: number; document: StoredRecord; read: boolean; highlight: string };

/**
 * Converts a query to a `tsquery` that includes its synonyms. Text between < and > counts as words,
 * not as a tag.
 */
export const toTsQuery = (query: string, synonyms: Synonyms) =>
  anyOf(getQueryVariants(query, synonyms));

function getQueryVariants(query: string, synonyms: Synonyms): string[] {
  const text = limitWords(query).replace(/[<>]/g, ' ');
  const queryWithNumbers = withPrintedNumbers(text);
  return [...synonyms.getVariants(text), ...(queryWithNumbers === null ? [] : [queryWithNumbers])];
}

export const anyOf = (variants: readonly string[]) =>
  sql`(${sql.join(
    variants.map((variant) => sql`websearch_to_tsquery('english', ${variant})`),
    sql` || `,
  )})`;

/** Returns the start of a query, up to its `MAX_WORDS`th word. */
function limitWords(query: string): string {
  const lastWord = [...query.matchAll(/[\p{L}\p{N}]+/gu)][MAX_WORDS - 1];
  return lastWord ? query.slice(0, lastWord.index + lastWord[0].length) : query;
}

/** Whether a query has words to find, not only words to exclude (`-roof`). */
export function hasSearchTerms(query: string): boolean {
  const terms = query.match(/-*"[^"]*"?|\S+/gu) ?? [];
  return terms.some((term) => !term.startsWith('-') && /[\p{L}\p{N}]/u.test(term));
}

type Prefix = {
  lastWord: string;
  /** Builds the `tsquery`. Most searches don't need it. */
  toWords: () => RawBuilder<unknown>;
};

/**
 * Returns the query with its last word as a prefix, because the user may still be typing. `null` if
 * the last word is excluded, or if the query has quotes, which mean an exact match.
 */
function parsePrefix(query: string, synonyms: Synonyms): Prefix | null {
  const [, precedingText = '', lastWord = ''] =
    /^(?:(.*)\s)?([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)[^\p{L}\p{N}]*$/su.exec(query) ?? [];
  if (lastWord.length < MIN_PREFIX_LETTERS || query.includes('"')) return null;
  const toWords = () => {
    const prefix = sql`to_tsquery('english', ${`${lastWord}:*`})`;
    // In `roof or boat tra`, the prefix belongs only to the words after the last `or`.
    const lastOr = /^(.*\S)\s+or(?:\s+(.*))?$/isu.exec(precedingText);
    const [, alternatives, sameAlternative = ''] = lastOr ?? [null, null, precedingText];
    const last =
      sameAlternative.trim() === ''
        ? prefix
        : sql`(${toTsQuery(sameAlternative, synonyms)} && ${prefix})`;
    return alternatives ? sql`(${toTsQuery(alternatives, synonyms)} || ${last})` : last;
  };
  return { lastWord, toWords };
}

/** Number of recent quarters to search one by one, newest first, before all other records. */
const QUARTERS = 4;

const publicationQuarter = sql`date_trunc('quarter', c.published_at at time zone 'UTC')`;

/** Returns the first day of a quarter, such as `2026-10-01T00:00:00.000Z`. */
function getQuarterStart(now: Date, quartersBack: number): string {
  const month = (Math.floor(now.getUTCMonth() / 3) - quartersBack) * 3;
  return new Date(Date.UTC(now.getUTCFullYear(), month)).toISOString();
}

/**
 * Returns the condition that an index can find a query's words. Some queries would read every record and match nearly all
 * of them: queries that only exclude words, that have such an alternative (`roof or -boat`), or that have only stop words.
 * With this condition, they find nothing.
 *
 * `querytree` returns the part of a query that an index can find: `T` if that part doesn't limit the
 * matches, and an empty string if the query has no words.
 */
const canUseIndex = (words: RawBuilder<unknown>) =>
  sql<SqlBool>`querytree(${words}) not in ('T', '')`;

/** Returns the condition that a row's record ended, or was replaced, before a day. */
export const hasEnded = (row: string, today: string) =>
  sql<SqlBool>`coalesce(${sql.ref(`${row}.holds_until`)} < ${today}::date, false)`;

/** The query as `tsquery`: with whole words, and optionally with the last word as a prefix. */
export type Words = { whole: RawBuilder<unknown>; prefixed?: RawBuilder<unknown> };

/** Matches of a search, best first, and the words that matched. */
export type SearchMatches = { matches: Match[]; words: Words };

/**
 * Finds matching records, best first. It searches for the words, and also treats the last word as a prefix. If nothing
 * matches, it corrects typos and searches again. If that also finds nothing, it looks for similar titles. The order of the
 * results is: titles equal to the query; titles with all words; matches in the title and terms (states, products, type,
 * category); matches in the body. In each group, whole words rank above prefixes, guides in effect above later ones, and
 * newer records above older ones. Ended or replaced records rank below current title and term matches, or last if only their
 * body matches.
 *
 * @param now The current time. Recent quarters are searched first.
 * @param records The records to search instead of the current records. Without the current records, similar titles aren't
 * searched.
 */
export async function findMatches(
  db: Kysely<Database>,
  viewer: Viewer,
  input: string,
  now: Date,
  records?: RawBuilder<unknown>,
): Promise<SearchMatches> {
  const query = limitWords(input);
  if (!hasSearchTerms(query)) return { matches: [], words: { whole: anyOf([query]) } };
  const synonyms = await readSynonyms(db);
  const typedMatches = await findAsTyped(db, viewer, query, synonyms, now, records);
  if (typedMatches.matches.length > 0) return typedMatches;
  const today = toEasternDay(now.getTime());
  const correctedQuery = await correctSpelling(db, { viewer, today, synonyms }, query);
  const bestMatches =
    correctedQuery === null
      ? typedMatches
      : await findAsTyped(db, viewer, correctedQuery, synonyms, now, records);
  if (bestMatches.matches.length > 0 || records) return bestMatches;
  return { ...typedMatches, matches: await findSimilar(db, viewer, query, today) };
}

/** Finds records with the words as typed, or with the last word as a prefix. */
async function findAsTyped(
  db: Kysely<Database>,
  viewer: Viewer,
  query: string,
  synonyms: Synonyms,
  now: Date,
  records?: RawBuilder<unknown>,
): Promise<SearchMatches> {
  const variants = getQueryVariants(query, synonyms);
  const titles = variants.map((variant) => variant.replaceAll('"', '').trim());
  const prefix = parsePrefix(query, synonyms);
  const isShort = prefix?.lastWord.length === MIN_PREFIX_LETTERS;
  const usesPrefix = prefix && !isShort && !(await isComplete(db, prefix.lastWord));
  const words: Words = {
    whole: anyOf(variants),
    ...(usesPrefix && { prefixed: prefix.toWords() }),
  };
  const matches = await findWords(db, viewer, words, titles, now, records);
  if (matches.length > 0 || !prefix || !isShort) return { matches, words };
  const prefixed = { whole: prefix.toWords() };
  return { matches: await findWords(db, viewer, prefixed, [], now, records), words: prefixed };
}

/**
 * Returns a statement that selects the newest visible records with the words, as `found`. The caller
 * must add the limit again.
 *
 * PostgreSQL evaluates the parts and quarters in order and stops at the limit. The search index
 * includes the quarter, so a search reads no older quarters once it has enough matches. All other
 * records are one part, because searching more quarters would read most of the index.
 */
export function selectNewest(
  viewer: Viewer,
  now: Date,
  words: RawBuilder<unknown>,
  {
    columns,
    limit,
    condition = sql`true`,
    records = CURRENT_RECORDS,
  }: {
    columns: RawBuilder<unknown>;
    limit: number;
    condition?: RawBuilder<SqlBool>;
    records?: RawBuilder<unknown> | undefined;
  },
): RawBuilder<unknown> {
  const selectPeriod = (period: RawBuilder<SqlBool>) => sql`(
    select ${columns}
    from ${records} c
    where c.tsv @@ ${words} and ${canUseIndex(words)}
      and ${visibleTo(viewer)} and ${notExpiredOn(toEasternDay(now.getTime()))} and ${period}
      and ${condition}
    order by c.published_at desc, c.key desc
    limit ${sql.lit(limit)}
  )`;
  // The next quarter is for records that are published ahead of time.
  const quarters = Array.from({ length: QUARTERS + 1 }, (_, index) =>
    getQuarterStart(now, index - 1),
  );
  return sql`
    select * from (
      select in_quarter.*
      from unnest(${quarters}::timestamp[]) quarter,
        lateral ${selectPeriod(sql`${publicationQuarter} = quarter`)} in_quarter
      union all
      ${selectPeriod(sql`${publicationQuarter} <> all(${quarters}::timestamp[])`)}
    ) found`;
}

/**
 * Finds records with the words, best first.
 *
 * @param titles Records with one of these titles rank first.
 */
async function findWords(
  db: Kysely<Database>,
  viewer: Viewer,
  { whole, prefixed }: Words,
  titles: readonly string[],
  now: Date,
  records?: RawBuilder<unknown>,
): Promise<Match[]> {
  const today = toEasternDay(now.getTime());
  const newest = (words: RawBuilder<unknown>) =>
    selectNewest(viewer, now, words, {
      columns: sql`c.key, c.record_type, c.published_at, c.title, c.tsv, c.holds_from, c.holds_until`,
      limit: MAX_RANKED,
      records,
    });
  const byWords = sql`${newest(whole)} limit ${sql.lit(MAX_RANKED)}`;
  // Enough whole-word matches make prefix matches unnecessary.
  const parts =
    prefixed === undefined
      ? sql`newest as (${byWords})`
      : sql`
        by_words as materialized (${byWords}),
        by_prefix as materialized (
          ${newest(prefixed)}
          where (select count(*) from by_words) < ${sql.lit(MAX_RANKED)}
          limit ${sql.lit(MAX_RANKED)}
        ),
        newest as (
          select * from by_words
          union all
          select * from by_prefix where key not in (select key from by_words)
        )`;
  const { rows } = await sql<Match>`
    with ${parts}
    select key, record_type
    from newest,
      -- "offset 0" computes each value once per record. Otherwise every use unpacks the words again.
      lateral (select ts_filter(tsv, '{a,b}') as title_and_terms offset 0) with_terms,
      lateral (select ts_filter(title_and_terms, '{a}') as title_words offset 0) with_title,
      lateral (select case
        when title_words @@ ${whole} then case
          when lower(title) = any(${titles.map((title) => title.toLowerCase())}::text[]) then 5
          else 4
        end
        when title_words @@ ${prefixed ?? whole} then 3
        when title_and_terms @@ ${whole} then 2
        when title_and_terms @@ ${prefixed ?? whole} then 1
        else 0
      end as match_tier offset 0) with_tier
    order by
      -- Ended records come after the others that match in the title and terms, or last of all.
      case
        when not ${hasEnded('newest', today)} then 2 * match_tier
        when match_tier > 0 then 1
        else -1
      end desc,
      match_tier desc,
      record_type = any(${FOR_CUSTOMERS}::text[]),
      -- Shorter titles rank first.
      case when match_tier in (3, 4) then least(length(title_words) / 4, 2) end,
      case when match_tier = 0 then ts_rank_cd(tsv, ${whole}, 1) end desc,
      coalesce(holds_from > ${today}::date, false),
      published_at desc,
      key desc
  `.execute(db);
  return rows;
}

/**
 * Finds titles that are similar to the query, for misspelled words.
 * Short queries, quotes, and excluded words return nothing.
 *
 * @param today Current day in Eastern Time, `YYYY-MM-DD`. Records that ended before it rank lower.
 */
async function findSimilar(
  db: Kysely<Database>,
  viewer: Viewer,
  query: string,
  today: string,
): Promise<Match[]> {
  if (query.length < 4 || /"|(?<!\S)-/u.test(query)) return [];
  return guess(db, async (tx) => {
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(MIN_SIMILARITY)}`.execute(tx);
    return sql<Match>`
      select c.key, c.record_type
      from content_records c
      where ${query} <% c.title and ${visibleTo(viewer)} and ${notExpiredOn(today)}
      order by
        word_similarity(${query}, c.title) - case when ${hasEnded('c', today)} then 0.2 else 0 end desc,
        c.published_at desc,
        c.key desc
      limit ${sql.lit(MAX_SIMILAR)}
    `.execute(tx);
  });
}

/** Runs a query for results that are only guesses. Returns none if it takes too long. */
export async function guess<Row>(
  db: Kysely<Database>,
  run: (tx: Transaction<Database>) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(GUESS_TIMEOUT_MS)}`.execute(tx);
      return (await run(tx)).rows;
    });
  } catch (error) {
    if (getErrorCode(error) === STATEMENT_TIMED_OUT) return [];
    throw error;
  }
}

/**
 * Reads records in the order of the keys, each with a highlight: the part of its body with the most
 * matches, or its start if only the title or a table matches.
 */
export async function readSearchHits(
  db: Kysely<Database>,
  viewer: Viewer,
  keys: readonly number[],
  { whole, prefixed = whole }: Words,
  records: RawBuilder<unknown> = CURRENT_RECORDS,
): Promise<SearchHit[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<SearchHit & { body: string }>`
    select c.key, c.document, prose as body, r.content_key is not null as read,
      ts_headline(
        'english', translate(prose, '<>', E'\\x01\\x02'),
        case when c.tsv @@ ${whole} then ${whole} else ${prefixed} end,
        'StartSel=[[, StopSel=]], MaxWords=36, MinWords=18, MaxFragments=1'
      ) as highlight
    from ${records} c
    cross join lateral (select split_part(c.body, ${TABLE_SEPARATOR}, 1) as prose) body_parts
    left join content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}
    where c.key = any(${keys}::int[])
    order by array_position(${keys}::int[], c.key)
  `.execute(db);
  return rows.map(({ body, highlight, ...row }) => ({
    ...row,
    highlight: formatSnippet(body, highlight),
  }));
}
