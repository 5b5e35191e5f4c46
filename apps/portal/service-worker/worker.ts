/*
 * The portal's service worker. Pages open without waiting for the network, and old builds stay until no tab needs them
 * (docs/decisions/0036-service-worker.md). It never reads a token and never stores a response of the API.
 */
import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js';
import { prefersReducedData } from '../src/lib/reduced-data.ts';
import { isPageInUseMessage } from '../src/lib/worker-messages.ts';
import type { NewVersionMessage } from '../src/lib/worker-messages.ts';
import { isServiceWorkerDisabled } from './page-config.ts';
import { CACHE_PREFIX, removeWorker } from './remove-worker.ts';
import type { WorkerBuild } from '../build/worker-build.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build, which knows the file names. */
declare const WORKER_BUILD: WorkerBuild;

// Referenced once, because the build replaces each reference with the whole object.
const { id, entry, shell, offlineFiles, pages } = WORKER_BUILD;
const PAGE = '/';
/** The stored page of a build that this worker has left: see `leaveBuild`. */
const LEFT_PAGE = '/?left';
/**
 * Each build has its own cache, so the files of a build that was only partly stored can't mix with those of another build.
 */
const cacheName = CACHE_PREFIX + id;
const pagePattern = new RegExp(pages);

const isOurPage = async (response: Response) =>
  response.ok && !response.redirected && (await response.clone().text()).includes(entry);

const build = new PrecacheStrategy({
  cacheName,
  plugins: [
    {
      // During a deployment, the server may still send the page of another build. Then the installation fails, and the browser
      // tries again later.
      cacheWillUpdate: async ({ request, response }) => {
        const isPage = new URL(request.url).pathname === PAGE;
        return (isPage ? await isOurPage(response) : response.ok) ? response : null;
      },
    },
  ],
});

/** How many files are stored at the same time: enough to use a slow network, without delaying the page's own requests. */
const PARALLEL_FILES = 4;

async function storeBuild(event: ExtendableEvent): Promise<void> {
  const files = [...shell, ...(prefersReducedData() ? [] : offlineFiles)].values();
  async function storeFiles() {
    // All calls share the iterator, so each file is stored only once.
    for (const url of files)
      await build.handle({ event, request: new Request(url, { priority: 'low' }) });
  }
  await Promise.all(Array.from({ length: PARALLEL_FILES }, storeFiles));
  // Last, because a page is only useful with its files.
  await build.handle({ event, request: new Request(PAGE, { cache: 'reload' }) });
}

async function otherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName);
}

/**
 * The cache of this build; undefined if the worker has been removed. A removed worker still serves the open pages, but nothing
 * would delete a cache that it creates.
 */
const openCache = async () =>
  (await caches.has(cacheName)) ? await caches.open(cacheName) : undefined;

const storedPage = () => caches.match(PAGE, { cacheName });
const storePage = async (response: Response) => (await openCache())?.put(PAGE, response);
async function leavePage(): Promise<void> {
  const cache = await openCache();
  const page = await storedPage();
  if (!cache || !page) return;
  await cache.put(LEFT_PAGE, page);
  await cache.delete(PAGE);
}

async function notifyPages(message: NewVersionMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.postMessage(message, []);
}

/** The page's content security policy. A server can change it without a new build. */
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy');

/**
 * Stores the page again if its configuration or content security policy has changed, or if `leaveBuild` has removed it. Removes
 * the worker if the configuration turns it off. If the server has another build, that build's worker stores the page.
 */
async function checkPage(): Promise<void> {
  const response = await fetch(PAGE, { cache: 'no-cache', priority: 'low' });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  if (isServiceWorkerDisabled(html)) return removeWorker();
  if (!html.includes(entry)) return;
  const stored = await storedPage();
  const isSame =
    stored && policyOf(stored) === policyOf(response) && (await stored.text()) === html;
  if (isSame) return;
  await storePage(response);
  if (stored) await notifyPages({ type: 'new-version', entry: null });
}

/** Removes the files of old builds if the only open page runs this one. */
async function removeOldBuilds(page: Client, itsEntry: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (itsEntry !== entry || windows.some((window) => window.id !== page.id)) return;
  const builds = await otherBuilds();
  // One of them is the next build, if it is being stored. It then removes the old ones.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  for (const name of builds) await caches.delete(name);
}

async function servePage(request: Request): Promise<Response> {
  const stored = await storedPage();
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const left = await caches.match(LEFT_PAGE, { cacheName });
    if (left) return left;
    throw error;
  }
}

/**
 * Makes the next load open the server's build, or this one without a network. Call it when a deployment has removed a file of
 * this build. If the first files of the server's build are missing, the deployment isn't finished, and the stored page stays.
 */
async function leaveBuild(): Promise<void> {
  try {
    const response = await fetch(PAGE, { cache: 'no-cache' });
    const html = await response.text();
    if (!response.ok || response.redirected || html.includes(entry)) return;
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    const found = await Promise.all(files.map((url) => fetch(url, { method: 'HEAD' })));
    if (found.every(({ ok }) => ok)) await leavePage();
  } catch {
    // The device is offline.
  }
}

/** Serves a file from any build's cache. Its name contains a hash of its content, so it is the right version. */
async function serveFile(request: Request): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 404) await leaveBuild();
  if (response.status === 200) {
    const cache = await openCache();
    // If the disk is full, the file just isn't stored.
    await cache?.put(request, response.clone()).catch(() => {});
  }
  return response;
}

/**
 * Milliseconds between two attempts to replace the previous build's worker. If that worker is busy or just starting, Chromium
 * doesn't always stop it when it is idle, and this one would then wait for up to five minutes.
 */
const RETRY_INTERVAL = 1000;
let retry: ReturnType<typeof setInterval> | undefined;

self.addEventListener('install', (event) => {
  event.waitUntil(
    storeBuild(event).then(() => {
      retry = setInterval(() => void self.skipWaiting(), RETRY_INTERVAL);
      return self.skipWaiting();
    }),
  );
});

self.addEventListener('activate', (event) => {
  clearInterval(retry);
  event.waitUntil(
    (async () => {
      await self.clients.claim();
      if ((await otherBuilds()).length > 0) await notifyPages({ type: 'new-version', entry });
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Other paths can belong to the host, such as single sign-on. Without a network, the portal's page is more useful than an error.
    if (pagePattern.test(pathname) || !self.navigator.onLine) event.respondWith(servePage(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(serveFile(request));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isPageInUseMessage(data) || !(source instanceof Client)) return;
  event.waitUntil(
    (async () => {
      // A page that was still loading when this build became ready has missed the message, so it is sent again.
      if (data.entry !== entry && (await storedPage())) {
        const message: NewVersionMessage = { type: 'new-version', entry };
        source.postMessage(message, []);
      }
      await removeOldBuilds(source, data.entry);
      await checkPage();
    })().catch(() => {
      // The device is offline. The next visit checks again.
    }),
  );
});
