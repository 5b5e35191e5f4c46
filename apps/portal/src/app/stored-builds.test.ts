import { createContext, Script } from 'node:vm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildScript } from '../../build/script.ts';
import type { WorkerBuild } from '../../build/worker-build.ts';
import type { PageInUseMessage } from '../lib/worker-messages.ts';

// Runs the service worker with a simulated browser, for situations that depend on the order of events.

const ORIGIN = 'https://portal.example';
const build: WorkerBuild = {
  id: '1',
  entry: '/assets/index-1.js',
  shell: ['/assets/index-1.js'],
  offlineFiles: [],
  pages: '^/(?:|alerts)/?$',
};
const oldCache = 'portal-0';
const newerCache = 'portal-2';

const pageOf = (entry: string) => `<script type="module" src="${entry}"></script>`;
const ownPage = pageOf(build.entry);
const newerPage = pageOf('/assets/index-2.js');

let workerScript: Script;
let unregisterScript: Script;
beforeAll(async () => {
  const code = await buildScript('service-worker/worker.ts', {
    WORKER_BUILD: JSON.stringify(build),
    'process.env.NODE_ENV': '"production"',
  });
  workerScript = new Script(code);
  unregisterScript = new Script(await buildScript('service-worker/unregister.ts', {}));
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => void vi.useRealTimers();
});

/** Accepts relative URLs, as in a browser. */
class PortalRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, ORIGIN), init);
  }
}

class Client {
  readonly id = 'page';
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

const pathOf = (input: string | Request) =>
  new URL(typeof input === 'string' ? input : input.url, ORIGIN).href.slice(ORIGIN.length);

function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  function openCache(name: string) {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return {
      match: async (request: string | Request) => stored.get(pathOf(request))?.clone(),
      put: async (request: string | Request, response: Response) =>
        void stored.set(pathOf(request), response),
      delete: async (request: string | Request) => stored.delete(pathOf(request)),
    };
  }
  return {
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    open: async (name: string) => openCache(name),
    delete: async (name: string) => all.delete(name),
    match: async (request: string | Request, { cacheName }: { cacheName?: string } = {}) =>
      [...all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, stored]) => stored.get(pathOf(request)))
        .find((response) => response !== undefined)
        ?.clone(),
  };
}

/** Starts the worker of build 1, without installing it. `server` has the files by path; null means no network. */
function startWorker(server: { files: Record<string, string> | null }, script = workerScript) {
  const listeners = new Map<string, (event: object) => void>();
  const caches = createCaches();
  const client = new Client();
  const registration = {
    installing: null as object | null,
    waiting: null as object | null,
    unregister: vi.fn(async () => true),
  };
  const skipWaiting = vi.fn(async () => {});
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    caches,
    registration,
    skipWaiting,
    clients: { matchAll: async () => [client], claim: async () => {} },
    location: new URL(ORIGIN),
    navigator: { onLine: true },
    fetch: async (input: string | Request) => {
      if (!server.files) throw new TypeError('Failed to fetch');
      const text = server.files[pathOf(input)];
      return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
    },
    Client,
    FetchEvent: Event,
    URL,
    Request: PortalRequest,
    Response,
    setTimeout,
    setInterval,
    clearInterval,
  };
  script.runInContext(createContext(Object.assign(scope, { self: scope })));

  /** Dispatches an event, and waits until the worker has handled it. */
  async function dispatch(type: string, details: object = {}): Promise<Response | undefined> {
    const pending: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...details,
      type,
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const result = await response;
    // A pending promise can add more promises.
    for (const promise of pending) await promise;
    return result;
  }
  const request = (path: string, mode: 'navigate' | 'cors') =>
    dispatch('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } });
  return {
    caches,
    registration,
    skipWaiting,
    dispatch,
    /** Loads a page, and returns its HTML. */
    open: async (path: string) => (await request(path, 'navigate'))?.text(),
    load: (path: string) => request(path, 'cors'),
    /** Sends the message of a page that has shown its first content. */
    sendPageInUse: (entry: string) => {
      const data: PageInUseMessage = { type: 'opened', entry };
      return dispatch('message', { data, source: client });
    },
  };
}

const complete = { '/': ownPage, [build.entry]: 'code' };

it('keeps what the next build’s worker has stored so far', async () => {
  const { caches, registration, dispatch, sendPageInUse } = startWorker({ files: complete });
  await dispatch('install');
  await caches.open(newerCache);
  registration.installing = {};
  await sendPageInUse(build.entry);
  expect(await caches.keys()).toContain(newerCache);
  registration.installing = null;
  registration.waiting = {};
  await sendPageInUse(build.entry);
  expect(await caches.keys()).toContain(newerCache);
});

it('removes old builds when its own build is the only one in use', async () => {
  const { caches, dispatch, sendPageInUse } = startWorker({ files: complete });
  await caches.open(oldCache);
  await dispatch('install');
  await sendPageInUse(build.entry);
  expect(await caches.keys()).toEqual(['portal-1']);
});

it('removes the portal’s caches, but not those of other applications, when the worker is removed', async () => {
  const { caches, registration, dispatch } = startWorker({ files: null }, unregisterScript);
  for (const name of [oldCache, 'portal-1', 'intranet']) await caches.open(name);
  await dispatch('activate');
  expect(await caches.keys()).toEqual(['intranet']);
  expect(registration.unregister).toHaveBeenCalledOnce();
});

it('stores nothing for pages that are still open after the worker is removed', async () => {
  const server = { files: complete };
  const { caches, dispatch, load, open, sendPageInUse } = startWorker(server);
  await dispatch('install');
  const disabledPage = `<script id="portal-config">{ "serviceWorker": false }</script>${ownPage}`;
  server.files = { ...complete, '/': disabledPage, '/alerts': disabledPage };
  await sendPageInUse(build.entry);
  expect(await (await load(build.entry))?.text()).toBe('code');
  expect((await load('/assets/screen-1.js'))?.status).toBe(404);
  expect(await open('/alerts')).toBe(disabledPage);
  expect(await caches.keys()).toEqual([]);
});

it('opens the server’s build after a file is gone, and still opens without a network', async () => {
  const server: { files: Record<string, string> | null } = { files: complete };
  const { dispatch, load, open } = startWorker(server);
  await dispatch('install');
  expect(await open('/alerts')).toBe(ownPage);
  server.files = { '/': newerPage, '/assets/index-2.js': 'code', '/alerts': newerPage };
  expect((await load('/assets/screen-1.js'))?.status).toBe(404);
  expect(await open('/alerts')).toBe(newerPage);
  server.files = null;
  expect(await open('/alerts')).toBe(ownPage);
});

it('asks to replace the previous build’s worker until it is replaced', async () => {
  const { dispatch, skipWaiting } = startWorker({ files: complete });
  await dispatch('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  expect(skipWaiting).toHaveBeenCalledTimes(3);
  await dispatch('activate');
  vi.runOnlyPendingTimers();
  expect(skipWaiting).toHaveBeenCalledTimes(3);
});
