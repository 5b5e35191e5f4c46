import { sql, type Kysely } from 'kysely';

/**
 * Adds the first day on which a guide applies. Search ranks guides in effect above later ones. Existing
 * records get it when they are next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_records add column holds_from date`.execute(db);
}
