import { sql, type Kysely } from 'kysely';

/** Stores the identity provider's sessions of sign-ins that a user has just ended here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_provider_sessions (
    browser_hash text primary key,
    provider_session jsonb not null,
    expires_at double precision not null
  )`.execute(db);
}
