import { cohortSchema, tagSchema, taxonomyKeys, type RedirectRecord } from '@producer-portal/api';
import { sql, type Insertable, type Kysely } from 'kysely';
import * as v from 'valibot';
import { addAttachments } from '../db/attachments.ts';
import { getPagePassages } from '../db/passages.ts';
import { findPictures, toPictureRows } from '../db/pictures.ts';
import type { Database, PreparedRecord } from '../db/tables.ts';
import { getContentType } from './attachments.ts';
import {
  contactEntrySchema,
  pageFormsSchema,
  pageTextsSchema,
  redirectListSchema,
  sortRedirects,
  picturesSchema,
  type SiteType,
} from './site-schemas.ts';

/** A document that is not a record: a page, a menu, a text of the site, or a list that documents refer to. */
export type SiteDocument = {
  readonly type: SiteType;
  readonly slug: string;
  /** The fields besides type and slug. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The files of its forms, and its pictures. */
  readonly files: PreparedRecord['files'];
};

type SiteList = 'cohorts' | 'contacts' | 'platforms' | 'tags';

/** Reads all documents that are not records. */
export async function readSite(db: Kysely<Database>): Promise<SiteDocument[]> {
  const rows = await db.selectFrom('site_documents').selectAll().execute();
  const hashes = await readHashes(db);
  const stored = new Map(rows.map(({ name, document }) => [name, document]));
  const listParts = (name: 'menus' | 'statics') =>
    Object.entries(v.parse(v.record(v.string(), v.unknown()), stored.get(name) ?? {}));
  const parseList = <Item>(name: SiteList, item: v.GenericSchema<unknown, Item>) =>
    v.parse(v.array(item), stored.get(name) ?? []);
  const categories = await db
    .selectFrom('categories')
    .select(['group_key', 'document'])
    .orderBy('position')
    .execute();
  const toTermsDocument = (slug: string, terms: readonly unknown[]) =>
    toDocument('Terms', slug, { terms });
  return [
    ...(await readPages(db, hashes)),
    ...listParts('statics').map(([slug, block]) =>
      withPictures(toDocument('StaticText', slug, v.parse(fieldsSchema, block)), hashes),
    ),
    ...listParts('menus').map(([slug, items]) => toDocument('Menu', slug, { items })),
    toTermsDocument('tags', parseList('tags', tagSchema)),
    toTermsDocument('platforms', parseList('platforms', tagSchema)),
    ...taxonomyKeys.map((key) =>
      toTermsDocument(
        key,
        categories.flatMap(({ group_key, document }) => (group_key === key ? [document] : [])),
      ),
    ),
    toDocument('Contacts', 'contacts', { contacts: parseList('contacts', contactEntrySchema) }),
    toDocument('Cohorts', 'cohorts', { cohorts: parseList('cohorts', cohortSchema) }),
    toDocument('Redirects', 'redirects', { redirects: sortRedirects(await readRedirects(db)) }),
  ];
}

const fieldsSchema = v.record(v.string(), v.unknown());

const toDocument = (
  type: SiteType,
  slug: string,
  fields: SiteDocument['fields'],
): SiteDocument => ({ type, slug, fields, files: [] });

/** The hashes of the files that belong to no record, by the id of the download. */
type Hashes = ReadonlyMap<string, string | null>;

async function readHashes(db: Kysely<Database>): Promise<Hashes> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'file'])
    .where('content_key', 'is', null)
    .execute();
  return new Map(rows.map(({ id, file }) => [id, file]));
}

/** Adds the pictures of a page or text to its files. */
function withPictures(document: SiteDocument, hashes: Hashes): SiteDocument {
  const ids = findPictures(v.parse(picturesSchema, document.fields)).map(({ id }) => id);
  return { ...document, files: [...document.files, ...toFiles(ids, hashes)] };
}

const toFiles = (ids: readonly string[], hashes: Hashes): PreparedRecord['files'] =>
  ids.flatMap((id) => {
    const hash = hashes.get(id);
    return hash ? [{ id, hash }] : [];
  });

async function readPages(db: Kysely<Database>, hashes: Hashes): Promise<SiteDocument[]> {
  const pages = await db.selectFrom('simple_pages').selectAll().orderBy('slug').execute();
  return pages.map(({ slug, document }) => {
    const { slug: _slug, record_type: _type, ...fields } = v.parse(fieldsSchema, document);
    const ids = v
      .parse(pageFormsSchema, fields['forms'] ?? [])
      .map((form) => String(form.attachment_id));
    return withPictures({ type: 'SimplePage', slug, fields, files: toFiles(ids, hashes) }, hashes);
  });
}

