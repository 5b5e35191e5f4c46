import { slipsBetween } from '@producer-portal/api';
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { tradeWords } from './synonyms.ts';
import type { Database } from './tables.ts';

/** A word by itself: part of another, or joined to one by a hyphen, it may be anything. */
const WORD = /(?<![\p{L}\p{N}-])[a-z]{4,}(?![\p{L}\p{N}-])/giu;

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

/**
 * A query with every word that is written nowhere put right: by the word that is the fewest slips of the keys away, of
 * these by the one that most records hold. Nobody slips on the first letter as easily as on those after it.
 *
 * @returns null where there is nothing to be put right, and between quotes: who writes these means just that
 * @example await corrected(db, 'motorcyle rates') // 'motorcycle rates'
 */
export async function corrected(db: Kysely<Database>, query: string): Promise<string | null> {
  if (query.includes('"')) return null;
  const written = [...new Set(query.toLowerCase().match(WORD))];
  const known = await db
    .selectFrom('known_words')
    .select('word')
    .where('word', 'in', ['', ...written])
    .execute();
  const meant = new Map<string, string>();
  for (const typed of written) {
    if (tradeWords.includes(typed) || known.some(({ word }) => word === typed)) continue;
    const word = await nearest(db, typed);
    if (word) meant.set(typed, word);
  }
  if (meant.size === 0) return null;
  return query.replace(WORD, (typed) => meant.get(typed.toLowerCase()) ?? typed);
}

async function nearest(db: Kysely<Database>, typed: string): Promise<string | undefined> {
  const words = await db
    .selectFrom('known_words')
    .select('word')
    .where(sql<number>`length(word)`, '>=', typed.length - 2)
    .where(sql<number>`length(word)`, '<=', typed.length + 2)
    .orderBy('records', 'desc')
    .orderBy('word')
    .execute();
  const near = [...tradeWords, ...words.map(({ word }) => word)].flatMap((word) => {
    const slips = slipsBetween(typed, word);
    return slips === null ? [] : [{ word, distance: slips + (word[0] === typed[0] ? 0 : 0.5) }];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.word;
}
