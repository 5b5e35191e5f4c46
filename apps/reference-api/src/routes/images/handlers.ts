import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';

/**
 * Route for the illustrations in content. Their content security policy keeps an SVG that is opened
 * as a page from running or loading anything.
 */
export function imageRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/sample/:file{[a-z0-9-]+\\.svg}', async (c) => {
    const row = await c.var.readDb
      .selectFrom('images')
      .select('svg')
      .where('name', '=', c.req.param('file').slice(0, -'.svg'.length))
      .executeTakeFirst();
    if (!row) throw notFound('this image');
    return c.body(row.svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Portals on other origins also show the illustrations.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=86400',
    });
  });
}
