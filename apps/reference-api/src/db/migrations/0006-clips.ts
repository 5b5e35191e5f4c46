import { sql, type Kysely } from 'kysely';

/** Adds the videos in content, and their captions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table clips (
    name text primary key,
    webm bytea not null,
    vtt text not null
  )`.execute(db);
}
