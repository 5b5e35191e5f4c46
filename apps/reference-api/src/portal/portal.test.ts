import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestHost } from '../testing/test-host.ts';
import { parseInlineHashes } from './inline-hashes.ts';
import { fillConfigBlock, parsePortalConfig, type PortalConfig } from './portal-config.ts';
import { createPortalFiles } from './portal-files.ts';
import { createPortalPolicy } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-portal-'));
const dist = join(folder, 'dist');
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
const index = `<!doctype html><html lang="en"><head>
<script type="application/json" id="portal-config">{}</script>
<script type="module" src="/assets/main-1.js"></script></head><body>${'<p>shell</p>'.repeat(100)}</body></html>`;
const hashes = {
  'script-src': [`'sha256-${'a'.repeat(43)}='`],
  'style-src': [`'sha256-${'b'.repeat(43)}='`],
};
mkdirSync(join(dist, 'assets'), { recursive: true });
mkdirSync(join(dist, '.secret'));
writeFileSync(join(dist, 'index.html'), index);
writeFileSync(join(dist, 'index.html.br'), 'stale');
writeFileSync(join(dist, 'csp.json'), JSON.stringify(hashes));
writeFileSync(join(dist, 'assets/main-1.js'), script);
writeFileSync(join(dist, 'assets/main-1.js.map'), '{}');
writeFileSync(join(dist, 'assets/built-2.js'), script);
writeFileSync(join(dist, 'assets/built-2.js.br'), 'compressed at build time');
writeFileSync(join(dist, 'assets/font-3.woff2'), 'f'.repeat(5000));
writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
writeFileSync(join(dist, 'sw.js'), 'the worker');
writeFileSync(join(dist, 'unregister-sw.js'), 'the worker that removes it');
writeFileSync(join(dist, 'manifest.webmanifest'), '{"id":"/","name":"Portal"}');
writeFileSync(join(dist, '.secret/key.txt'), 'secret');
writeFileSync(join(folder, 'outside.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const page = { headers: { Accept: 'text/html,*/*;q=0.8' } };

describe('a served portal', () => {
  const host = useTestHost('the embedded database');
  const get = (path: string, init: RequestInit = {}, config: PortalConfig = {}) =>
    host.app({ portal: createPortalFiles(dist, config) }).request(path, init);

  it.each([
    '/',
    '/alerts',
    '/alerts/lake-erie-storm?x=1',
    '/login?code=1',
    '/index.html',
    '/no/such',
  ])('serves the page at %s', async (path) => {
    const response = await get(path, page, { portalName: 'Agents’ News' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('{"portalName":"Agents’ News"}');
  });

  it('responds 404, not the page, for the API, sign-in, and missing files', async () => {
    const app = host.app({ portal: createPortalFiles(dist, {}), developmentSignIn: false });
    for (const path of ['/sso/initiate', '/assets/none.js', '/sample/none.svg']) {
      expect((await app.request(path, page)).status, `for ${path}`).toBe(404);
    }
    expect((await app.request('/api/v1/none', page)).status).toBe(401);
    expect((await app.request('/none.json', { headers: { Accept: '*/*' } })).status).toBe(404);
  });

  it('serves the page at / for any Accept header', async () => {
    const response = await get('/', { headers: { Accept: '*/*' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('serves a build inside a hidden folder', async () => {
    const hiddenDist = join(folder, '.releases/dist');
    cpSync(dist, hiddenDist, { recursive: true });
    const app = host.app({ portal: createPortalFiles(hiddenDist, {}) });
    expect((await app.request('/assets/main-1.js')).status).toBe(200);
    expect((await app.request('/.secret/key.txt')).status).toBe(404);
  });

  it('lets browsers cache hashed files permanently, and revalidate the rest', async () => {
    const asset = await get('/assets/main-1.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await asset.text()).toBe(script);
    const other = await get('/robots.txt');
    expect(other.headers.get('Cache-Control')).toBe('no-cache');
    const headers = { 'If-None-Match': other.headers.get('ETag') ?? '' };
    expect((await get('/robots.txt', { headers })).status).toBe(304);
  });

  it('serves the service worker with a separate security policy, so that the worker can request files', async () => {
    const response = await get('/sw.js');
    expect(await response.text()).toBe('the worker');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  });

  it('serves a script that removes the service worker if the configuration turns the worker off', async () => {
    const response = await get('/sw.js', {}, { serviceWorker: false });
    expect(await response.text()).toBe('the worker that removes it');
  });

  it('serves the manifest with the portal’s name', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
    expect(await response.json()).toEqual({ id: '/', name: 'Portal' });

    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await get('/manifest.webmanifest', { headers })).status).toBe(304);
    const renamed = await get('/manifest.webmanifest', { headers }, { portalName: 'Agents’ News' });
    expect(await renamed.json()).toEqual({
      id: '/',
      name: 'Agents’ News',
      short_name: 'Agents’ News',
    });
  });

  it('reads the page again whenever its files change, such as when a new build replaces the old one', async () => {
    const replacedDist = join(folder, 'replaced');
    cpSync(dist, replacedDist, { recursive: true });
    const app = host.app({ portal: createPortalFiles(replacedDist, {}) });
    const readPage = async () => {
      const response = await app.request('/alerts', page);
      return {
        status: response.status,
        text: await response.text(),
        policy: response.headers.get('Content-Security-Policy'),
      };
    };
    expect(await readPage()).toMatchObject({
      status: 200,
      policy: createPortalPolicy({}, false, hashes),
    });

    writeFileSync(join(replacedDist, 'index.html'), index.replace('shell', 'new shell'));
    expect((await readPage()).text).toContain('new shell');
    writeFileSync(join(replacedDist, 'csp.json'), '{');
    expect((await readPage()).status).toBe(500);
    const newHashes = { 'script-src': [`'sha256-${'c'.repeat(43)}='`], 'style-src': [] };
    writeFileSync(join(replacedDist, 'csp.json'), JSON.stringify(newHashes));
    expect(await readPage()).toMatchObject({
      status: 200,
      policy: createPortalPolicy({}, false, newHashes),
    });
  });

  it('lets browsers revalidate the page, and sends the security policy even with a 304', async () => {
    const firstResponse = await get('/alerts', page, { portalName: 'Agents’ News' });
    const headers = { ...page.headers, 'If-None-Match': firstResponse.headers.get('ETag') ?? '' };
    const unchangedResponse = await get('/alerts', { headers }, { portalName: 'Agents’ News' });
    expect(unchangedResponse.status).toBe(304);
    expect(unchangedResponse.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const changedResponse = await get('/alerts', { headers }, { portalName: 'Other' });
    expect(changedResponse.status).toBe(200);
  });

  it('compresses by Accept-Encoding, and uses precompressed files', async () => {
    const app = host.app({ portal: createPortalFiles(dist, {}) });
    const fetchEncoded = async (path: string, accept: string) => {
      const response = await app.request(path, {
        headers: { 'Accept-Encoding': accept, Accept: 'text/html' },
      });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await fetchEncoded('/assets/main-1.js', 'gzip, deflate, br');
    expect(brotli.response.headers.get('Content-Encoding')).toBe('br');
    expect(brotli.response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const zstd = await fetchEncoded('/assets/main-1.js', 'gzip, zstd');
    expect(zstd.response.headers.get('Content-Encoding')).toBe('zstd');
    expect(zstdDecompressSync(zstd.body).toString()).toBe(script);
    const gzip = await fetchEncoded('/assets/main-1.js', 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await fetchEncoded('/assets/built-2.js', 'br')).body.toString()).toBe(
      'compressed at build time',
    );
    expect(
      (await fetchEncoded('/assets/font-3.woff2', 'br')).response.headers.get('Content-Encoding'),
    ).toBeNull();
    const filled = await fetchEncoded('/', 'br');
    expect(brotliDecompressSync(filled.body).toString()).toContain('portal-config');
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/.secret/key.txt',
    '/%2esecret/key.txt',
    '/assets/main-1.js.map',
    '/csp.json',
    '/assets/built-2.js.br',
    '/robots.txt%00',
    '/%zz',
    '/assets',
  ])('serves no file at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('sends the page’s Content-Security-Policy, which upgrades insecure requests only over HTTPS', async () => {
    const httpPolicy = (await get('/', page)).headers.get('Content-Security-Policy') ?? '';
    expect(httpPolicy).toBe(createPortalPolicy({}, false, hashes));
    expect(httpPolicy).toContain(`script-src 'self' 'sha256-${'a'.repeat(43)}=';`);
    expect(httpPolicy).toContain(`style-src 'self' 'sha256-${'b'.repeat(43)}=';`);
    expect(httpPolicy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    const secure = await get('https://portal.example.com/', page);
    expect(secure.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });
});

it('fails at startup if index.html is missing', async () => {
  await expect(createPortalFiles(dist, {}).check()).resolves.toBeUndefined();
  await expect(createPortalFiles(folder, {}).check()).rejects.toThrow('index.html is missing');
});

describe('the Content-Security-Policy of the page', () => {
  const noHashes = parseInlineHashes(null);

  it('forbids inline and third-party content', () => {
    const policy = createPortalPolicy({}, false, noHashes).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "frame-src 'none'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types pnp-html portal-worker',
      'report-uri /csp-report',
    ]);
  });

  it.each(['{', '{}', `{"script-src":["'unsafe-inline'"],"style-src":[]}`])(
    'rejects a csp.json that contains anything other than hashes: %s',
    (json) => {
      expect(() => parseInlineHashes(json)).toThrow('csp.json');
    },
  );

  it('allows configured hosts', () => {
    const policy = createPortalPolicy(
      {
        apiHost: 'https://api.example.com',
        imageHosts: ['img.example.com'],
        videoHosts: ['video.example.com'],
        errorReporting: { dsn: 'https://key@errors.example.com/7' },
      },
      false,
      noHashes,
    );
    expect(policy).toContain("img-src 'self' data: https://img.example.com;");
    expect(policy).toContain("media-src 'self' https://video.example.com;");
    expect(policy).toContain('frame-src https://video.example.com;');
    expect(policy).toContain(
      "connect-src 'self' https://api.example.com https://errors.example.com;",
    );
  });
});

describe('the configuration of the page', () => {
  it('can’t end its data block, even if a value contains `</script>`', () => {
    const portalName = '</script><script>alert(1)</script><!-- $& $1 \u2028 &lt;';
    const filled = fillConfigBlock(index, { portalName });
    const [, block = ''] = /id="portal-config">([\s\S]*?)<\/script>/.exec(filled) ?? [];
    expect(JSON.parse(block)).toEqual({ portalName });
    expect(block).not.toMatch(/[<>&\u2028]/);
    expect(filled.match(/<script/g)).toHaveLength(2);
  });

  it('requires a data block in the page', () => {
    expect(() => fillConfigBlock('<html></html>', {})).toThrow('portal-config');
  });

  it.each([
    ['{', /PORTAL_CONFIG/],
    ['{"portalname":"x"}', /portalname/],
    ['{"imageHosts":["img.example.com; script-src *"]}', /imageHosts/],
    ['{"imageHosts":["*"]}', /imageHosts/],
    ['{"imageHosts":["IMG.example.com"]}', /imageHosts.*in lowercase/],
    ['{"downloadHosts":["files.example.com:443"]}', /downloadHosts.*without .*:443/],
    ['{"downloadHosts":["files.example.com:08443"]}', /downloadHosts/],
    ['{"apiHost":"https://a.example.com/path"}', /apiHost/],
    ['{"apiHost":"javascript:alert(1)"}', /apiHost/],
    ['{"deniedPhrases":[" "]}', /deniedPhrases/],
    ['{"idleMinutes":2}', /idleMinutes/],
    ['{"savedAnswersHours":-1}', /savedAnswersHours/],
    ['{"errorReporting":{"dsn":"nonsense"}}', /dsn/],
  ])('rejects %s', (json, message) => {
    expect(() => parsePortalConfig(json)).toThrow(message);
  });

  it('accepts a valid configuration', () => {
    const config = {
      apiHost: '',
      ssoInitiatePath: '/sso/initiate',
      ssoLogoutPath: '/sso/logout',
      adminHost: 'https://admin.example.com',
      portalName: 'Producer News Portal',
      askTitle: 'Ask Us',
      downloadHosts: ['files.example.com'],
      imageHosts: [],
      videoHosts: ['localhost:9000'],
      idleMinutes: 15,
      savedAnswersHours: 0,
      errorReporting: { dsn: 'https://key@errors.example.com/7', tracesSampleRate: 0.3 },
    };
    expect(parsePortalConfig(JSON.stringify(config))).toEqual(config);
  });
});