/** Stores a document that is not a record. Replaces the document with the same type and slug. Call it in a transaction. */
export async function writeSiteDocument(
  tx: Kysely<Database>,
  document: SiteDocument,
): Promise<void> {
  const { type, slug, fields, files } = document;
  switch (type) {
    case 'SimplePage':
      await writePage(tx, document);
      break;
    case 'StaticText':
      await setPart(tx, 'statics', slug, fields);
      await addAttachments(tx, toPictureRows(v.parse(picturesSchema, fields), files, null));
      break;
    case 'Menu':
      await setPart(tx, 'menus', slug, fields['items']);
      break;
    case 'Terms':
      await (slug === 'tags' || slug === 'platforms'
        ? setList(tx, slug, fields['terms'])
        : writeCategories(tx, slug, v.parse(v.array(tagSchema), fields['terms'])));
      break;
    case 'Contacts':
      await setList(tx, 'contacts', fields['contacts']);
      break;
    case 'Cohorts':
      await setList(tx, 'cohorts', fields['cohorts']);
      break;
    case 'Redirects':
      await writeRedirects(tx, v.parse(redirectListSchema, fields['redirects']));
      break;
  }
}

async function writePage(
  tx: Kysely<Database>,
  { slug, fields, files }: SiteDocument,
): Promise<void> {
  const document = JSON.stringify({ ...fields, slug, record_type: 'SimplePage' });
  const passages = JSON.stringify(getPagePassages(v.parse(pageTextsSchema, fields)));
  await tx
    .insertInto('simple_pages')
    .values({ slug, document, passages })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ document, passages }))
    .execute();
  const hashes = new Map(files.map(({ id, hash }) => [id, hash]));
  const rows: Insertable<Database['attachments']>[] = v
    .parse(pageFormsSchema, fields['forms'] ?? [])
    .map(({ attachment_id, name }) => ({
      id: String(attachment_id),
      content_key: null,
      name,
      content_type: getContentType(name) ?? 'application/pdf',
      file: hashes.get(String(attachment_id)) ?? null,
    }));
  const pictures = toPictureRows(v.parse(picturesSchema, fields), files, null);
  await addAttachments(tx, [...rows, ...pictures]);
}

/** Replaces the categories of a group. */
async function writeCategories(
  tx: Kysely<Database>,
  group: string,
  terms: readonly object[],
): Promise<void> {
  await tx.deleteFrom('categories').where('group_key', '=', group).execute();
  const { last } = await tx
    .selectFrom('categories')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  if (terms.length === 0) return;
  await tx
    .insertInto('categories')
    .values(
      terms.map((term, index) => ({
        position: (last ?? 0) + index + 1,
        group_key: group,
        document: JSON.stringify(term),
      })),
    )
    .execute();
}

const readRedirects = (db: Kysely<Database>): Promise<RedirectRecord[]> =>
  db.selectFrom('redirect_records').select(['path', 'target as to']).execute();

/** Replaces all redirects. */
async function writeRedirects(
  tx: Kysely<Database>,
  redirects: readonly RedirectRecord[],
): Promise<void> {
  await tx.deleteFrom('redirect_records').execute();
  await sql`
    insert into redirect_records (path, target)
    select path, "to" from jsonb_to_recordset(${JSON.stringify(redirects)}::jsonb) as r (path text, "to" text)
  `.execute(tx);
}

/** Removes a page, and its files. Does nothing if there is no such page. */
export async function removePage(
  tx: Kysely<Database>,
  { slug, files }: SiteDocument,
): Promise<void> {
  await tx.deleteFrom('simple_pages').where('slug', '=', slug).execute();
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('attachments').where('id', 'in', ids).execute();
}

async function setList(tx: Kysely<Database>, name: SiteList, list: unknown): Promise<void> {
  const document = JSON.stringify(list);
  await tx
    .insertInto('site_documents')
    .values({ name, document })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ document }))
    .execute();
}

async function setPart(
  tx: Kysely<Database>,
  name: 'menus' | 'statics',
  key: string,
  value: unknown,
): Promise<void> {
  await tx
    .updateTable('site_documents')
    .set({
      document: sql<string>`document || jsonb_build_object(${key}::text, ${JSON.stringify(value)}::jsonb)`,
    })
    .where('name', '=', name)
    .execute();
}
