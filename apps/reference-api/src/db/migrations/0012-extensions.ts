import { sql, type Kysely } from 'kysely';

/**
 * Typos are forgiven by two extensions, which the first migration left out where it could not create
 * them. The index is missing in such a database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists pg_trgm`,
    sql`create extension if not exists fuzzystrmatch`,
    sql`create index if not exists content_title_trigrams on content_records
      using gin (title gin_trgm_ops)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
