import type { ContentRecord, SimplePage } from '@producer-portal/api';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { FileStorage } from '../files/file-storage.ts';
import { canGenerate, generateFile, type FileSource } from '../files/generate-file.ts';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import type { Database } from './tables.ts';

const PDF = 'application/pdf';
/** Videos of this type are in the table `clips`, not in the file storage. */
const VIDEO = 'video/webm';

/**
 * Whether files of this type can be outside the file storage, because the host can generate them from the record or stores
 * them in the database as videos. An imported file of such a type is in the file storage.
 */
export const isOutsideFileStorage = (contentType: string): boolean =>
  contentType === VIDEO || canGenerate(contentType);

/** Adds attachments. Existing attachments with the same id don't change. */
export async function addAttachments(
  db: Kysely<Database>,
  rows: readonly Insertable<Database['attachments']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('attachments')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns the record with the sizes of its generated files in `attachments`. */
export async function withFileSizes<Item extends ContentRecord>(record: Item): Promise<Item> {
  if (!record.attachments) return record;
  const attachments = record.attachments.map(async (file) => {
    const { name, content_type: type } = file;
    if (!name || !type || !canGenerate(type)) return file;
    return { ...file, size: (await generateFile(name, type, record)).byteLength };
  });
  return { ...record, attachments: await Promise.all(attachments) };
}

/** Creates the rows of the downloads outside the file storage: the files of records, and the forms of pages. */
export function toAttachmentRows(
  records: readonly ContentRecord[],
  pages: readonly SimplePage[],
  getContentKey: (record: ContentRecord) => number,
): Insertable<Database['attachments']>[] {
  const recordFiles = records.flatMap((record) =>
    (record.attachments ?? []).flatMap(({ id, name, content_type }) =>
      name && content_type && isOutsideFileStorage(content_type)
        ? [{ id: String(id), content_key: getContentKey(record), name, content_type, file: null }]
        : [],
    ),
  );
  const forms = pages.flatMap(({ forms: pageForms }) =>
    (pageForms ?? []).map(({ attachment_id, name }) => ({
      id: String(attachment_id),
      content_key: null,
      name,
      content_type: PDF,
      file: null,
    })),
  );
  return [...recordFiles, ...forms];
}

/** Finds a file that the viewer can download, and returns its name. `null` if there is none. */
export async function findAttachment(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom('attachments as a')
    .leftJoin('content_records as c', 'c.key', 'a.content_key')
    .select('a.name')
    .where('a.id', '=', id)
    .where((eb) => eb.or([eb('a.content_key', 'is', null), eb(visibleTo(viewer), 'is', true)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Reads a stored file or video, or generates any other file. `null` if the id is unknown, or its file, record, or video is missing. */
export async function readAttachment(
  db: Kysely<Database>,
  files: FileStorage,
  id: string,
): Promise<{ name: string; contentType: string; bytes: Uint8Array } | null> {
  const row = await db
    .selectFrom('attachments as a')
    .leftJoin('content_records as c', 'c.key', 'a.content_key')
    .leftJoin('simple_pages as p', (join) =>
      join.on(
        sql<boolean>`p.document->'forms' @> jsonb_build_array(jsonb_build_object('attachment_id', a.id))`,
      ),
    )
    .leftJoin('clips as f', (join) =>
      join.on(sql<boolean>`c.document #>> '{sources,0,url}' = '/sample/' || f.name || '.webm'`),
    )
    .select([
      'a.name',
      'a.content_type',
      'a.file',
      'f.webm',
      sql<FileSource | null>`coalesce(c.document, p.document)`.as('source'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { name, content_type, file, source, webm } = row;
  if (file !== null) {
    const bytes = await files.read(file);
    return bytes && { name, contentType: content_type, bytes };
  }
  if (!source) return null;
  if (content_type === VIDEO) return webm && { name, contentType: VIDEO, bytes: webm };
  return { name, contentType: content_type, bytes: await generateFile(name, content_type, source) };
}
