import { sql, type Kysely } from 'kysely';

/** Stores the rate limits that hosts share. The table is unlogged, so the limits start over after a crash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limits (key text primary key, full_at timestamptz not null)`.execute(
    db,
  );
}
