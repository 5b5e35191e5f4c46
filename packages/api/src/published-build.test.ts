import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import qs from 'qs';
import { build } from 'tsup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import getSideChannel from '../build/side-channel.ts';
import utils from '../build/qs-utils.ts';
import * as source from './index.ts';
import { createSession } from './session.ts';
import { FIXED_NOW } from './testing/clock.ts';
import { sampleTokens } from './testing/tokens.ts';

// axios and qs are built into the package, without what the client does not use: it has to behave as
// the sources do with the whole of both.

const root = join(import.meta.dirname, '..');
const out = mkdtempSync(join(tmpdir(), 'api-build-'));

beforeAll(async () => {
  await build({
    config: join(root, 'tsup.config.ts'),
    entry: { index: join(import.meta.dirname, 'index.ts') },
    noExternal: [/./],
    dts: false,
    outDir: out,
    silent: true,
  });
}, 60_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

type Client = typeof source;

const loadClient = {
  'the sources': async () => source,
  'the ES modules': async () => (await import(pathToFileURL(join(out, 'index.js')).href)) as Client,
  'the CommonJS modules': async () =>
    createRequire(import.meta.url)(join(out, 'index.cjs')) as Client,
};

const page = { id: 7, title: 'News', path: '/alerts', position: 1 };
/** What a host answers to each of the calls below. */
const answers: Record<string, () => Response | Promise<Response>> = {
  'GET /api/v1/alerts': () =>
    Response.json({ alerts: [] }, { headers: { Total: '41', Page: '2', 'Per-Page': '20' } }),
  'POST /api/v1/favorite_pages': () => Response.json({ favorite_page: page }, { status: 201 }),
  'PATCH /api/v1/favorite_pages/7/position': () =>
    Response.json(
      { message: 'Busy' },
      { status: 429, headers: { 'Retry-After': '9', 'X-Request-Id': 'r-1' } },
    ),
  'DELETE /api/v1/favorite_pages/7': () => new Response(null, { status: 204 }),
  'GET /api/v1/menus': () => new Response('{"menus":', { status: 200 }),
  'GET /api/v1/states': () => Promise.reject(new TypeError('fetch failed')),
};

/** What goes out and what comes back when all of them are asked. */
async function askAll(client: Client) {
  const requests: unknown[] = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  const api = client.createApiClient({
    host: 'https://api.example.com',
    session,
    now: () => FIXED_NOW,
    async fetchAdapter(input, init) {
      const request = new Request(input, init);
      requests.push({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
        redirect: request.redirect,
        credentials: request.credentials,
      });
      const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
      return answer?.() ?? new Response(null, { status: 404 });
    },
  });
  const aborted = AbortSignal.abort();
  const calls = {
    list: client.fetchAlerts(api, {
      category: 'job_aids',
      states: ['OH', 'MI'],
      search: "a & b's (100 %), ü €😀",
      unread: true,
      page: 2,
    }),
    post: client.createFavoritePage(
      api,
      { title: 'Neuigkeiten für Ümit', path: '/alerts' },
      { idempotencyKey: 'press-1' },
    ),
    refused: client.moveFavoritePage(api, 7, 2),
    none: client.deleteFavoritePage(api, 7),
    garbled: client.fetchMenus(api),
    unreachable: client.fetchStates(api),
    aborted: client.fetchTags(api, { signal: aborted }),
  };
  const results: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) {
    results[name] = await call.catch((error: unknown) => {
      if (!source.isApiError(error)) throw error;
      const { status, requestId, retryAfter, hostMessage, message } = error;
      return { kind: error.kind, status, requestId, retryAfter, hostMessage, message };
    });
  }
  return { requests, results };
}

describe('the build that is published', () => {
  it.each(['the ES modules', 'the CommonJS modules'] as const)(
    'sends and answers in %s what the sources do',
    async (form) => {
      const expected = await askAll(await loadClient['the sources']());
      expect(expected.requests).toHaveLength(6);
      expect(await askAll(await loadClient[form]())).toEqual(expected);
    },
  );
});

describe('the stand-in for side-channel', () => {
  it('holds values by identity', () => {
    const channel = getSideChannel();
    const key = {};
    channel.set(key, 1);
    expect(channel.get(key)).toBe(1);
    expect(channel.get({})).toBeUndefined();
  });
});

/** What `qs` itself makes of a value, without its key. */
const byQs = (q: string | number | boolean) => qs.stringify({ q }).replace('q=', '');

describe('the stand-in for the utilities of qs', () => {
  const ascii = Array.from({ length: 128 }, (_unused, code) => String.fromCharCode(code));

  it.each([
    ['ASCII', ascii.join('')],
    ['other scripts', 'Müller, 保険 €5 · ½'],
    ['pairs, and halves of them', '😀 \uD83D \uDE00\uD83D'],
    ['a pair where qs begins a new piece', `${'a'.repeat(1023)}😀`],
    ['a number', 10.5],
    ['a flag', true],
  ])('writes %s as qs does', (_name, value) => {
    expect(utils.encode(value)).toBe(byQs(value));
  });
});
