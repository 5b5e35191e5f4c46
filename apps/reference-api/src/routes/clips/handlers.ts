import { Hono, type Context } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readByteRange } from '../../http/byte-range.ts';
import { notFound } from '../../http/problem.ts';

const HEADERS = { 'Cache-Control': 'public, max-age=86400' };

/** Routes for the videos in content, complete or by byte range, and for their captions. */
export function clipRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/sample/:file{[a-z0-9-]+\\.webm}', async (c) => {
      const { webm } = await findClip(c, '.webm');
      const headers = { ...HEADERS, 'Content-Type': 'video/webm', 'Accept-Ranges': 'bytes' };
      const range = readByteRange(c.req.header('Range'), webm.length);
      if (range === null) return c.body(Uint8Array.from(webm), 200, headers);
      if (range === 'unsatisfiable') {
        return c.body(null, 416, { 'Content-Range': `bytes */${webm.length}` });
      }
      const { first, last } = range;
      return c.body(Uint8Array.from(webm.subarray(first, last + 1)), 206, {
        ...headers,
        'Content-Range': `bytes ${first}-${last}/${webm.length}`,
      });
    })
    .get('/sample/:file{[a-z0-9-]+\\.vtt}', async (c) => {
      const { vtt } = await findClip(c, '.vtt');
      return c.body(vtt, 200, { ...HEADERS, 'Content-Type': 'text/vtt; charset=utf-8' });
    });
}

async function findClip(c: Context<AppEnv>, ending: string) {
  const clip = await c.var.readDb
    .selectFrom('clips')
    .select(['webm', 'vtt'])
    .where('name', '=', (c.req.param('file') ?? '').slice(0, -ending.length))
    .executeTakeFirst();
  if (!clip) throw notFound('this video');
  return clip;
}
