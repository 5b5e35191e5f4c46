import { sql, type Kysely } from 'kysely';

/** Stores the identity provider's session of a user who has just signed out, so that the browser can sign out there too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_provider_sessions (
    browser_hash text primary key,
    provider_session jsonb not null,
    expires_at double precision not null
  )`.execute(db);
}
