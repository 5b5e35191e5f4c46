import { sql, type Kysely } from 'kysely';

/**
 * Stores signing keys encrypted. Unencrypted keys count as disclosed: they are deleted, and the sessions
 * of the tokens that they signed end. The host creates a new key when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from sessions`.execute(db);
  await sql`delete from signing_keys`.execute(db);
  await sql`
    alter table signing_keys
      drop column private_jwk,
      add column public_jwk jsonb not null,
      add column private_jwe text not null,
      add column signs_from timestamptz not null
  `.execute(db);
}
