import { sql, type Kysely } from 'kysely';

/** Prepares the indexes for a million records: counts don't read the records, and searches start with the newest ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'btree_gin'`.execute(db);
  const statements = [
    // The index includes the columns that decide access, so that counting reads nothing else.
    sql`drop index content_by_date`,
    sql`create index content_by_date on content_records
      (record_type, published_at desc, key desc) include (states, channel, agents)`,
    sql`drop index content_by_category`,
    sql`create index content_by_category on content_records
      (record_type, category, published_at desc, key desc) include (states, channel, agents)`,
    sql`drop index content_words`,
    rows.length > 0
      ? sql`create index content_words on content_records
          using gin (tsv, states, date_trunc('quarter', published_at at time zone 'UTC'))`
      : sql`create index content_words on content_records using gin (tsv, states)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
