import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { up as addRevisions } from './migrations/0020-revisions.ts';
import { up as addFilterGroups } from './migrations/0027-filter-groups.ts';
import { up as addEverydayWords } from './migrations/0030-everyday-words.ts';
import { openDatabase } from './open.ts';
import { toRecordRow, type ContentToStore } from './records.ts';
import type { Database } from './tables.ts';

async function open(pglite: PGlite) {
  const database = await openDatabase({ kind: 'embedded', pglite });
  onTestFinished(() => database.close());
  return database.db;
}

it('says what to do if the database doesn’t have the extensions for search', async () => {
  const migration = migrate(await open(await PGlite.create()));
  await expect(migration).rejects.toThrow(SettingsError);
  await expect(migration).rejects.toThrow(/create extension if not exists fuzzystrmatch/);
});

it('refuses a database that a newer version has updated', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  await sql`
    insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')
  `.execute(db);
  const migration = migrate(db);
  await expect(migration).rejects.toThrow(SettingsError);
  await expect(migration).rejects.toThrow(/9999-from-the-future.*Start that version/);
});

async function dropRevisions(db: Kysely<Database>) {
  await sql`
    drop table revision_acknowledgements, revision_reads, revision_periods, revisions
  `.execute(db);
  await sql`drop function keep_revisions, keep_evidence`.execute(db);
  await sql`drop table filter_groups`.execute(db);
  await sql`drop function complete_period, regroup_periods, find_filter_group cascade`.execute(db);
}

it('completes a database whose first migration could not create an extension', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  await sql`drop extension pg_trgm cascade`.execute(db);
  await sql`drop extension fuzzystrmatch`.execute(db);
  // A database in this state doesn't have anything that later migrations create.
  await sql`drop function count_content_changes cascade`.execute(db);
  await sql`drop function recount_content`.execute(db);
  await sql`drop table content_counts`.execute(db);
  await dropRevisions(db);
  await sql`drop table search_synonyms`.execute(db);
  await sql`alter table content_records drop column holds_from`.execute(db);
  await sql`alter table content_records drop column related`.execute(db);
  await sql`alter table content_records drop column passage_words, drop column passages`.execute(
    db,
  );
  await sql`
    alter table simple_pages drop column passage_words, drop column tsv, drop column passages
  `.execute(db);
  await sql`drop function passage_words`.execute(db);
  await sql`drop table sso_requests, sso_used_messages, saml_keys`.execute(db);
  await sql`drop table ended_provider_sessions, rate_limits, audit_log`.execute(db);
  await sql`drop function protect_audit_log`.execute(db);
  await sql`alter table content_records drop column withdraw_at`.execute(db);
  await sql`alter table attachments drop column file`.execute(db);
  await sql`drop table scheduled_records`.execute(db);
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

it('adds everyday words to the synonyms, except to rows that an administrator has edited', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  const list = async () =>
    (await db.selectFrom('search_synonyms').select('terms').execute()).map(({ terms }) => terms);
  expect(await list()).toContainEqual(expect.arrayContaining(['MH', 'double-wide']));
  await sql`truncate search_synonyms`.execute(db);
  const edited = ['MH', 'mobile home', 'prefab'];
  const unedited = ['RV', 'motor home', 'recreational vehicle'];
  await db
    .insertInto('search_synonyms')
    .values([{ terms: edited }, { terms: unedited }])
    .execute();
  await addEverydayWords(db as never);
  const terms = await list();
  expect(terms).toContainEqual(edited);
  expect(terms.find(([first]) => first === 'RV')).toHaveLength(unedited.length + 1);
  expect(terms).toContainEqual(['golf cart', 'golf car']);
});

it('gives existing dated records a first revision, and marks it as read for users who have read the record', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  await dropRevisions(db);
  const toRow = (record: ContentToStore) => ({
    ...toRecordRow(record),
    published_at: '2026-03-02T14:05:30Z',
  });
  const storedRecords = await db
    .insertInto('content_records')
    .values(
      [
        { id: 1, record_type: 'Alert', title: 'Storm', effective_until: '2026-03-08' },
        {
          id: 2,
          record_type: 'RateBulletin',
          title: 'New',
          slug: 'new',
          new_business_on: '2026-04-01',
        },
        { id: 3, record_type: 'RateBulletin', title: 'Old', superseded_by: 'new' },
        { id: 4, record_type: 'JobAid', title: 'Not dated' },
      ].map(toRow),
    )
    .returning('key')
    .execute();
  await db
    .insertInto('content_reads')
    .values({ uuid: 'user', content_key: storedRecords[0]!.key, read_at: new Date('2026-03-03') })
    .execute();
  await addRevisions(db as never);
  await sql`set timezone to 'UTC'`.execute(db);
  const { rows } = await sql`
    select revision_id, array_agg(distinct period::text) as periods
    from revision_periods group by 1 order by 1
  `.execute(db);
  expect(rows).toEqual([
    { revision_id: 'Alert-1-1', periods: ['["2026-03-02 14:05:00+00","2026-03-09 04:00:00+00")'] },
    { revision_id: 'RateBulletin-2-1', periods: ['["2026-04-01 04:00:00+00",)'] },
    {
      revision_id: 'RateBulletin-3-1',
      periods: ['["2026-03-02 14:05:00+00","2026-04-01 04:00:00+00")'],
    },
  ]);
  expect(await db.selectFrom('revision_reads').select(['uuid', 'revision_id']).execute()).toEqual([
    { uuid: 'user', revision_id: 'Alert-1-1' },
  ]);
});

it('adds the values for filtering and sorting lists to the periods of existing revisions', async () => {
  const db = await open(await openEmbedded({}));
  await migrate(db);
  await dropRevisions(db);
  const record = {
    id: 1,
    record_type: 'Alert',
    title: 'Storm',
    states: [{ code: 'OH', name: 'Ohio' }],
    published_at: '2026-03-02T14:05:30Z',
    effective_until: '2026-03-08',
  };
  await db.insertInto('content_records').values(toRecordRow(record)).execute();
  await addRevisions(db as never);
  // The record was for all states later, without a new revision.
  await db
    .updateTable('content_records')
    .set({ states: ['*'] })
    .execute();
  await addFilterGroups(db as never);
  const { rows } = await sql`
    select p.kind, p.published_at, p.in_effect_from, p.in_effect_until, g.states, n.states as record_states
    from revision_periods p
    join filter_groups g on g.id = p.group_id
    join filter_groups n on n.id = p.record_group_id
    order by 1
  `.execute(db);
  expect(rows).toEqual(
    ['new_business', 'renewal'].map((kind) => ({
      kind,
      published_at: new Date(record.published_at),
      in_effect_from: new Date('2026-03-02T14:05:00Z'),
      in_effect_until: new Date('2026-03-09T04:00:00Z'),
      states: ['OH'],
      record_states: ['*'],
    })),
  );
});
