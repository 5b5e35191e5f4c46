import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { getBrowserLaunchOptions } from '../../tools/browser-launch.ts';
import { signIn } from '../../tools/sign-in.ts';
import { isSmoke } from '../settings.ts';
import { getTrustArgument, type Certificate } from './certificate.ts';
import type { Device } from './devices.ts';
import type { PageName } from './portal-pages.ts';

/**
 * What observe-page.js records. Times are in milliseconds since the page started to load. A time is NaN until its event
 * happens: content becomes visible (`item`, `heading`, `body`, `row`), or the user clicks (`clicked`) or goes back (`back`).
 * `framesUntilRow` counts the frames between going back and the row's appearance.
 */
export interface Observations {
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
    expectedTitle: string;
    observations: Observations;
    /** Resolves when the page shows this content. Rejects after `limit` milliseconds. */
    waitUntilShown(content: 'item' | 'heading' | 'body' | 'row', limit: number): Promise<void>;
    /** Call before a click. Resets the recorded times, and sets the title of the record to look for. */
    expectRecord(title: string): void;
    /** Call before going back. Resets the recorded times, and sets the link of the list row to look for. */
    expectRow(href: string): void;
  }
}

/** Starts a browser that trusts the certificate of the benchmark's sites. */
export async function launchBrowser(certificate: Certificate): Promise<Browser> {
  const { args, ...launch } = await getBrowserLaunchOptions({ needsCompleteBrowser: true });
  return chromium.launch({ ...launch, args: [...args, getTrustArgument(certificate)] });
}

/**
 * Opens a new browser profile of a device, signed in as a sample user. Its pages record what they show
 * (observe-page.js).
 *
 * @param title heading that a detail page shows when it has loaded.
 */
export async function openSignedInContext(
  browser: Browser,
  device: Device,
  api: string,
  title: string,
): Promise<BrowserContext> {
  const context = await browser.newContext(device.context);
  await context.addInitScript(
    (tokens) => {
      if (localStorage.getItem('jwt')) return;
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    await signIn(api),
  );
  await context.addInitScript((recordTitle) => {
    window.expectedTitle = recordTitle;
  }, title);
  await context.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
  return context;
}

/** Time limit for content and for pending requests, in milliseconds. */
const TIMEOUT = isSmoke ? 20_000 : 60_000;

/** What {@link watchRequests} returns. */
interface RequestWatch {
  /**
   * Waits until the page has had no pending requests for a while. Unlike Playwright's `networkidle`, it works any
   * number of times.
   */
  waitUntilIdle: () => Promise<void>;
  hasPendingRequests: () => boolean;
}

/**
 * Keeps track of a page's pending requests.
 *
 * @param quiet how long the page must have no pending requests to count as idle, in milliseconds.
 */
export function watchRequests(page: Page, quiet: number): RequestWatch {
  let pending = 0;
  let changedAt = performance.now();
  const count = (difference: number) => () => {
    pending += difference;
    changedAt = performance.now();
  };
  // Playwright's names of events. cspell:ignore requestfinished requestfailed
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const isQuietSince = (calledAt: number) =>
    pending === 0 && performance.now() - Math.max(changedAt, calledAt) >= quiet;
  async function waitUntilIdle() {
    const calledAt = performance.now();
    while (!isQuietSince(calledAt)) {
      if (performance.now() - calledAt > TIMEOUT) {
        throw new Error(`${page.url()} still has ${pending} pending requests.`);
      }
      await page.waitForTimeout(50);
    }
  }
  return { waitUntilIdle, hasPendingRequests: () => pending > 0 };
}

/** Waits until the page shows this content. If it times out, the error message includes the page's text. */
export async function waitUntilShown(
  page: Page,
  content: 'item' | 'heading' | 'body' | 'row',
): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    // Playwright's own functions would compile a large script in the page first, which takes a slow device 100 ms.
    const { exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `waitUntilShown('${content}', ${TIMEOUT})`,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    await session.detach();
  } catch (error) {
    const text = await page.locator('body').innerText();
    throw new Error(`The ${content} did not appear. ${page.url()} shows: ${text.slice(0, 400)}`, {
      cause: error,
    });
  }
}

/** What must be visible on a page, in this order. */
const contentByPage = { list: ['item'], home: ['item'], detail: ['heading', 'body'] } as const;

/** Waits until one of the measured pages shows its content. */
export async function waitForContent(page: Page, name: PageName): Promise<void> {
  for (const content of contentByPage[name]) await waitUntilShown(page, content);
}
