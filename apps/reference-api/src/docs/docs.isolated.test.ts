import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type * as openapi from '@producer-portal/api/openapi';
import { describe, expect, it, vi } from 'vitest';
import { useTestHost } from '../testing/test-host.ts';

const build = vi.hoisted(() => ({ count: 0 }));
vi.mock('@producer-portal/api/openapi', async (original) => {
  const actual = await original<typeof openapi>();
  return {
    ...actual,
    createOpenApiDocument: (...options: Parameters<typeof actual.createOpenApiDocument>) => {
      build.count += 1;
      return actual.createOpenApiDocument(...options);
    },
  };
});

const pages = ['/api/v1/openapi.json', '/api/docs', '/api/docs/docs.css', '/api/docs/redoc.js'];
/** The pages that are worth compressing. */
const largePages = ['/api/v1/openapi.json', '/api/docs/redoc.js'];

describe('the contract', () => {
  const host = useTestHost('the embedded database');

  it('is generated only once', async () => {
    const app = host.app();
    build.count = 0;
    await Promise.all([1, 2, 3].map(async () => app.request('/api/v1/openapi.json')));
    expect((await app.request('/api/v1/openapi.json')).status).toBe(200);
    expect(build.count).toBe(1);
  });

  it.each(largePages)('is the same in every encoding: %s', async (path) => {
    const app = host.app();
    const uncompressed = await app.request(path);
    const text = await uncompressed.text();
    expect(uncompressed.headers.get('Content-Encoding')).toBeNull();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(response.headers.get('Content-Type')).toBe(uncompressed.headers.get('Content-Type'));
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder().decode(decode(bytes))).toBe(text);
    }
  });

  it('has a documentation page that loads files only from this host and has no inline code', async () => {
    const app = host.app();
    const page = await app.request('/api/docs');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' /);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);

    const text = await page.text();
    expect(text).toMatch(/<title>Producer portal API \d/);
    expect(text).not.toMatch(/<style|<script(?![^>]* src=)/);
    const resourceUrls = Array.from(
      text.matchAll(/ (?:src|href|spec-url)="(?!data:)([^"]*)"/g),
      ([, resourceUrl = '']) => resourceUrl,
    );
    expect(resourceUrls).toEqual(expect.arrayContaining(['/api/docs/redoc.js']));
    for (const resourceUrl of resourceUrls) {
      const response = await app.request(resourceUrl);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(
        /^(?:text\/(?:css|javascript)|application\/json)/,
      );
    }
  });

  it.each(pages)('responds 304 to a matching ETag: %s', async (path) => {
    const app = host.app();
    const firstResponse = await app.request(path);
    const etag = firstResponse.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    expect(firstResponse.headers.get('Cache-Control')).toBe('no-cache');
    const revalidatedResponse = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect(revalidatedResponse.status).toBe(304);
    expect(await revalidatedResponse.text()).toBe('');
    const changedResponse = await app.request(path, { headers: { 'If-None-Match': 'W/"other"' } });
    expect(changedResponse.status).toBe(200);
  });
});
