import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createOpenApiDocument, type OpenApiDocument } from '@producer-portal/api/openapi';
import packageJson from '@producer-portal/api/package.json' with { type: 'json' };
import { sampleResponses } from '@producer-portal/api/sample-library';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { compress, respondWithStaticBody } from '../http/compression.ts';
import { DOCS_POLICY, createDocsPage, docsStyles } from './page.ts';

/**
 * Maximum size of bodies that are compressed at the highest level. For larger bodies, this level takes seconds and saves only
 * 10% more.
 */
const MAX_BEST_COMPRESSION_BYTES = 512 * 1024;

/** Creates the OpenAPI document of this host, with the host itself as the server. */
export function createContractDocument(): OpenApiDocument {
  return createOpenApiDocument({
    version: packageJson.version,
    servers: [{ url: '/', description: 'This host' }],
    examples: sampleResponses(),
  });
}

/** A page whose response doesn't change while the host runs. */
type Page = { path: string; headers: Record<string, string>; createText: () => Promise<string> };

/** Serves the OpenAPI document and its documentation page. Both are public. */
export function docsRoutes(): Hono<AppEnv> {
  const pages: Page[] = [
    {
      path: '/api/v1/openapi.json',
      headers: { 'Content-Type': 'application/json' },
      createText: async () => JSON.stringify(createContractDocument()),
    },
    {
      path: '/api/docs',
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': DOCS_POLICY,
      },
      createText: async () => String(await createDocsPage(createContractDocument())),
    },
    {
      path: '/api/docs/docs.css',
      headers: { 'Content-Type': 'text/css; charset=utf-8' },
      createText: async () => docsStyles,
    },
    {
      path: '/api/docs/redoc.js',
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      createText: async () => readFile(fileURLToPath(import.meta.resolve('#redoc')), 'utf8'),
    },
  ];
  const routes = new Hono<AppEnv>();
  for (const { path, headers, createText } of pages) {
    // The page is created at its first request, because most hosts never receive one.
    const loadPage = lazy(async () => {
      const body = new TextEncoder().encode(await createText());
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const isBestCompression = body.byteLength <= MAX_BEST_COMPRESSION_BYTES;
      return {
        body,
        headers: { ...headers, 'Cache-Control': 'no-cache', ETag: etag },
        br: lazy(() => compress(body, 'br', isBestCompression)),
        zstd: lazy(() => compress(body, 'zstd', isBestCompression)),
        gzip: lazy(() => compress(body, 'gzip', isBestCompression)),
      };
    });
    routes.get(path, async (c) => {
      const page = await loadPage();
      if (c.req.header('If-None-Match') === page.headers.ETag) {
        return c.body(null, 304, page.headers);
      }
      return respondWithStaticBody(c, page.body, page.headers, (encoding) => page[encoding]());
    });
  }
  return routes;
}

/** Returns a function that runs the work on the first call and then returns the same result. */
function lazy<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
}
