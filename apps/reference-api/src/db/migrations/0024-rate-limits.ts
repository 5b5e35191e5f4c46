import { sql, type Kysely } from 'kysely';

/** Stores the rate limits that hosts share. Unlogged: after a crash, they start again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limits (key text primary key, full_at timestamptz not null)`.execute(
    db,
  );
}
