import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Measurements } from '../measurements.ts';
import { isSmoke } from '../settings.ts';
import {
  openSignedInContext,
  waitForContent,
  waitUntilShown,
  watchRequests,
  type Observations,
} from './browser.ts';
import { throttle, type Device } from './devices.ts';
import {
  getBlockingTime,
  getLayoutShift,
  summarizeTransfers,
  findRepeatedTransfers,
} from './page-metrics.ts';
import type { Transfer } from './page-metrics.ts';
import type { MeasuredPages, PageName } from './portal-pages.ts';

/** A benchmark site that is being served. */
export interface ServedSite {
  name: string;
  origin: string;
  /** Path of an alert's detail page. */
  getDetailPath(slug: string): string;
  /** True if the site opens rows without loading another document. */
  isSinglePageApp: boolean;
  /** True if a service worker starts the site without a network. */
  canStartOffline: boolean;
}

/** Milliseconds without a request after which a page is idle. Long enough to include prefetching. */
const QUIET_MS = isSmoke ? 200 : 2000;
/** Milliseconds between hovering over a link and clicking it. */
const HOVER_MS = 300;

/**
 * Thrown if the requests of a page never end. In about one of 30 visits, Chromium's network emulation stops delivering
 * responses that the server has sent. This never happens without the emulation.
 */
export class StalledNetworkError extends Error {}

/** A page of the site in a browser. */
interface OpenPage {
  page: Page;
  session: CDPSession;
  waitUntilIdle: () => Promise<void>;
  hasPendingRequests: () => boolean;
}

async function openPage(context: BrowserContext, device: Device): Promise<OpenPage> {
  const page = await context.newPage();
  const session = isSmoke ? await context.newCDPSession(page) : await throttle(page, device);
  return { page, session, ...watchRequests(page, QUIET_MS) };
}

const readObservations = (page: Page): Promise<Observations> =>
  page.evaluate(() => window.observations);

/** Navigates and waits until the page shows its content. */
async function load({ page }: OpenPage, url: string, name: PageName): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await waitForContent(page, name);
}

/** When the page's content became visible. */
const getVisibleTime = (observations: Observations, name: PageName) =>
  name === 'detail' ? observations.body : observations.item;

const readTransfers = (page: Page): Promise<Transfer[]> =>
  page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? {
            url: entry.name,
            start: entry.startTime,
            end: entry.responseEnd,
            bytes: entry.encodedBodySize,
            transferred: entry.transferSize,
          }
        : [],
    ),
  );

async function measureLoad(opened: OpenPage, url: string, name: PageName): Promise<Measurements> {
  await load(opened, url, name);
  await opened.waitUntilIdle();
  const observations = await readObservations(opened.page);
  const transfers = await readTransfers(opened.page);
  const visible = getVisibleTime(observations, name);
  return {
    FCP: observations.fcp,
    LCP: observations.lcp,
    ...(name === 'detail' ? { heading: observations.heading } : {}),
    visible,
    blocking: getBlockingTime(observations),
    CLS: getLayoutShift(observations),
    ...summarizeTransfers(transfers, visible),
  };
}

const getRowSelector = (href: string) => `main a[href="${href}"]`;

/** Distance of a row from the top of the screen. Changes when the page scrolls, no matter which element scrolls. */
const getRowTop = (page: Page, href: string) =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    getRowSelector(href),
  );

/**
 * Scrolls a row to the middle of the screen.
 *
 * @returns a point on the row's link.
 * @throws Error if something covers the link.
 */
