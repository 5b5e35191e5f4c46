import { existsSync, readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import { isSmoke } from './settings.ts';

/** A site of the benchmark. */
export interface Site {
  name: string;
  /** Folder of static files; other paths return its index.html. */
  folder?: string;
  /** The only page of the site. */
  html?: string;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compress = (body: Uint8Array, quality: number) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: isSmoke ? 1 : quality },
  });

/**
 * Serves a site over HTTP/2 and TLS with good settings: immutable static files in brotli 11, API responses
 * in brotli 5, and calls proxied to the API host. A site with neither folder nor page is proxied completely:
 * the API host serves the built portal with its headers.
 *
 * @param api origin of the API host, such as "http://localhost:4174".
 */
export async function serveSite(
  site: Site,
  api: string,
  certificate: Certificate,
): Promise<{ origin: string; close(): void }> {
  const files = new Map<string, { type: string; body: Uint8Array }>();
  const handle = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const localSource = site.folder ?? site.html;
    if (localSource === undefined || pathname.startsWith('/api/'))
      return proxy(api, request, response);
    const name =
      site.folder && existsSync(join(site.folder, pathname)) && extname(pathname)
        ? pathname
        : '/index.html';
    let file = files.get(name);
    if (!file) {
      const body = site.html ? Buffer.from(site.html) : readFileSync(join(site.folder ?? '', name));
      file = { type: types[extname(name)] ?? 'application/octet-stream', body: compress(body, 11) };
      files.set(name, file);
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(file.body);
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`${site.name}: ${request.url}:`, error);
      response.writeHead(502);
      response.end();
    });
  });
  const port = await listen(server);
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

async function proxy(api: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ['authorization', 'accept', 'content-type', 'idempotency-key']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = request.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await text(request);
  const result = await fetch(api + request.url, {
    method,
    headers,
    body: body || null,
    redirect: 'manual',
  });
  const content = new Uint8Array(await result.arrayBuffer());
  const isImmutable = result.headers.get('cache-control')?.includes('immutable') ?? false;
  const type = result.headers.get('content-type') ?? '';
  const isCompressible = /text|json|javascript|svg/.test(type) && content.length > 0;
  const responseHeaders: Record<string, string> = {};
  for (const [name, value] of result.headers) {
    if (!hopByHopHeaders.has(name)) responseHeaders[name] = value;
  }
  if (isCompressible) responseHeaders['content-encoding'] = 'br';
  response.writeHead(result.status, responseHeaders);
  response.end(
    isCompressible
      ? compressCached(request.url, content, isImmutable || type.includes('html') ? 11 : 5)
      : content,
  );
}

/** Brotli 11 is slow, so immutable files are compressed once, as in a build. */
const compressedFiles = new Map<string, Uint8Array>();
function compressCached(url: string, content: Uint8Array, quality: number): Uint8Array {
  const cachedFile = quality === 11 ? compressedFiles.get(url) : undefined;
  if (cachedFile) return cachedFile;
  const result = compress(content, quality);
  if (quality === 11) compressedFiles.set(url, result);
  return result;
}

function listen(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
}
