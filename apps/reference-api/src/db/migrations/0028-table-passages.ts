import { sql, type Kysely } from 'kysely';

/** Removes the passages of records with a table. The host then extracts them again, with the rows of the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update content_records set passages = null
    where passages is not null and document->'contents'->0->>'content' ~* '<table'
  `.execute(db);
}
