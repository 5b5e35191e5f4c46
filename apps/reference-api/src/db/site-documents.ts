import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A short list that is the same for everybody. */
export type SiteList = 'cohorts' | 'platforms' | 'tags';

async function read(
  db: Kysely<Database>,
  name: Database['site_documents']['name'],
): Promise<object> {
  const { document } = await db
    .selectFrom('site_documents')
    .select('document')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return document;
}

/** A document that is the same for everybody, whole. */
export function readSiteDocument(db: Kysely<Database>, name: 'menus' | 'statics'): Promise<object> {
  return read(db, name);
}

/** A short list that is the same for everybody, in its order. */
export async function readSiteList(db: Kysely<Database>, name: SiteList): Promise<unknown[]> {
  const document = await read(db, name);
  if (!Array.isArray(document)) throw new Error(`The document ${name} is no list.`);
  return document;
}
