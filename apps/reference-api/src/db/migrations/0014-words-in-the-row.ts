import { sql, type Kysely } from 'kysely';

/**
 * Stores a record's search words in its row if they fit. A search reads the words of 500 records, but
 * the document and body of only 20, so those move to the TOAST table first. Existing records change
 * when their text is next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_records alter column tsv set storage main`.execute(db);
}
