import type { Kysely } from 'kysely';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Database, PreparedRecord } from '../db/tables.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { errorCode } from '../lib/error-code.ts';
import { toCanonicalJson } from '../proof/canonical-json.ts';
import { SettingsError } from '../settings-error.ts';
import { toJson } from './prepare-record.ts';
import { isWholePage } from './read-document.ts';
import { readScheduledRecords, readStoredRecords } from './stored-records.ts';
import { readVocabulary, shortenReferences, type Vocabulary } from './vocabulary.ts';

/** Folder for the scheduled versions of records that are already published. An import skips this folder. */
const UPDATES = '_scheduled';

/**
 * Writes all records and their attachments to a new folder. Each record is an HTML file with front matter, in the form
 * that `importRecords` reads. A dated record is exported as its newest revision.
 *
 * @returns the number of records.
 * @throws SettingsError If the folder is not empty.
 */
export async function exportRecords(
  db: Kysely<Database>,
  files: FileStorage,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOTDIR') throw error;
    return [folder];
  });
  if (existing.length > 0) {
    throw new SettingsError(`${folder} is not empty. Name a new folder.`);
  }
  const vocabulary = await readVocabulary(db);
  const published: readonly PreparedRecord[] = await readStoredRecords(db);
  const scheduled = await readScheduledRecords(db);
  for (const prepared of published) await exportRecord(prepared, '', { vocabulary, files, folder });
  for (const prepared of scheduled) {
    const { record_type, slug } = prepared.record;
    const isUpdate = published.some(
      ({ record }) => record.record_type === record_type && record.slug === slug,
    );
    await exportRecord(prepared, isUpdate ? UPDATES : '', { vocabulary, files, folder });
  }
  return published.length + scheduled.length;
}

async function exportRecord(
  prepared: PreparedRecord,
  group: string,
  { vocabulary, files, folder }: { vocabulary: Vocabulary; files: FileStorage; folder: string },
): Promise<void> {
  const { record } = prepared;
  const path = join(folder, group, record.record_type, `${record.slug}.html`);
  await mkdir(dirname(path), { recursive: true });
  const hashes = new Map(prepared.files.map(({ id, hash }) => [id, hash]));
  const attachments: unknown[] = [];
  for (const attachment of record.attachments ?? []) {
    const hash = hashes.get(String(attachment.id));
    if (hash === undefined || !attachment.name) {
      attachments.push(attachment);
      continue;
    }
    // The import skips documents in folders whose names start with _.
    const file = join('_files', hash.slice(0, 16), attachment.name);
    await mkdir(dirname(join(dirname(path), file)), { recursive: true });
    await writeFile(join(dirname(path), file), await files.read(hash));
    attachments.push(file);
  }
  await writeFile(path, formatDocument(prepared, attachments, vocabulary));
}

/** Writes a record as front matter and HTML. */
function formatDocument(
  { record, revision, withdrawAt }: PreparedRecord,
  attachments: readonly unknown[],
  vocabulary: Vocabulary,
): string {
  const { record_type, slug, title, contents, attachments: _attachments, id, ...rest } = record;
  const [part, ...others] = contents ?? [];
  const body = part?.content ?? '';
  // Contents that can't be the body stay in the front matter.
  const isBody =
    others.length === 0 && body.trim() !== '' && !body.includes('\r') && !isWholePage(body);
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
    ...(!isBody && contents && { contents }),
  };
  const frontMatter = stringify(
    { type: record_type, slug, title, ...sortKeys(fields) },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
  return `---\n${frontMatter}---\n${isBody ? `${body}\n` : ''}`;
}

/** Sorts the fields by name, so that the same record always has the same bytes. */
const sortKeys = (fields: object): object => JSON.parse(toCanonicalJson(toJson(fields)));
