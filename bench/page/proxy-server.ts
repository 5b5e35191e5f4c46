import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request as sendRequest, type OutgoingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { isSmoke } from '../settings.ts';
import type { Certificate } from './certificate.ts';

/** What a site serves itself. Everything else comes from the API host. */
export interface SiteFiles {
  /** Folder of static files; other paths return its index.html, except if `pages` has the path. */
  folder?: string;
  /** HTML by path. */
  pages?: Readonly<Record<string, string>>;
}

/** A running proxy server. */
export interface ProxyServer {
  origin: string;
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface StoredFile {
  type: string;
  etag: string;
  body: Uint8Array;
}

function storeFile(body: Uint8Array, extension: string): StoredFile {
  const type = types[extension] ?? 'application/octet-stream';
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmoke ? 1 : 11 };
  return {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    body: extension === '.woff2' ? body : brotliCompressSync(body, { params }),
  };
}

/**
 * Serves a site over HTTP/2 and TLS with production settings: static files in brotli 11, immutable if their
 * names have hashes, otherwise with an ETag. Requests to `/api/` go to the API host, and without a `folder`,
 * so do all paths that aren't in `pages`. For the portal, pass no files: the API host serves it, with its own
 * headers.
 *
 * @param api origin of the API host, such as "http://localhost:4174".
 */
export async function serveSite(
  { folder, pages }: SiteFiles,
  api: string,
  certificate: Certificate,
): Promise<ProxyServer> {
  const filesByName = new Map<string, StoredFile>();

  function findFile(pathname: string): { name: string; read: () => Uint8Array } | undefined {
    if (pathname.startsWith('/api/')) return undefined;
    const page = pages?.[pathname];
    if (page !== undefined) {
      return { name: join(pathname, 'index.html'), read: () => Buffer.from(page) };
    }
    if (folder === undefined) return undefined;
    const isFile = extname(pathname) !== '' && existsSync(join(folder, pathname));
    const name = isFile ? pathname : '/index.html';
    return { name, read: () => readFileSync(join(folder, name)) };
  }

  function respondWithFile(
    { name, read }: NonNullable<ReturnType<typeof findFile>>,
    request: Http2ServerRequest,
    response: Http2ServerResponse,
  ) {
    const file = filesByName.get(name) ?? storeFile(read(), extname(name));
    filesByName.set(name, file);
    const headers = {
      etag: file.etag,
      'cache-control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      ...(extname(name) === '.woff2' ? {} : { 'content-encoding': 'br' }),
    });
    response.end(file.body);
  }

  const server = createSecureServer(
    { key: certificate.key, cert: certificate.cert, allowHTTP1: false },
    (request, response) => {
      const { pathname } = new URL(request.url, 'https://localhost');
      const file = findFile(pathname);
      if (file) {
        respondWithFile(file, request, response);
        return;
      }
      forward(api, request, response).catch((error: unknown) => {
        // A page that closes cancels its requests.
        if (response.stream.destroyed) return;
        console.error(`${request.url}:`, error);
        response.writeHead(502);
        response.end();
      });
    },
  );
  const port = await listen(server);
  return {
    origin: `https://localhost:${port}`,
    close: () => server.close(),
  };
}

const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

const removeConnectionHeaders = (headers: Readonly<OutgoingHttpHeaders>): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !connectionHeaders.has(name),
    ),
  );

/** Forwards a request. The API host handles compression and ETags. */
function forward(
  api: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const forwarded = sendRequest(
      api + request.url,
      {
        // Uses a new connection for each request, because an idle connection can close just when it is used again.
        agent: false,
        method: request.method,
        headers: { ...removeConnectionHeaders(request.headers), 'x-forwarded-proto': 'https' },
      },
      (result) => {
        response.writeHead(result.statusCode ?? 502, removeConnectionHeaders(result.headers));
        pipeline(result, response).then(resolve, reject);
      },
    );
    forwarded.once('error', reject);
    pipeline(request, forwarded).catch(reject);
  });
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
