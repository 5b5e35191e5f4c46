import type { Page } from '@playwright/test';
import { expect, openScreenAs, people, rows, test } from './portal.ts';

declare global {
  interface Window {
    /** URLs that the page had requested when the first row appeared. */
    requestsBeforeList?: string[];
  }
}

/** TypeScript's types don't have `renderBlockingStatus` yet. */
type TimedRequest = PerformanceResourceTiming & {
  renderBlockingStatus: 'blocking' | 'non-blocking';
};

/** Records the URLs that are requested before the first row. Runs in the page, where the request order is reliable. */
const recordRequestsBeforeList = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main a[href^="/alerts/"]')) return;
      observer.disconnect();
      window.requestsBeforeList = performance.getEntriesByType('resource').map(({ name }) => name);
    }).observe(document, { childList: true, subtree: true });
  });

test('the alerts list needs at most thirteen requests, and the first paint needs only one', async ({
  page,
}) => {
  await recordRequestsBeforeList(page);
  await openScreenAs(page, people.producer, '/alerts');
  await expect(rows(page).first()).toBeVisible();
  const requests = await page.evaluate(() => window.requestsBeforeList ?? []);
  // These do not include the request for the page itself.
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
  expect(requests.length).toBeGreaterThan(4);
  const blockingRequests = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as TimedRequest[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blockingRequests).toEqual([]);
});

test('the alerts list on a phone needs at most 35 requests, including those after its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openScreenAs(page, people.producer, '/alerts');
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  // These do not include the request for the page itself.
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(34);
});

test('an alert opens without waiting for a stylesheet, font, or code', async ({ page }) => {
  await openScreenAs(page, people.producer, '/alerts');
  await page.waitForLoadState('networkidle');
  // From now on, requests for code, stylesheets, and fonts get no response.
  await page.route(/\.(?:js|css|woff2)$/, () => {});
  // Dispatch the event directly, because a pointer would prefetch on hover.
  await rows(page).first().dispatchEvent('click');
  await expect(page.getByRole('article')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('each stylesheet loads at most once, and the stylesheet inlined in index.html is never requested', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/alerts');
  await rows(page).first().click();
  // The as-of date form, with its own stylesheet, loads after the alert.
  await expect(page.getByRole('button', { name: 'Show this version' })).toBeVisible();
  const inlinedStylesheetUrl = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluate((link) => (link instanceof HTMLLinkElement ? link.href : ''));
  const requestedUrls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  );
  expect(inlinedStylesheetUrl).toMatch(/\.css$/);
  expect(requestedUrls.length).toBeGreaterThan(1);
  expect([inlinedStylesheetUrl, ...requestedUrls].toSorted()).toEqual(
    [...new Set([inlinedStylesheetUrl, ...requestedUrls])].toSorted(),
  );
});

test.describe('a content security policy without the hashes of the inline code', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('makes the page load more slowly, but completely', async ({ page }) => {
    await openScreenAs(page, people.producer, '/contact-us');
    await page.route('/alerts', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain('sha256');
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replaceAll(/ 'sha256-[^']+'/g, ''),
      };
      await route.fulfill({ response, headers });
    });
    await page.goto('/alerts');
    await expect(rows(page).first()).toBeVisible();
    // The header has the stylesheet's color, not the browser's default.
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('style')).toHaveCount(0);
  });
});

test.describe('an application that can’t load', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ });

  test('shows a message, whose link opens the page again', async ({ page }) => {
    await openScreenAs(page, people.producer, '/contact-us');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/alerts');
    const message = page.getByText('The portal didn’t load. Check your connection');
    await expect(message).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await message.getByRole('link', { name: 'reload this page' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(message).toBeHidden();
  });
});
