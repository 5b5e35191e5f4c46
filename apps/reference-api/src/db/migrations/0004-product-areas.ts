import { sql, type Kysely } from 'kysely';

/** Adds the area of a product, which lists filter by and access rules check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table content_records add column area text`,
    // The indexes include the columns that decide access, so that counting reads nothing else.
    sql`drop index content_by_date`,
    sql`create index content_by_date on content_records
      (record_type, published_at desc, key desc) include (states, channel, agents, area)`,
    sql`drop index content_by_category`,
    sql`create index content_by_category on content_records
      (record_type, category, published_at desc, key desc) include (states, channel, agents, area)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
