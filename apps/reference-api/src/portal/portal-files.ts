import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Context } from 'hono';
import { compress, respondWithStaticBody, type Encoding } from '../http/compression.ts';
import { fillConfigBlock, type PortalConfig } from './portal-config.ts';
import { parseInlineHashes, type InlineHashes } from './inline-hashes.ts';
import { isHttps, createPortalPolicy, WORKER_POLICY } from './security-headers.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const PRECOMPRESSED: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

export type PortalFiles = ReturnType<typeof createPortalFiles>;

/**
 * Serves a built portal: its files, and its page for every screen's URL.
 *
 * @param folder The folder with `index.html`. Files in `assets/` have hashed names and never change.
 */
export function createPortalFiles(folder: string, config: PortalConfig) {
  const root = resolve(folder);
  /** Compressed responses, by file, version, and encoding. */
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function respond(
    c: Context,
    file: { name: string; version: string; body: () => Promise<Uint8Array<ArrayBuffer>> },
    headers: Record<string, string>,
  ): Promise<Response> {
    const body = await file.body();
    return respondWithStaticBody(c, body, headers, (encoding) => {
      const key = `${file.name} ${file.version} ${encoding}`;
      let encodedBody = compressed.get(key);
      if (!encodedBody) {
        encodedBody = readFileIfExists(file.name + PRECOMPRESSED[encoding])
          .catch(() => null)
          .then((precompressed) => precompressed ?? compress(body, encoding, true));
        compressed.set(key, encodedBody);
      }
      return encodedBody;
    });
  }

  const nameVersion = hash(config.portalName ?? '');

  let page: { source: string; content: Promise<FilledPage> } | undefined;
  /** Returns the page with its configuration. Reads it again when one of its files has changed. */
  async function readCurrentPage(): Promise<FilledPage> {
    const versions = await Promise.all(
      ['index.html', 'csp.json'].map((name) => getFileVersion(resolve(root, name))),
    );
    const source = versions.join(' ');
    if (page?.source !== source) {
      const content = fillPage(root, config);
      page = { source, content };
      // After a failure, such as too many open files, the next request reads the files again.
      content.catch(() => {
        if (page?.content === content) page = undefined;
      });
    }
    return page.content;
  }

  return {
    /** @throws Error If the page is missing or has no configuration block. */
    async check(): Promise<void> {
      await fillPage(root, config);
    },

    /**
     * Serves a file of the build. Returns `null` if there is none at the path, and for `index.html`, `csp.json`, hidden files,
     * and types that are not in `CONTENT_TYPES`.
     */
    async file(c: Context): Promise<Response | null> {
      const isWorker = c.req.path === '/sw.js';
      // If a service worker is still installed, browsers replace it with this script, which unregisters it.
      const isWorkerOff = isWorker && config.serviceWorker === false;
      const path = isWorkerOff ? '/unregister-sw.js' : decodePath(c.req.path);
      const name = resolve(root, `.${path}`);
      const contentType = CONTENT_TYPES[extname(name)];
      if (!contentType || !name.startsWith(root + sep)) return null;
      // Hidden files of the build are not served. The build itself can be in a hidden folder.
      if (name.slice(root.length).includes(`${sep}.`)) return null;
      if (name === resolve(root, 'index.html') || name === resolve(root, 'csp.json')) return null;
      const fileVersion = await getFileVersion(name);
      if (fileVersion === null) return null;
      const isManifest = c.req.path === '/manifest.webmanifest';
      const version = isManifest ? `${fileVersion}-${nameVersion}` : fileVersion;

      const etag = `W/"${version}"`;
      const cacheControl = c.req.path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      const headers = {
        'Content-Type': contentType,
        'Cache-Control': cacheControl,
        ETag: etag,
        ...(isWorker && { 'Content-Security-Policy': WORKER_POLICY }),
      };
      if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
      return respond(
        c,
        {
          name,
          version,
          async body() {
            const content = new Uint8Array(await readFile(name));
            return isManifest ? fillManifest(content, config) : content;
          },
        },
        headers,
      );
    },

    /** Serves the page of every screen, with the configuration filled in. */
    async page(c: Context): Promise<Response> {
      const { version, body, hashes } = await readCurrentPage();
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        // Browsers revalidate on each visit. `no-store` would disable their back/forward cache.
        'Cache-Control': 'no-cache',
        ETag: `W/"${version}"`,
        'Content-Security-Policy': createPortalPolicy(config, isHttps(c), hashes),
      };
      if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
      // The compressed page has a different name, because the precompressed files of index.html don't contain the
      // configuration.
      const name = `${resolve(root, 'index.html')} filled`;
      return respond(c, { name, version, body: async () => body }, headers);
    },
  };
}

const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Writes the portal's name into the manifest of the installed portal. */
function fillManifest(
  content: Uint8Array<ArrayBuffer>,
  { portalName }: PortalConfig,
): Uint8Array<ArrayBuffer> {
  if (portalName === undefined) return content;
  const manifest: object = JSON.parse(new TextDecoder().decode(content));
  const namedManifest = { ...manifest, name: portalName, short_name: portalName };
  return new TextEncoder().encode(JSON.stringify(namedManifest));
}

interface FilledPage {
  /** A hash of the content. */
  version: string;
  body: Uint8Array<ArrayBuffer>;
  hashes: InlineHashes;
}

/** @throws Error If the page is missing or has no configuration block, or `csp.json` is malformed. */
async function fillPage(root: string, config: PortalConfig): Promise<FilledPage> {
  const html = await readFile(resolve(root, 'index.html'), 'utf8').catch(() => {
    throw new Error(`${root} has no built portal: index.html is missing.`);
  });
  const body = new TextEncoder().encode(fillConfigBlock(html, config));
  const hashes = await readFileIfExists(resolve(root, 'csp.json'));
  return {
    version: hash(body),
    body,
    hashes: parseInlineHashes(hashes && new TextDecoder().decode(hashes)),
  };
}

/** Decodes a path. An invalid one becomes `/`, which is not a file. */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? '/' : decoded;
  } catch {
    return '/';
  }
}

/** Returns the time and size of a file, which change with its content, or `null` if there is no file. */
async function getFileVersion(name: string): Promise<string | null> {
  const stats = await stat(name).catch(() => null);
  if (!stats?.isFile()) return null;
  return `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}`;
}

/** @throws Error If the file exists but can't be read. */
async function readFileIfExists(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
