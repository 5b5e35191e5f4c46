import { Hono } from 'hono';
import { findAttachment, readAttachment } from '../../db/attachments.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { originFor, type KnownOrigins } from '../../http/public-origin.ts';
import { recordId } from '../../http/record-id.ts';
import { signDownload, verifyDownload } from '../../session/download-links.ts';
import type { KeyRing } from '../../session/key-ring.ts';
import { attachments } from '@producer-portal/api';

const WHAT = 'this file';

/** Tells a reader where a file can be had for a minute: a browser that goes there sends no token. */
export function attachmentRoutes(keys: KeyRing, origins: KnownOrigins): Hono<AppEnv> {
  return new Hono<AppEnv>().get(attachments.download.path, async (c) => {
    const { db, now, viewer } = c.var;
    const id = recordId(c.req.param('id'), WHAT);
    const file = await findAttachment(db, viewer, id);
    if (!file) throw notFound(WHAT);
    const link = await signDownload(keys, id, now());
    return c.json({
      attachment: { name: file.name, download_url: `${originFor(c, origins)}/downloads/${link}` },
    });
  });
}

/** Hands out the files that links lead to: to be saved, never to be shown as a page of ours. */
export function downloadRoutes(keys: KeyRing): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/downloads/:link', async (c) => {
    const { db, now } = c.var;
    const id = await verifyDownload(keys, c.req.param('link'), now());
    if (id === null) {
      throw new Problem(
        404,
        'This link is no longer good. Please go back and ask for the file again.',
      );
    }
    const file = await readAttachment(db, id);
    if (!file) throw notFound(WHAT);
    return c.body(Uint8Array.from(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': disposition(file.name),
      'Cache-Control': 'private, no-store',
    });
  });
}

/** The name to save under, in the form of every browser and in that of old ones (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
