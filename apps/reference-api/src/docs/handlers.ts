import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createOpenApiDocument, type OpenApiDocument } from '@producer-portal/api/openapi';
import packageJson from '@producer-portal/api/package.json' with { type: 'json' };
import { sampleResponses } from '@producer-portal/api/testing';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { compress, respondWithStored } from '../http/compression.ts';
import { DOCS_POLICY, docsPage, docsStyles } from './page.ts';

/** A larger body takes seconds to compress as well as can be, for a tenth less. */
const LARGEST_COMPRESSED_SLOWLY = 512 * 1024;

/** The contract that this host keeps, with its own address as the server. */
export function contractDocument(): OpenApiDocument {
  return createOpenApiDocument({
    version: packageJson.version,
    servers: [{ url: '/', description: 'This host' }],
    examples: sampleResponses(),
  });
}

/** A response that stays the same while the host runs. */
type Page = { path: string; headers: Record<string, string>; make: () => Promise<string> };

/** The contract for machines and for people; anybody may read it. */
export function docsRoutes(): Hono<AppEnv> {
  const pages: Page[] = [
    {
      path: '/api/v1/openapi.json',
      headers: { 'Content-Type': 'application/json' },
      make: async () => JSON.stringify(contractDocument()),
    },
    {
      path: '/api/docs',
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': DOCS_POLICY,
      },
      make: async () => String(await docsPage(contractDocument())),
    },
    {
      path: '/api/docs/docs.css',
      headers: { 'Content-Type': 'text/css; charset=utf-8' },
      make: async () => docsStyles,
    },
    {
      path: '/api/docs/redoc.js',
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      make: async () =>
        readFile(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8'),
    },
  ];
  const routes = new Hono<AppEnv>();
  for (const { path, headers, make } of pages) {
    // Made when somebody first asks: most hosts are never asked.
    const keep = once(async () => {
      const body = new TextEncoder().encode(await make());
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const slowly = body.byteLength <= LARGEST_COMPRESSED_SLOWLY;
      return {
        body,
        headers: { ...headers, 'Cache-Control': 'no-cache', ETag: etag },
        br: once(() => compress(body, 'br', slowly)),
        gzip: once(() => compress(body, 'gzip', slowly)),
      };
    });
    routes.get(path, async (c) => {
      const kept = await keep();
      if (c.req.header('If-None-Match') === kept.headers.ETag) {
        return c.body(null, 304, kept.headers);
      }
      return respondWithStored(c, kept.body, kept.headers, (encoding) => kept[encoding]());
    });
  }
  return routes;
}

/** A function whose work is done when it is first called. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
