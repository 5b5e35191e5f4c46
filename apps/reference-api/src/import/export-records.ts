import type { ContentPart } from '@producer-portal/api';
import type { Kysely } from 'kysely';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { findPictures } from '../db/pictures.ts';
import type { Database, PreparedRecord } from '../db/tables.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { getErrorCode } from '../lib/error-code.ts';
import { toCanonicalJson } from '../proof/canonical-json.ts';
import { SettingsError } from '../settings-error.ts';
import { toJson } from './prepare-record.ts';
import { replacePictures } from './pictures.ts';
import { isWholePage } from './read-document.ts';
import { pageFormsSchema, picturesSchema } from './site-schemas.ts';
import { readSite, type SiteDocument } from './site-storage.ts';
import { readScheduledRecords, readStoredRecords } from './stored-records.ts';
import { readVocabulary, shortenReferences, type Vocabulary } from './vocabulary.ts';

/** Folder for the scheduled versions of records that are already published. An import skips this folder. */
const SCHEDULED_UPDATES_FOLDER = '_scheduled';

/**
 * Writes all records, and everything else that an import accepts, to a new folder. Each record is an HTML file with front
 * matter, in the form that `importRecords` reads, with its attachments and pictures. A dated record is exported as its newest revision.
 *
 * @returns The number of documents.
 * @throws SettingsError If the folder is not empty, or if a record's file is missing in the storage.
 */
export async function exportRecords(
  db: Kysely<Database>,
  files: FileStorage,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOTDIR') throw error;
    return [folder];
  });
  if (existing.length > 0) {
    throw new SettingsError(`${folder} is not empty. Choose a new folder.`);
  }
  const site = await readSite(db);
  const vocabulary = await readVocabulary(db, site);
  for (const document of site) await exportSiteDocument(document, { vocabulary, files, folder });
  const publishedRecords: readonly PreparedRecord[] = await readStoredRecords(db);
  const scheduledRecords = await readScheduledRecords(db);
  for (const prepared of publishedRecords)
    await exportRecord(prepared, '', { vocabulary, files, folder });
  for (const prepared of scheduledRecords) {
    const { record_type, slug } = prepared.record;
    const isUpdate = publishedRecords.some(
      ({ record }) => record.record_type === record_type && record.slug === slug,
    );
    await exportRecord(prepared, isUpdate ? SCHEDULED_UPDATES_FOLDER : '', {
      vocabulary,
      files,
      folder,
    });
  }
  return site.length + publishedRecords.length + scheduledRecords.length;
}

type Target = { vocabulary: Vocabulary; files: FileStorage; folder: string };

/** Writes a page, a menu, a text of the site, or a list that documents refer to. */
async function exportSiteDocument(
  document: SiteDocument,
  { vocabulary, files, folder }: Target,
): Promise<void> {
  const { type, slug, fields } = document;
  const path = join(folder, type, `${slug}.html`);
  await mkdir(dirname(path), { recursive: true });
  const hashes = new Map(document.files.map(({ id, hash }) => [id, hash]));
  const { title, contents, forms, ...rest } = await exportPictures(
    v.parse(siteFieldsSchema, fields),
    path,
    hashes,
    files,
  );
  const exportedForms: unknown[] = [];
  for (const { attachment_id, ...form } of forms ?? []) {
    const hash = hashes.get(String(attachment_id));
    const file = hash === undefined ? null : await writeAttachedFile(path, hash, form.name, files);
    exportedForms.push(file === null ? { attachment_id, ...form } : { file, ...form });
  }
  const exportedFields = {
    ...shortenReferences(rest, vocabulary),
    ...(rest['id'] === slug && { id: undefined }),
    ...(exportedForms.length > 0 && { forms: exportedForms }),
  };
  await writeFile(
    path,
    formatDocument({ type, slug, ...(title != null && { title }) }, exportedFields, contents),
  );
}

