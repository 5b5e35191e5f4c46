import type { ContentPart, Image } from '@producer-portal/api';
import type { Insertable, Kysely } from 'kysely';
import type { FileStorage } from '../files/file-storage.ts';
import { pictureTypes } from '../files/file-signatures.ts';
import { WITHHELD } from '../policies/content.ts';
import type { Database, PreparedRecord } from './tables.ts';

/** The path of all pictures. It is under `/downloads`, which every proxy passes on to the host. */
export const PICTURES_PATH = '/downloads/pictures';

const PICTURE_URL = /\/downloads\/pictures\/([\da-f]{24})(\.[a-z]+)/g;

/** The fields of a record or page that can refer to pictures. */
type WithPictures = {
  readonly contents?: readonly ContentPart[] | null | undefined;
  readonly image?: Image | null | undefined;
};

/** The id of a picture's row. Ids of other downloads don't have this prefix, so nobody can load them as pictures. */
const toRowId = (key: string) => `picture-${key}`;

/**
 * Returns the id and the URL of a picture in a record or page.
 *
 * @param key 24 hexadecimal digits. They come from the picture's content, so nobody can guess them.
 */
export const toPictureReference = (key: string, extension: string) => ({
  id: toRowId(key),
  url: `${PICTURES_PATH}/${key}${extension}`,
});

/** Finds the pictures that a record or page shows and that this host stores. */
export function findPictures({ contents, image }: WithPictures) {
  const texts = [...(contents ?? []).map(({ content }) => content), image?.url ?? ''];
  const found = texts.flatMap((text) =>
    [...text.matchAll(PICTURE_URL)].map(([url, key = '', extension = '']) => ({
      id: toRowId(key),
      url,
      extension,
    })),
  );
  return [...new Map(found.map((picture) => [picture.id, picture])).values()];
}

/**
 * Creates the rows for the pictures in a record or page.
 *
 * @param files The stored files of the record or page. A picture that is not one of these files gets no row.
 * @param contentKey `null` for a page.
 */
export function toPictureRows(
  content: WithPictures,
  files: PreparedRecord['files'],
  contentKey: number | null,
): Insertable<Database['attachments']>[] {
  const hashes = new Map(files.map(({ id, hash }) => [id, hash]));
  return findPictures(content).flatMap(({ id, extension }) => {
    const file = hashes.get(id);
    const type = pictureTypes[extension];
    return file && type
      ? [{ id, content_key: contentKey, name: `picture${extension}`, content_type: type, file }]
      : [];
  });
}

/**
 * Reads a picture. Anyone who knows its address can see it until its record is withdrawn, because an `<img>` sends no
 * token.
 *
 * @returns `null` if there is none.
 */
export async function readPicture(
  db: Kysely<Database>,
  files: FileStorage,
  key: string,
): Promise<{ contentType: string; bytes: Uint8Array } | null> {
  const row = await db
    .selectFrom('attachments as a')
    .leftJoin('content_records as c', 'c.key', 'a.content_key')
    .select(['a.content_type', 'a.file'])
    .where('a.id', '=', toRowId(key))
    .where('c.area', 'is distinct from', WITHHELD)
    .executeTakeFirst();
  if (!row?.file) return null;
  const bytes = await files.read(row.file);
  return bytes && { contentType: row.content_type, bytes };
}
