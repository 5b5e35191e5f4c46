import { editDistance } from '@producer-portal/api';
import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { notExpiredOn, visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import type { Synonyms } from './synonyms.ts';
import type { Database } from './tables.ts';

/**
 * A standalone word, not part of a hyphenated one. Longer strings are not words, and PostgreSQL
 * compares at most 255 letters.
 */
const WORD = /(?<![\p{L}\p{N}-])[a-z]{4,60}(?![\p{L}\p{N}-])/giu;

/** Maximum number of words to correct per query, because each word is compared with thousands of known words. */
const MAX_CORRECTIONS = 3;

/** Maximum number of candidates to read from the database, those with the fewest edits first. */
const MAX_CANDIDATES = 500;

/** Maximum number of candidates to look up in records that the viewer can see, nearest first. */
const MAX_NEAREST = 20;

/**
 * Fills `known_words` with the words of all records and the number of records with each.
 *
 * @param changedKeys The keys of the changed records, to add only their words. A known word keeps its number of records, unless
 *   more of these records have it. @default all records
 */
export async function indexKnownWords(
  db: QueryExecutorProvider,
  changedKeys?: readonly number[],
): Promise<void> {
  const condition = changedKeys
    ? sql.raw(`where key in (${['0', ...changedKeys.map(Number)].join(',')})`)
    : sql``;
  await sql`
    insert into known_words (word, records)
    select word, ndoc
    from ts_stat($$
      select to_tsvector('simple', translate(concat_ws(' ', title, terms, body), '<>', '  '))
      from content_records ${condition}
    $$)
    where word ~ '^[a-z]{4,}$'
    on conflict (word) do update set records = greatest(known_words.records, excluded.records)
  `.execute(db);
}

/**
 * Whether a word is complete: a record has it, and no other known word starts with it, except forms
 * of the same word (motorcycle, motorcycles). A complete word needs no prefix search.
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

/** The viewer, the current day, and the synonyms. They decide which words are known. */
type SpellingContext = { viewer: Viewer; today: string; synonyms: Synonyms };

/**
 * Corrects the first three words of a query that occur in no record that the viewer can see. Each word is replaced with the
 * known word at the smallest edit distance. If there are several, the most frequent one is used. A typo in the first letter
 * is less likely than in other letters.
 *
 * @returns `null` if there is nothing to correct, or if the query has quotes, which mean an exact match.
 * @example await correctSpelling(db, context, 'motorcyle rates') // 'motorcycle rates'
 */
export async function correctSpelling(
  db: Kysely<Database>,
  context: SpellingContext,
  query: string,
): Promise<string | null> {
  if (query.includes('"')) return null;
  const queryWords = [...new Set(query.toLowerCase().match(WORD))];
  if (queryWords.length === 0) return null;
  const knownWords = await findKnownWords(db, context, queryWords);
  const corrections = new Map<string, string>();
  for (const typed of queryWords
    .filter((word) => !knownWords.has(word))
    .slice(0, MAX_CORRECTIONS)) {
    const word = await findNearestWord(db, context, typed);
    if (word) corrections.set(typed, word);
  }
  if (corrections.size === 0) return null;
  return query.replace(WORD, (typed) => corrections.get(typed.toLowerCase()) ?? typed);
}

/**
 * Returns the words that are industry terms or in a record that the viewer can see. A stop word that
 * searches ignore (`with`, `their`) counts as known.
 */
async function findKnownWords(
  db: Kysely<Database>,
  { viewer, today, synonyms }: SpellingContext,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const knownSynonyms = words.filter((word) => synonyms.words.has(word));
  const otherWords = words.filter((word) => !synonyms.words.has(word));
  if (otherWords.length === 0) return new Set(knownSynonyms);
  // One subquery per word, so that PostgreSQL's planner can estimate how common each word is.
  const subqueries = otherWords.map((word) => {
    const wordQuery = sql`plainto_tsquery('english', ${word})`;
    return sql`
      select word from known_words
      where word = ${word} and (numnode(${wordQuery}) = 0 or exists (
        select from content_records c
        where c.tsv @@ ${wordQuery} and ${visibleTo(viewer)} and ${notExpiredOn(today)}
      ))`;
  });
  const { rows } = await sql<{ word: string }>`${sql.join(subqueries, sql` union all `)}`.execute(
    db,
  );
  return new Set([...knownSynonyms, ...rows.map(({ word }) => word)]);
}

/**
 * Finds the nearest word that the viewer can see, with the same first or last letter.
 *
 * Levenshtein distance counts swapped letters as two edits, and `editDistance` as one. So SQL only
 * finds candidates, and `editDistance` decides, as it does in the portal when it shows the
 * corrected word.
 */
async function findNearestWord(
  db: Kysely<Database>,
  context: SpellingContext,
  typed: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select word
    from known_words
    where length(word) between ${typed.length - 2} and ${typed.length + 2}
      and (left(word, 1) = ${typed.slice(0, 1)} or right(word, 1) = ${typed.slice(-1)})
    order by levenshtein_less_equal(word, ${typed}, 4), records desc, word
    limit ${sql.lit(MAX_CANDIDATES)}
  `.execute(db);
  const nearestWords = [...context.synonyms.words, ...rows.map(({ word }) => word)]
    .flatMap((word) => {
      const edits = editDistance(typed, word);
      return edits === null ? [] : [{ word, distance: edits + (word[0] === typed[0] ? 0 : 0.5) }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEAREST)
    .map(({ word }) => word);
  const knownWords = await findKnownWords(db, context, nearestWords);
  return nearestWords.find((word) => knownWords.has(word));
}
