import { sql, type Kysely } from 'kysely';

/**
 * Adds columns for more filters and sort orders: `facets` has filter keys such as `types:take20`, and `starts_at` is the
 * start of a webinar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table content_records
      add column facets text[] not null default '{}',
      add column starts_at timestamptz`,
    sql`create index content_facets on content_records using gin (facets)`,
    sql`create index content_by_start on content_records (record_type, starts_at)
      where starts_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
