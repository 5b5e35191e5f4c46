import { recordTypeNames } from '@producer-portal/api';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { errorCode } from '../lib/error-code.ts';
import { easternDay } from '../lib/eastern-time.ts';
import { offeredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { hostFacts } from './record-types.ts';
import { snippetOf } from './snippet.ts';
import { corrected, isComplete } from './spelling.ts';
import { spellingsOf } from './synonyms.ts';
import type { Database, StoredRecord } from './tables.ts';

/**
 * Only this many of the newest matches are ranked, and as many of those by a beginning where the
 * whole words have fewer: ranking all matches of a common word costs as
 * much as there are of them, and who searches for a common word wants what is new.
 */
const MOST_RANKED = 500;

/** One letter begins everything; two may as well be a code, such as MH or OH, and are taken for one first. */
const FEWEST_LETTERS = 2;

/** Words of a query that are looked for; each costs as much as the first, and the rest is ignored. */
const MOST_WORDS = 12;

/** When no word matches, this many titles that look alike are offered. */
const MOST_ALIKE = 40;

/** How alike, from 0 to 1, a title's words must be to what was asked for. */
const ALIKE_FROM = 0.5;

/** A guess is not worth waiting for. */
const ALIKE_TIMEOUT_MS = 500;
const STATEMENT_TIMED_OUT = '57014';

const FOR_CUSTOMERS = recordTypeNames.filter((type) => hostFacts(type).isForCustomers);

/** A record that matches: its own number and its type. */
export type Match = { key: number; record_type: string };

export type FoundRecord = { key: number; document: StoredRecord; read: boolean; highlight: string };

/**
 * What a query asks for of a `tsv`, in each way in which the trade writes it. What stands between < and > are words here
 * too, not a tag.
 */
export const wordsOf = (query: string) =>
  sql`(${sql.join(
    spelled(query).map((spelling) => sql`websearch_to_tsquery('english', ${spelling})`),
    sql` || `,
  )})`;

const spelled = (query: string) => spellingsOf(firstWords(query).replace(/[<>]/g, ' '));

/** A query up to the last word that is looked for. */
function firstWords(query: string): string {
  const last = [...query.matchAll(/[\p{L}\p{N}]+/gu)][MOST_WORDS - 1];
  return last ? query.slice(0, last.index + last[0].length) : query;
}

/** Whether a query names something to find, not only what to leave out. */
function namesSomething(query: string): boolean {
  const terms = query.match(/-*"[^"]*"?|\S+/gu) ?? [];
  return terms.some((term) => !term.startsWith('-') && /[\p{L}\p{N}]/u.test(term));
}

type Prefix = { last: string; words: RawBuilder<unknown> };

/**
 * The query with its last word as the beginning of one, for who is still typing; null where that makes no sense: of what
 * shall be left out, and between quotes, for who writes these means just that.
 */
function prefixOf(query: string): Prefix | null {
  const [, before = '', last = ''] =
    /^(?:(.*)\s)?([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)[^\p{L}\p{N}]*$/su.exec(query) ?? [];
  if (last.length < FEWEST_LETTERS || query.includes('"')) return null;
  const begun = sql`to_tsquery('english', ${`${last}:*`})`;
  // What stands before the last `or` is found by itself.
  const [, others, joined = ''] = /^(.*\S)\s+or(?:\s+(.*))?$/isu.exec(before) ?? [
    null,
    null,
    before,
  ];
  const together = joined.trim() === '' ? begun : sql`(${wordsOf(joined)} && ${begun})`;
  return { last, words: others ? sql`(${wordsOf(others)} || ${together})` : together };
}

/** Quarters of a year, the newest first, that are searched one after the other before all the rest. */
const QUARTERS = 4;

const quarterOf = sql`date_trunc('quarter', c.published_at at time zone 'UTC')`;

/**
 * Conditions that part all records by when they were published, the newest first. The index on words
 * holds the quarter too, so that only as much is read as the newest matches need; all that is older is
 * not asked for by quarter, since the index would gather most of itself.
 */
function periods(now: Date): RawBuilder<SqlBool>[] {
  const starts = Array.from({ length: QUARTERS }, (_, back) => {
    const month = (Math.floor(now.getUTCMonth() / 3) - back) * 3;
    const [day] = new Date(Date.UTC(now.getUTCFullYear(), month)).toISOString().split('T');
    return sql`${day}::timestamp`;
  });
  return [
    ...starts.map(
      (start, back) => sql<SqlBool>`${quarterOf} ${back === 0 ? sql`>=` : sql`=`} ${start}`,
    ),
    sql<SqlBool>`(${quarterOf} < ${starts.at(-1)}) is true`,
  ];
}

/**
 * Whether the index can find the words. Where they are only left out, of everything or of what follows
 * an `or`, every record would be read to find nearly all of them: then nothing is found. The server
 * tells, since it knows which words count. (`querytree` says T for such words, nothing for none.)
 */
const isIndexed = (words: RawBuilder<unknown>) =>
  sql<SqlBool>`querytree(${words}) not in ('T', '')`;

/** Whether `c`, or the row of that name, was over before a day: it has ended, or another one has replaced it. */
const isOver = (row: string, today: string) =>
  sql<SqlBool>`coalesce(${sql.ref(`${row}.holds_until`)} < ${today}::date, false)`;

/** What records are found by, as a `tsquery`: whole words, and the same with the last one begun. */
export type Words = { whole: RawBuilder<unknown>; begun?: RawBuilder<unknown> };

/** What a search has found, best first, and by which words. */
export type Found = { matches: Match[]; words: Words };

/**
 * The records that match: by their words, the last one of the query being the beginning of one as well; else with
 * typos corrected; else by titles that look alike. A title that is the query itself comes first, then titles that hold all
 * its words, then records that their title and what they are about (states, products, type, category) match together, then
 * those whose body does; of each, whole words come before what begins so. What has ended or was replaced stands behind all
 * that are about it, before those that only mention it; what is over and only mentions it comes last.
 *
 * @param now the newest records are looked through first, quarter by quarter
 */
export async function findMatches(
  db: Kysely<Database>,
  viewer: Viewer,
  given: string,
  now: Date,
): Promise<Found> {
  const query = firstWords(given);
  if (!namesSomething(query)) return { matches: [], words: { whole: wordsOf(query) } };
  const written = await findWritten(db, viewer, query, now);
  if (written.matches.length > 0) return written;
  const today = easternDay(now.getTime());
  const meant = await corrected(db, { viewer, today }, query);
  const found = meant === null ? written : await findWritten(db, viewer, meant, now);
  if (found.matches.length > 0) return found;
  return { ...written, matches: await findAlike(db, viewer, query, today) };
}

/** What holds the words as they are written, or as they begin. */
async function findWritten(
  db: Kysely<Database>,
  viewer: Viewer,
  query: string,
  now: Date,
): Promise<Found> {
  const titles = spelled(query).map((spelling) => spelling.replaceAll('"', '').trim());
  const prefix = prefixOf(query);
  const isShort = prefix?.last.length === FEWEST_LETTERS;
  const isPrefix = prefix && !isShort && !(await isComplete(db, prefix.last));
  const words: Words = {
    whole: wordsOf(query),
    ...(isPrefix && { begun: prefix.words }),
  };
  const matches = await findWords(db, viewer, words, titles, now);
  if (matches.length > 0 || !prefix || !isShort) return { matches, words };
  const begun = { whole: prefix.words };
  return { matches: await findWords(db, viewer, begun, [], now), words: begun };
}

/**
 * The records that hold the words, best first.
 *
 * @param titles a record that is called so is the one that was meant
 */
async function findWords(
  db: Kysely<Database>,
  viewer: Viewer,
  { whole, begun }: Words,
  titles: readonly string[],
  now: Date,
): Promise<Match[]> {
  const today = easternDay(now.getTime());
  const newestOf = (words: RawBuilder<unknown>, period: RawBuilder<SqlBool>) => sql`(
    select c.key, c.record_type, c.published_at, c.title, c.tsv, c.holds_until
    from content_records c
    where c.tsv @@ ${words} and ${isIndexed(words)}
      and ${visibleTo(viewer)} and ${offeredOn(today)} and ${period}
    order by c.published_at desc, c.key desc
    limit ${sql.lit(MOST_RANKED)}
  )`;
  // The parts are gone through in turn, and no further than the limit.
  const newest = (words: RawBuilder<unknown>, condition: RawBuilder<SqlBool>) => sql`
    select * from (
      ${sql.join(
        periods(now).map((period) => newestOf(words, period)),
        sql` union all `,
      )}
    ) found
    where ${condition}
    limit ${sql.lit(MOST_RANKED)}`;
  // Who finds many by the whole word has no need of its beginnings.
  const isWanted = sql<SqlBool>`(select count(*) from by_words) < ${sql.lit(MOST_RANKED)}`;
  const { rows } = await sql<Match>`
    with by_words as materialized (${newest(whole, sql`true`)}),
      by_beginning as materialized (${newest(begun ?? whole, begun ? isWanted : sql`false`)}),
      newest as (
        select * from by_words
        union all
        select * from by_beginning where key not in (select key from by_words)
      )
    select key, record_type
    from newest,
      lateral (select ts_filter(tsv, '{a}') as in_title, ts_filter(tsv, '{a,b}') as about) part,
      lateral (select case
        when lower(title) = any(${titles.map((title) => title.toLowerCase())}::text[]) then 5
        when in_title @@ ${whole} then 4
        when in_title @@ ${begun ?? whole} then 3
        when about @@ ${whole} then 2
        when about @@ ${begun ?? whole} then 1
        else 0
      end as place) found_in,
      lateral (select case
        when not ${isOver('newest', today)} then place
        when place > 0 then 0.5
        else -1
      end as rank) ranked
    order by
      rank desc,
      place desc,
      record_type = any(${FOR_CUSTOMERS}::text[]),
      -- A title of few words is about these.
      case when place in (3, 4) then least(length(in_title) / 4, 2) end,
      case when place = 0 then ts_rank_cd(tsv, ${whole}, 1) end desc,
      published_at desc,
      key desc
  `.execute(db);
  return rows;
}

/**
 * Titles that look like the query, for a word that is misspelled.
 * Short words look like everything, and who writes quotes or leaves words out means just that.
 *
 * @param today in New York, as `YYYY-MM-DD`: what is over stands behind what is not
 */
async function findAlike(
  db: Kysely<Database>,
  viewer: Viewer,
  query: string,
  today: string,
): Promise<Match[]> {
  if (query.length < 4 || /"|(?<!\S)-/u.test(query)) return [];
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(ALIKE_FROM)}`.execute(tx);
      await sql`set local statement_timeout = ${sql.lit(ALIKE_TIMEOUT_MS)}`.execute(tx);
      const { rows } = await sql<Match>`
        select c.key, c.record_type
        from content_records c
        where ${query} <% c.title and ${visibleTo(viewer)} and ${offeredOn(today)}
        order by
          word_similarity(${query}, c.title) - case when ${isOver('c', today)} then 0.2 else 0 end desc,
          c.published_at desc,
          c.key desc
        limit ${sql.lit(MOST_ALIKE)}
      `.execute(tx);
      return rows;
    });
  } catch (error) {
    if (errorCode(error) === STATEMENT_TIMED_OUT) return [];
    throw error;
  }
}

/**
 * The records themselves, in the order of the keys, each with the part of its body in which most
 * words match, these marked; the beginning where only the title matches.
 */
export async function readFound(
  db: Kysely<Database>,
  viewer: Viewer,
  keys: readonly number[],
  { whole, begun = whole }: Words,
): Promise<FoundRecord[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<FoundRecord & { body: string }>`
    select c.key, c.document, c.body, r.content_key is not null as read,
      ts_headline(
        'english', translate(c.body, '<>', E'\\x01\\x02'),
        case when c.tsv @@ ${whole} then ${whole} else ${begun} end,
        'StartSel=[[, StopSel=]], MaxWords=36, MinWords=18, MaxFragments=1'
      ) as highlight
    from content_records c
    left join content_reads r on r.content_key = c.key and r.uuid = ${viewer.uuid}
    where c.key = any(${keys}::int[])
    order by array_position(${keys}::int[], c.key)
  `.execute(db);
  return rows.map(({ body, highlight, ...row }) => ({
    ...row,
    // Control characters stood in for what the server would have taken for a tag.
    highlight: snippetOf(body, highlight.replaceAll('\x01', '<').replaceAll('\x02', '>')),
  }));
}
