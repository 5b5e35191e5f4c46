import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

async function open(pglite: PGlite) {
  const database = await openDatabase({ kind: 'embedded', pglite });
  onTestFinished(() => database.close());
  return database.db;
}

it('says what to do if the database lacks the search extensions', async () => {
  const migration = migrate(await open(await PGlite.create()));
  await expect(migration).rejects.toThrow(SettingsError);
  await expect(migration).rejects.toThrow(/create extension if not exists fuzzystrmatch/);
});

it('completes a database whose first migration could not create an extension', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  await sql`drop extension pg_trgm cascade`.execute(db);
  await sql`drop extension fuzzystrmatch`.execute(db);
  // Before that migration, a database also lacks what later migrations create.
  await sql`drop function count_content_changes cascade`.execute(db);
  await sql`drop function recount_content`.execute(db);
  await sql`drop table content_counts`.execute(db);
  await sql`drop table search_synonyms`.execute(db);
  await sql`alter table content_records drop column holds_from`.execute(db);
  await sql`alter table content_records drop column related`.execute(db);
  await sql`alter table content_records drop column passage_words, drop column passages`.execute(
    db,
  );
  await sql`drop function passage_words`.execute(db);
  await sql`drop table sso_requests, sso_used_messages, saml_keys`.execute(db);
  await sql`drop table ended_provider_sessions, rate_limits, audit_log`.execute(db);
  await sql`drop function protect_audit_log`.execute(db);
  await sql`alter table sign_in_codes drop column provider_session`.execute(db);
  await sql`alter table sign_ins drop column provider_session`.execute(db);
  await sql`delete from kysely_migration where name >= '0012-extensions'`.execute(db);
  await migrate(db);
  const { rows } = await sql`
    select levenshtein('hail', 'hall') as edits, indexname
    from pg_indexes where indexname = 'content_title_trigrams'
  `.execute(db);
  expect(rows).toEqual([{ edits: 1, indexname: 'content_title_trigrams' }]);
});
