import { sql, type Kysely } from 'kysely';

/**
 * Keeps the search words (`tsv`) in the row. A search reads the words of 500 records, but the document and body of only 20. So
 * if a row is too large, PostgreSQL should move the document and body to the TOAST table first. Existing rows change when their
 * text is next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_records alter column tsv set storage main`.execute(db);
}