const siteFieldsSchema = v.looseObject({
  ...picturesSchema.entries,
  title: v.nullish(v.string()),
  forms: v.nullish(pageFormsSchema),
});

/** Writes a file beside a document, and returns its path relative to the document. */
async function writeAttachedFile(
  document: string,
  hash: string,
  name: string,
  files: FileStorage,
): Promise<string> {
  const bytes = await files.read(hash);
  if (!bytes)
    throw new SettingsError(
      `${document}: The storage has no file ${hash} (${name}). Restore it from a backup.`,
    );
  // An import ignores folders whose names start with _.
  const file = join('_files', hash.slice(0, 16), name);
  const path = join(dirname(document), file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return file;
}

/** Writes the pictures beside a document, and replaces their addresses with paths relative to the document. */
function exportPictures<Content extends v.InferOutput<typeof picturesSchema>>(
  content: Content,
  document: string,
  hashes: ReadonlyMap<string, string>,
  files: FileStorage,
): Promise<Content> {
  const pictures = new Map(findPictures(content).map((picture) => [picture.url, picture]));
  return replacePictures(content, () => async (src) => {
    const picture = pictures.get(src);
    const hash = picture && hashes.get(picture.id);
    return hash ? writeAttachedFile(document, hash, `picture${picture.extension}`, files) : src;
  });
}

async function exportRecord(
  prepared: PreparedRecord,
  subfolder: string,
  { vocabulary, files, folder }: Target,
): Promise<void> {
  const { record } = prepared;
  const path = join(folder, subfolder, record.record_type, `${record.slug}.html`);
  await mkdir(dirname(path), { recursive: true });
  const hashes = new Map(prepared.files.map(({ id, hash }) => [id, hash]));
  const attachments: unknown[] = [];
  for (const attachment of record.attachments ?? []) {
    const hash = hashes.get(String(attachment.id));
    if (hash === undefined || !attachment.name) {
      attachments.push(attachment);
      continue;
    }
    attachments.push(await writeAttachedFile(path, hash, attachment.name, files));
  }
  const recordWithPaths = await exportPictures({ ...record }, path, hashes, files);
  await writeFile(
    path,
    formatRecord({ ...prepared, record: recordWithPaths }, attachments, vocabulary),
  );
}

/** Writes a record as front matter and HTML. */
function formatRecord(
  { record, revision, withdrawAt }: PreparedRecord,
  attachments: readonly unknown[],
  vocabulary: Vocabulary,
): string {
  const { record_type, slug, title, contents, attachments: _attachments, id, ...rest } = record;
  const fields = {
    ...(id === slug ? {} : { id }),
    ...shortenReferences({ ...rest }, vocabulary),
    ...(attachments.length > 0 && { attachments }),
    ...(withdrawAt !== null && { withdraw_at: withdrawAt }),
    ...(revision && {
      revision: {
        ...revision,
        ...(revision.scope && { scope: shortenReferences({ ...revision.scope }, vocabulary) }),
      },
    }),
  };
  return formatDocument({ type: record_type, slug, title }, fields, contents);
}

/** Writes front matter and a body. The other fields follow the first fields, sorted by name. */
function formatDocument(
  first: object,
  others: object,
  contents: readonly ContentPart[] | null | undefined,
): string {
  const [part, ...more] = contents ?? [];
  const body = part?.content ?? '';
  // A body that can't be below the front matter is a field of the front matter.
  const isBody =
    more.length === 0 && body.trim() !== '' && !body.includes('\r') && !isWholePage(body);
  const fields = { ...others, ...(!isBody && contents && { contents }) };
  const frontMatter = stringify(
    { ...first, ...sortKeys(fields) },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
  return `---\n${frontMatter}---\n${isBody ? `${body}\n` : ''}`;
}

/** Sorts the fields by name, so that the same record always has the same bytes. */
const sortKeys = (fields: object): object => JSON.parse(toCanonicalJson(toJson(fields)));
