import { sql, type Kysely } from 'kysely';

/**
 * Creates the two extensions that typo correction needs. The first migration skipped an extension that
 * it could not create, so the index can be missing too.
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
