import type { Page } from '@playwright/test';
import { expect, heading, openScreenAs, people, rows, signOut, test } from './portal.ts';

declare global {
  interface Window {
    /** Set by a test; a page that loads again does not have it. */
    isSameDocument?: true;
  }
}

// The other site is an SVG file, and Chromium logs this error for it.
test.use({ expectedErrors: /icon\.svg' because the document's frame is sandboxed/ });

/** Opens the alerts and leaves the portal for another site. */
async function leavePortal(page: Page, host: { origin: string }): Promise<void> {
  await openScreenAs(page, people.producer, '/alerts');
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => {
    window.isSameDocument = true;
  });
  await page.goto(`${host.origin.replace('localhost', '127.0.0.1')}/icon.svg`);
}

// The page is gone before `evaluate` returns, so it rejects.
const goBack = (page: Page) => page.evaluate(() => history.back()).catch(() => {});

test('the back/forward cache restores the page immediately', async ({ page, host }) => {
  await leavePortal(page, host);
  await goBack(page);
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
});

test('the back/forward cache shows nothing after the user has signed out', async ({
  page,
  host,
}) => {
  await leavePortal(page, host);
  const other = await page.context().newPage();
  await other.goto('/alerts');
  await signOut(other);
  await goBack(page);
  await expect(page).toHaveTitle('Development sign-in');
  await expect(heading(page, /Alerts/)).toBeHidden();
});
