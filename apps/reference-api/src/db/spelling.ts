import { slipsBetween } from '@producer-portal/api';
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { offeredOn, visibleTo } from '../policies/content.ts';
import type { Reader } from '../policies/reader.ts';
import { tradeWords } from './synonyms.ts';
import type { Database } from './tables.ts';

/** A word by itself: part of another, or joined to one by a hyphen, it may be anything. */
const WORD = /(?<![\p{L}\p{N}-])[a-z]{4,}(?![\p{L}\p{N}-])/giu;

/** Whoever slips more often in one search looks it through. Each word is compared with all that are known. */
const MOST_PUT_RIGHT = 3;

/** So many of the nearest words are looked for in what the reader may see. */
const MOST_NEAR = 20;

/** Takes in the words of all records, each with the number of records that hold it. */
export async function learnWords(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into known_words (word, records)
    select word, ndoc
    from ts_stat($$
      select to_tsvector('simple', translate(concat_ws(' ', title, terms, body), '<>', '  '))
      from content_records
    $$)
    where word ~ '^[a-z]{4,}$'
    on conflict (word) do update set records = excluded.records
  `.execute(db);
}

/**
 * Whether a word is one by itself: some record holds it, and no other word that is known begins so, forms of the same
 * word (motorcycle, motorcycles) apart. Nobody needs to be asked for its beginnings.
 */
export async function isComplete(db: Kysely<Database>, typed: string): Promise<boolean> {
  const stem = (word: RawBuilder<unknown>) => sql`to_tsvector('english', ${word})::text`;
  const { rows } = await sql<{ is_complete: boolean | null }>`
    select bool_and(${stem(sql`word`)} = ${stem(sql`${typed}`)}) as is_complete
    from known_words
    where word like ${`${typed.toLowerCase()}%`}
  `.execute(db);
  return rows[0]?.is_complete ?? false;
}

/** Whose words are asked for: what is hidden from the reader, or no longer offered on the day, lends none. */
type Audience = { reader: Reader; today: string };

/**
 * A query with its first words that the reader finds nowhere put right: by the word that is the fewest slips of the keys
 * away, of these by the one that most records hold. Nobody slips on the first letter as easily as on those after it.
 *
 * @returns null where there is nothing to be put right, and between quotes: who writes these means just that
 * @example await corrected(db, audience, 'motorcyle rates') // 'motorcycle rates'
 */
export async function corrected(
  db: Kysely<Database>,
  audience: Audience,
  query: string,
): Promise<string | null> {
  if (query.includes('"')) return null;
  const written = [...new Set(query.toLowerCase().match(WORD))];
  if (written.length === 0) return null;
  const known = await knownTo(db, audience, written);
  const meant = new Map<string, string>();
  for (const typed of written.filter((word) => !known.has(word)).slice(0, MOST_PUT_RIGHT)) {
    const word = await nearest(db, audience, typed);
    if (word) meant.set(typed, word);
  }
  if (meant.size === 0) return null;
  return query.replace(WORD, (typed) => meant.get(typed.toLowerCase()) ?? typed);
}

/**
 * Which of the words are the trade's own, or stand in a record that the reader may see. A word of the language that no
 * search goes by (`with`, `their`) is none to be put right.
 */
async function knownTo(
  db: Kysely<Database>,
  { reader, today }: Audience,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const ofTrade = words.filter((word) => tradeWords.includes(word));
  const others = words.filter((word) => !tradeWords.includes(word));
  if (others.length === 0) return new Set(ofTrade);
  // A part for each word: the planner sees how common it is.
  const parts = others.map((word) => {
    const wanted = sql`plainto_tsquery('english', ${word})`;
    return sql`
      select word from known_words
      where word = ${word} and (numnode(${wanted}) = 0 or exists (
        select from content_records c
        where c.tsv @@ ${wanted} and ${visibleTo(reader)} and ${offeredOn(today)}
      ))`;
  });
  const { rows } = await sql<{ word: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set([...ofTrade, ...rows.map(({ word }) => word)]);
}

/** The word that was meant, of those that have kept their first or their last letter. */
async function nearest(
  db: Kysely<Database>,
  audience: Audience,
  typed: string,
): Promise<string | undefined> {
  const words = await db
    .selectFrom('known_words')
    .select('word')
    .where(sql<number>`length(word)`, '>=', typed.length - 2)
    .where(sql<number>`length(word)`, '<=', typed.length + 2)
    .where((where) =>
      where.or([
        where(sql`left(word, 1)`, '=', typed.slice(0, 1)),
        where(sql`right(word, 1)`, '=', typed.slice(-1)),
      ]),
    )
    .orderBy('records', 'desc')
    .orderBy('word')
    .execute();
  const near = [...tradeWords, ...words.map(({ word }) => word)]
    .flatMap((word) => {
      const slips = slipsBetween(typed, word);
      return slips === null ? [] : [{ word, distance: slips + (word[0] === typed[0] ? 0 : 0.5) }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
  const known = await knownTo(db, audience, near);
  return near.find((word) => known.has(word));
}
