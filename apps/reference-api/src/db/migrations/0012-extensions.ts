import { sql, type Kysely } from 'kysely';

/**
 * Correcting typos requires two extensions. The first migration skipped them if it could not create
 * them. Such a database lacks the index too.
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
