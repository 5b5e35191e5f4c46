import { Hono } from 'hono';
import { findAttachment, readAttachment } from '../../db/attachments.ts';
import { PICTURES_PATH, readPicture } from '../../db/pictures.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { getOrigin, type KnownOrigins } from '../../http/public-origin.ts';
import { readRecordId } from '../../http/record-id.ts';
import { signDownload, verifyDownload } from '../../session/download-links.ts';
import type { KeyRing } from '../../session/key-ring.ts';
import { attachments } from '@producer-portal/api';

const RECORD_LABEL = 'this file';

/** Route that returns a download URL. The URL works for a minute, without a session token. */
export function attachmentRoutes(keys: KeyRing, origins: KnownOrigins): Hono<AppEnv> {
  return new Hono<AppEnv>().get(attachments.download.path, async (c) => {
    const { db, now, viewer } = c.var;
    const id = readRecordId(c.req.param('id'), RECORD_LABEL);
    const file = await findAttachment(db, viewer, id);
    if (!file) throw notFound(RECORD_LABEL);
    const downloadToken = await signDownload(keys, id, now());
    return c.json({
      attachment: {
        name: file.name,
        download_url: `${getOrigin(c, origins)}/downloads/${downloadToken}`,
      },
    });
  });
}

/**
 * Route for downloads. `Content-Disposition: attachment` keeps browsers from showing a file as a page of
 * this origin.
 */
export function downloadRoutes(keys: KeyRing, files: FileStorage): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/downloads/:link', async (c) => {
    const { db, now } = c.var;
    const id = await verifyDownload(keys, c.req.param('link'), now());
    if (id === null) {
      throw new Problem(404, 'This link has expired. Go back and download the file again.');
    }
    const file = await readAttachment(db, files, id);
    if (!file) throw notFound(RECORD_LABEL);
    return c.body(Uint8Array.from(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': formatDisposition(file.name),
      'Cache-Control': 'private, no-store',
    });
  });
}

/** Route for the pictures in imported records and pages. An `<img>` sends no token, so the URL alone gives access. */
export function pictureRoutes(files: FileStorage): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${PICTURES_PATH}/:name{[\\da-f]+\\.[a-z]+}`, async (c) => {
    const [key = ''] = c.req.param('name').split('.');
    const picture = await readPicture(c.var.readDb, files, key);
    if (!picture) throw notFound('this picture');
    return c.body(Uint8Array.from(picture.bytes), 200, {
      'Content-Type': picture.contentType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Portals on other origins also show the pictures.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, max-age=86400',
    });
  });
}

/** Formats the `Content-Disposition` header, with the file name as plain ASCII and in UTF-8 (RFC 6266). */
function formatDisposition(name: string): string {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
