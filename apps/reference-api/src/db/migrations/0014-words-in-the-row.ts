import { sql, type Kysely } from 'kysely';

/**
 * Stores a record's search words in its row if they fit. If a row is too large, PostgreSQL moves its document
 * and body to the TOAST table first: a search reads those of only 20 records, but the words of 500. Existing
 * records change when their text is next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_records alter column tsv set storage main`.execute(db);
}
