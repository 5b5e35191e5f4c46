import { sql, type Kysely } from 'kysely';

/** The films that content shows, and their captions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table clips (
    name text primary key,
    webm bytea not null,
    vtt text not null
  )`.execute(db);
}