async function scrollToRow(opened: OpenPage, href: string): Promise<{ x: number; y: number }> {
  const linkSelector = getRowSelector(href);
  await opened.page.evaluate((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, linkSelector);
  await opened.waitUntilIdle();
  const point = await opened.page.evaluate((selector) => {
    const link = document.querySelector(selector);
    // A link on two lines has two boxes, and the center of its bounding box can be outside both.
    const box = link?.getClientRects()[0];
    if (!link || !box) return undefined;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (link.contains(hit) || hit.contains(link)) ? { x, y } : undefined;
  }, linkSelector);
  if (!point) throw new Error(`${opened.page.url()}: the link ${href} can't be clicked.`);
  return point;
}

/**
 * Sends real input to a link: a tap on a phone, otherwise a mouse click. The pointer does not move to the link
 * first, so the page has no time to prefetch on hover.
 */
async function clickOrTap(
  { page, session }: OpenPage,
  device: Device,
  at: { x: number; y: number },
) {
  if (device.context.hasTouch) {
    await page.touchscreen.tap(at.x, at.y);
    return;
  }
  const button = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Measures the time from a click until the heading and the body that it opens are visible. */
async function measureClick(page: Page, title: string, click: () => Promise<void>) {
  await page.evaluate((recordTitle) => window.expectRecord(recordTitle), title);
  await click();
  await waitUntilShown(page, 'heading');
  await waitUntilShown(page, 'body');
  const { clicked, heading, body } = await readObservations(page);
  return { heading: heading - clicked, body: body - clicked };
}

/** Opens a row, and then goes back to the list. */
async function measureClickAndBack(
  opened: OpenPage,
  device: Device,
  href: string,
  title: string,
): Promise<Measurements> {
  const { page, waitUntilIdle } = opened;
  const point = await scrollToRow(opened, href);
  const before = await getRowTop(page, href);
  const click = await measureClick(page, title, () => clickOrTap(opened, device, point));
  await waitUntilIdle();
  await page.evaluate((link) => {
    window.expectRow(link);
    history.back();
  }, href);
  await waitUntilShown(page, 'row');
  await waitUntilIdle();
  const { back, row, framesUntilRow } = await readObservations(page);
  const after = await getRowTop(page, href);
  return {
    'click → heading': click.heading,
    'click → body': click.body,
    Back: row - back,
    'Back, frames': framesUntilRow,
    'Back, scroll difference': Math.abs(after - before),
  };
}

/** Measures a second load of the list with a warm HTTP cache, and then a reload. */
async function measureWarmLoad(
  opened: OpenPage,
  url: string,
  cold: readonly Transfer[],
): Promise<Measurements> {
  await load(opened, url, 'list');
  await opened.waitUntilIdle();
  const warm = await readObservations(opened.page);
  const transfers = await readTransfers(opened.page);
  const repeatedTransfers = findRepeatedTransfers(cold, transfers);
  if (repeatedTransfers.length > 0) {
    throw new Error(
      `The HTTP cache does not work; transferred again: ${repeatedTransfers.join(', ')}`,
    );
  }
  await opened.page.reload({ waitUntil: 'commit' });
  await waitUntilShown(opened.page, 'item');
  await opened.waitUntilIdle();
  const reloaded = await readObservations(opened.page);
  return {
    'warm FCP': warm.fcp,
    'warm visible': warm.item,
    'warm bytes': transfers.reduce((total, { transferred }) => total + transferred, 0),
    'reload FCP': reloaded.fcp,
    'reload visible': reloaded.item,
  };
}

/**
 * Measures a new page without a network. First waits until a service worker controls the previous page, because it does so only
 * after it has stored the site.
 */
async function measureOfflineStart(
  previousPage: OpenPage,
  openNewPage: () => Promise<OpenPage>,
  url: string,
): Promise<Measurements> {
  await previousPage.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await previousPage.page.close();
  const offlinePage = await openNewPage();
  await offlinePage.page.context().setOffline(true);
  await load(offlinePage, url, 'list');
  // The browser reports the first paint after the page's own code has noticed it.
  await offlinePage.waitUntilIdle();
  const { fcp, item } = await readObservations(offlinePage.page);
  return { 'offline FCP': fcp, 'offline visible': item };
}

async function measureHoveredClick(opened: OpenPage, href: string, title: string) {
  const { x, y } = await scrollToRow(opened, href);
  await opened.page.mouse.move(x, y);
  await opened.page.waitForTimeout(HOVER_MS);
  const click = await measureClick(opened.page, title, async () => {
    await opened.page.mouse.down();
    await opened.page.mouse.up();
  });
  return { 'hover → heading': click.heading, 'hover → body': click.body };
}

/**
 * Measures one visit of a page, in a new browser profile.
 *
 * @returns the measurements of the page load, and only for the list: of a warm revisit, of clicks and Back (in a single-page
 * app), and of a start without a network (with a service worker).
 * @throws Error if the page does not show its content, or if a revisit transfers files again.
 * @throws StalledNetworkError if the emulated network has stopped, so that the visit must be repeated.
 */
export async function visit(
  browser: Browser,
  api: string,
  site: ServedSite,
  name: PageName,
  device: Device,
  pages: MeasuredPages,
): Promise<Measurements> {
  const context = await openSignedInContext(browser, device, api, pages.title);
  const openPages: OpenPage[] = [];
  const openNewPage = async () => {
    const page = await openPage(context, device);
    openPages.push(page);
    return page;
  };
  try {
    const path =
      name === 'detail'
        ? site.getDetailPath(pages.paths.detail.split('/').at(-1) ?? '')
        : pages.paths[name];
    const url = site.origin + path;
    const first = await openNewPage();
    const loadTimes = await measureLoad(first, url, name);
    if (name !== 'list') return loadTimes;

    const cold = await readTransfers(first.page);
    const href = site.getDetailPath(pages.clickedAlert.slug);
    const clickTimes = site.isSinglePageApp
      ? await measureClickAndBack(first, device, href, pages.clickedAlert.title)
      : {};
    await first.page.close();

    const second = await openNewPage();
    const warmTimes = await measureWarmLoad(second, url, cold);
    const hoverTimes = site.isSinglePageApp
      ? await measureHoveredClick(second, href, pages.clickedAlert.title)
      : {};
    const offlineTimes = site.canStartOffline
      ? await measureOfflineStart(second, openNewPage, url)
      : {};
    return { ...loadTimes, ...clickTimes, ...hoverTimes, ...warmTimes, ...offlineTimes };
  } catch (error) {
    const message = `${site.name}, ${name}, ${device.name}: ${String(error)}`;
    const isStalled = !isSmoke && (openPages.at(-1)?.hasPendingRequests() ?? false);
    throw new (isStalled ? StalledNetworkError : Error)(message, { cause: error });
  } finally {
    await context.close();
  }
}
