import { sql, type Kysely } from 'kysely';
import { learnWords } from '../spelling.ts';

/** The words that are written somewhere, by which a slip of the keys is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_words (
    word text collate "C" primary key,
    records integer not null
  )`.execute(db);
  await learnWords(db);
}
