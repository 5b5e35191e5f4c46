import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A short list that is the same for all users. */
export type SiteList = 'cohorts' | 'platforms' | 'tags';

const selectDocument = (db: Kysely<Database>, name: Database['site_documents']['name']) =>
  db.selectFrom('site_documents').select('document').where('name', '=', name);

/** Reads a document that is the same for all users. */
export async function readSiteDocument(
  db: Kysely<Database>,
  name: 'menus' | 'statics',
): Promise<object> {
  const { document } = await selectDocument(db, name).executeTakeFirstOrThrow();
  return document;
}

/** Reads a list that is the same for all users. Returns an empty list if it is missing. */
export async function readSiteList(db: Kysely<Database>, name: SiteList): Promise<unknown[]> {
  const document = (await selectDocument(db, name).executeTakeFirst())?.document ?? [];
  if (!Array.isArray(document)) throw new Error(`The document ${name} is not a list.`);
  return document;
}
