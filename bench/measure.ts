import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Measurements } from './measurements.ts';
import { isSmoke } from './settings.ts';

/** Records of observe-page.js: milliseconds since the start of the page. */
interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  content: number;
  longTasks: { start: number; duration: number }[];
  clicked: number;
  heading: number;
  body: number;
}

declare global {
  interface Window {
    observed: Observed;
    clickFirstRow(): void;
  }
}

/** A link to an alert; every site's list has them. */
const row = 'main a[href^="/alerts/"]';

/** Emulates Lighthouse's "slow 4G", and a phone with a quarter of this machine's CPU speed. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits until the page has no pending requests and, except in a smoke run, one more second. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (!isSmoke) await page.waitForTimeout(1000);
}

/** Waits for a stage of the page load; the error shows the page's text. */
async function waitUntilShown(page: Page, what: 'content' | 'body'): Promise<void> {
  try {
    await page.waitForFunction((name) => !Number.isNaN(window.observed[name]), what, {
      timeout: 60_000,
    });
  } catch (error) {
    const text = await page.locator('body').innerText();
    throw new Error(`The ${what} did not appear. ${page.url()} shows: ${text.slice(0, 400)}`, {
      cause: error,
    });
  }
}

async function openList(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
  if (!isSmoke) await throttle(page);
  await page.goto(url, { waitUntil: 'commit' });
  await waitUntilShown(page, 'content');
  return page;
}

async function click(page: Page): Promise<{ heading: number; body: number }> {
  await page.evaluate(() => window.clickFirstRow());
  await waitUntilShown(page, 'body');
  return page.evaluate(() => {
    const { clicked, heading, body } = window.observed;
    return { heading: heading - clicked, body: body - clicked };
  });
}

/** Total blocking time from the first paint: the part of each task over 50 ms. */
const blocking = ({ fcp, longTasks }: Observed) =>
  longTasks.reduce(
    (total, { start, duration }) =>
      start + duration < fcp
        ? total
        : total + Math.max(0, start + duration - Math.max(start, fcp) - 50),
    0,
  );

/**
 * Visits a site once in a new browser context: loads the list, clicks its first row, then loads the list again
 * with a warm cache and clicks after hovering for 300 ms.
 *
 * @param tokens a signed-in user's entries in localStorage.
 * @param clicks true if the site opens rows in place; a static page is only loaded.
 */
export async function visit(
  browser: Browser,
  origin: string,
  tokens: Readonly<Record<string, string>>,
  clicks: boolean,
): Promise<Measurements> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    await context.addInitScript((stored) => {
      if (localStorage.getItem('jwt')) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, tokens);
    const url = `${origin}/alerts`;

    const page = await openList(context, url);
    await waitUntilIdle(page);
    const observed = await page.evaluate(() => window.observed);
    const transferred = await page.evaluate(() => {
      const before = performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming && entry.startTime < window.observed.content,
        )
        .map((entry) => entry as PerformanceResourceTiming);
      const scripts = before.filter(
        ({ name, responseEnd }) =>
          /\.js(\?|$)/.test(name) && responseEnd <= window.observed.content,
      );
      const document = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return {
        js: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
        all: before.reduce(
          (total, { encodedBodySize }) => total + encodedBodySize,
          document.encodedBodySize,
        ),
        requests: before.length + 1,
      };
    });
    const clicked = clicks ? await click(page) : undefined;
    await page.close();

    const second = await openList(context, url);
    const warm = await second.evaluate(() => window.observed.content);
    let hoveredClick: Awaited<ReturnType<typeof click>> | undefined;
    if (clicks) {
      await waitUntilIdle(second);
      await second.locator(row).first().hover();
      await second.waitForTimeout(300);
      hoveredClick = await click(second);
    }
    await second.close();

    return {
      FCP: observed.fcp,
      LCP: observed.lcp,
      content: observed.content,
      TBT: blocking(observed),
      CLS: observed.cls,
      'JS br': transferred.js,
      'all bytes': transferred.all,
      requests: transferred.requests,
      'warm content': warm,
      ...(clicked ? { 'click to body': clicked.body, 'click to heading': clicked.heading } : {}),
      ...(hoveredClick ? { 'hovered click to body': hoveredClick.body } : {}),
    };
  } finally {
    await context.close();
  }
}
