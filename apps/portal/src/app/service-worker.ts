import { whenIdle } from '../lib/idle.ts';
import { entryUrl } from '../lib/entry-url.ts';
import type { PageInUseMessage } from '../lib/worker-messages.ts';

declare global {
  interface Window {
    // Undefined in browsers without Trusted Types.
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const WORKER = '/sw.js';
/** Milliseconds between two checks for a new version in a tab that stays open. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/**
 * Registers the service worker when the browser is idle. Then checks for a new version of the portal when the user returns to
 * the tab, at most once an hour. Without a service worker, the portal works, but users can't open it offline.
 */
export function startServiceWorker(): void {
  // On plain HTTP, browsers support service workers only on localhost.
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => {
    void register().catch(() => {
      // The browser or a policy refused the service worker. The next visit tries again.
    });
  });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  sendPageInUse(active);

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    void checkAgain();
  });
}

async function checkAgain(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => {
    // The device is offline. The next check is in an hour.
  });
  sendPageInUse(registration?.active);
}

function sendPageInUse(worker: ServiceWorker | null | undefined): void {
  const message: PageInUseMessage = { type: 'opened', entry: entryUrl() };
  worker?.postMessage(message, []);
}

/** The worker's URL for `require-trusted-types-for 'script'`. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('portal-worker', {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`${url} is not the portal’s service worker.`);
      return url;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
