import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { browserLaunch } from '../../tools/browser-launch.ts';
import { signIn } from '../../tools/sign-in.ts';
import { trustCertificate, type Certificate } from './certificate.ts';
import type { Device } from './devices.ts';

/** Records of observe-page.js: milliseconds since the start of the page. */
export interface Observed {
  fcp: number;
  lcp: number;
  shifts: { start: number; value: number }[];
  longTasks: { start: number; duration: number }[];
  item: number;
  heading: number;
  body: number;
  row: number;
  clicked: number;
  back: number;
  framesUntilRow: number;
}

declare global {
  interface Window {
    openedTitle: string;
    observed: Observed;
    /** Before a click: forgets what is visible, and waits for a record with this title. */
    expectRecord(title: string): void;
    /** Before Back: waits for the list's row with this link. */
    expectRow(href: string): void;
  }
}

/** Starts a browser that trusts the certificate of the benchmark's sites. */
export async function launchBrowser(certificate: Certificate): Promise<Browser> {
  const { args, ...launch } = await browserLaunch();
  return chromium.launch({ ...launch, args: [...args, trustCertificate(certificate)] });
}

/**
 * Opens a new browser profile of a device, signed in as a sample user. Its pages record what they show
 * (observe-page.js).
 *
 * @param title heading that a detail page shows when it has loaded.
 */
export async function signedInContext(
  browser: Browser,
  device: Device,
  api: string,
  title: string,
): Promise<BrowserContext> {
  const context = await browser.newContext(device.context);
  await context.addInitScript(
    (stored) => {
      if (localStorage.getItem('jwt')) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    await signIn(api),
  );
  await context.addInitScript((opened) => {
    window.openedTitle = opened;
  }, title);
  await context.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
  return context;
}

/**
 * Watches a page's requests. The returned function waits until none has been pending for some time; unlike
 * Playwright's `networkidle`, also after the first time.
 *
 * @param quiet milliseconds without a request.
 */
export function waitUntilIdle(page: Page, quiet: number): () => Promise<void> {
  let pending = 0;
  let changed = performance.now();
  const count = (difference: number) => () => {
    pending += difference;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const isQuietSince = (called: number) =>
    pending === 0 && performance.now() - Math.max(changed, called) >= quiet;
  return async () => {
    const called = performance.now();
    while (!isQuietSince(called)) {
      if (performance.now() - called > 60_000) {
        throw new Error(`${page.url()} still has ${pending} pending requests after a minute.`);
      }
      await page.waitForTimeout(50);
    }
  };
}
