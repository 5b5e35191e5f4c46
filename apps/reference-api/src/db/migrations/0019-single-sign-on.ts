import { sql, type Kysely } from 'kysely';

/**
 * Stores sign-ins in progress, SAML messages that were already used, this host's keys as a SAML service provider, and the identity
 * providers' sessions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table sso_requests (
      handle_hash text primary key,
      path text not null,
      code_challenge text,
      browser_hash text not null,
      secrets jsonb not null,
      expires_at double precision not null
    )`,
    sql`create index sso_requests_by_end on sso_requests (expires_at)`,
    sql`create table sso_used_messages (
      message_hash text primary key,
      expires_at double precision not null
    )`,
    sql`create index sso_used_messages_by_end on sso_used_messages (expires_at)`,
    sql`create table saml_keys (
      id text primary key,
      certificate text not null,
      private_jwe text not null
    )`,
    sql`alter table sign_in_codes add column provider_session jsonb`,
    sql`alter table sign_ins add column provider_session jsonb`,
    sql`create index sign_ins_of_provider on sign_ins
      ((provider_session->>'issuer'), (provider_session->>'subject'))
      where provider_session is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
