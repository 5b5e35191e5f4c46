import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A document that is the same for everybody, whole. */
export async function readSiteDocument(
  db: Kysely<Database>,
  name: 'menus' | 'statics',
): Promise<object> {
  const { document } = await db
    .selectFrom('site_documents')
    .select('document')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return document;
}
