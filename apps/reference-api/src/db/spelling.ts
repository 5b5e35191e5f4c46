import { editDistance } from '@producer-portal/api';
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { offeredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { tradeWords } from './synonyms.ts';
import type { Database } from './tables.ts';

/**
 * A word by itself: part of another, or joined to one by a hyphen, it may be anything. Longer ones are
 * no words, and PostgreSQL compares none of more than 255 letters.
 */
const WORD = /(?<![\p{L}\p{N}-])[a-z]{4,60}(?![\p{L}\p{N}-])/giu;

/** Correct at most three words per query: each is compared with thousands of words. */
const MOST_CORRECTED = 3;

/** So many words of the fewest edits are candidates. */
const MOST_CANDIDATES = 500;

/** So many of the nearest candidates are looked for in what the viewer may see. */
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
type Audience = { viewer: Viewer; today: string };

/**
 * Corrects the first words of a query that are in no record that the viewer may see. Each becomes the
 * word with the fewest typos; of several, the one that the most records hold. A typo in the first
 * letter is less likely than in another.
 *
 * @returns null when there is nothing to correct, and for a query with quotes: it means just that
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
  for (const typed of written.filter((word) => !known.has(word)).slice(0, MOST_CORRECTED)) {
    const word = await nearest(db, audience, typed);
    if (word) meant.set(typed, word);
  }
  if (meant.size === 0) return null;
  return query.replace(WORD, (typed) => meant.get(typed.toLowerCase()) ?? typed);
}

/**
 * Which of the words are the trade's own, or in a record that the viewer may see. A word that searches
 * ignore (`with`, `their`) is not corrected.
 */
async function knownTo(
  db: Kysely<Database>,
  { viewer, today }: Audience,
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
        where c.tsv @@ ${wanted} and ${visibleTo(viewer)} and ${offeredOn(today)}
      ))`;
  });
  const { rows } = await sql<{ word: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set([...ofTrade, ...rows.map(({ word }) => word)]);
}

/**
 * The word that was meant: one that the viewer may see and that keeps the first or the last letter.
 *
 * Levenshtein's distance counts two letters in each other's place as two edits, and `editDistance` as
 * one. So the first only finds candidates; the second decides, as it does where the portal names the
 * word that was taken.
 */
async function nearest(
  db: Kysely<Database>,
  audience: Audience,
  typed: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select word
    from known_words
    where length(word) between ${typed.length - 2} and ${typed.length + 2}
      and (left(word, 1) = ${typed.slice(0, 1)} or right(word, 1) = ${typed.slice(-1)})
    order by levenshtein_less_equal(word, ${typed}, 4), records desc, word
    limit ${sql.lit(MOST_CANDIDATES)}
  `.execute(db);
  const near = [...tradeWords, ...rows.map(({ word }) => word)]
    .flatMap((word) => {
      const slips = editDistance(typed, word);
      return slips === null ? [] : [{ word, distance: slips + (word[0] === typed[0] ? 0 : 0.5) }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
  const known = await knownTo(db, audience, near);
  return near.find((word) => known.has(word));
}
