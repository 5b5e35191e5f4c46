import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A short list that is the same for everybody. */
export type SiteList = 'cohorts' | 'platforms' | 'tags';

const named = (db: Kysely<Database>, name: Database['site_documents']['name']) =>
  db.selectFrom('site_documents').select('document').where('name', '=', name);

/** A document that is the same for everybody, whole. */
export async function readSiteDocument(
  db: Kysely<Database>,
  name: 'menus' | 'statics',
): Promise<object> {
  const { document } = await named(db, name).executeTakeFirstOrThrow();
  return document;
}

/** A short list that is the same for everybody, in its order; empty where there is none. */
export async function readSiteList(db: Kysely<Database>, name: SiteList): Promise<unknown[]> {
  const document = (await named(db, name).executeTakeFirst())?.document ?? [];
  if (!Array.isArray(document)) throw new Error(`The document ${name} is no list.`);
  return document;
}
