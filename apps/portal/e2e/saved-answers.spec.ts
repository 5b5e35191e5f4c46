import type { Page } from '@playwright/test';
import {
  expect,
  goTo,
  heading,
  openScreenAs,
  people,
  rows,
  signOut,
  test,
  waitForServiceWorker,
} from './portal.ts';
import { readSavedNames } from './saved-names.ts';

test.use({
  serviceWorkers: 'allow',
  // Without a network, the browser logs every failed request.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

const savedBar = (page: Page) => page.getByRole('region', { name: 'Saved content' });
const offlineText = /^You’re offline\. Showing content from \d+:\d+\s[ap]m\sET\.$/;

/** Opens the alerts, and waits until the page that shows them is saved. */
async function openAndSave(page: Page): Promise<string> {
  await openScreenAs(page, people.producer, '/alerts');
  const title = await rows(page).first().innerText();
  await expect.poll(() => readSavedNames(page, 'portal-answers')).not.toEqual([]);
  return title;
}

/** Waits until the number of saved answers no longer changes, because answers are saved when the page is idle. */
async function waitUntilSaved(page: Page): Promise<void> {
  let lastCount: number | undefined;
  const isUnchanged = async () => {
    const { length } = await readSavedNames(page, 'portal-answers');
    const isSame = length === lastCount;
    lastCount = length;
    return isSame;
  };
  await expect.poll(isUnchanged, { intervals: [1000] }).toBe(true);
}

/** Delays the host's response to the list of alerts. Returns a function that sends the response. */
async function delayAlerts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === '/api/v1/alerts',
    async (route) => {
      await promise;
      await route.fallback();
    },
  );
  return resolve;
}

test('a saved list shows while offline, and refreshes when the network is back', async ({
  page,
}) => {
  const title = await openAndSave(page);
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toHaveText(title);
  await expect(savedBar(page)).toHaveText(offlineText);
  // The message on a page that was never opened links to the pages that were.
  await goTo(page, '/guides-and-rate-bulletins');
  await expect(heading(page, 'This page isn’t available offline')).toBeVisible();
  await page.getByRole('link', { name: 'Alerts', exact: true }).last().click();
  await expect(heading(page, /^Alerts/)).toBeVisible();
  await expect(rows(page).first()).toHaveText(title);
  await page.context().setOffline(false);
  await expect(savedBar(page)).toHaveCount(0);
  await expect(rows(page).first()).toHaveText(title);
});

test('search finds saved pages by title while offline', async ({ page }) => {
  await openScreenAs(page, people.producer, '/policy-updates');
  await rows(page).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await goTo(page, '/alerts');
  const title = await rows(page).first().innerText();
  await rows(page).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await waitUntilSaved(page);
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, title)).toBeVisible();

  await page.keyboard.press('Control+k');
  const words = title.split(/\P{L}+/u).filter((word) => word.length > 3);
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(words.toReversed().join(' ').toUpperCase());
  await expect(
    page.getByRole('group', { name: 'Saved on this device' }).getByRole('option'),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText(/^You’re offline\. These are saved pages that match/),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
});

test(
  'if the host is slow, the portal shows the saved list and the time when it was saved',
  { tag: '@one-width' },
  async ({ page }) => {
    const title = await openAndSave(page);
    const respond = await delayAlerts(page);
    await page.reload();
    await expect(rows(page).first()).toHaveText(title);
    await expect(savedBar(page)).toHaveText(/ \d+:\d+\s[ap]m\sET/);
    respond();
  },
);

test('signing out deletes everything that was saved', { tag: '@one-width' }, async ({ page }) => {
  await openAndSave(page);
  await waitForServiceWorker(page);
  await signOut(page);
  await expect.poll(() => readSavedNames(page)).toEqual([]);
  const { values, paths } = await page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      values: Object.keys(localStorage),
      paths: stored.flat().map(({ url }) => new URL(url).pathname),
    };
  });
  expect(
    values.filter((key) => !['signedOutAt', 'theme', 'fonts', 'locale'].includes(key)),
  ).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the next start deletes saved answers if the session ended while the portal was closed', async ({
  page,
}) => {
  await openAndSave(page);
  await page.goto('about:blank');
  await page.addInitScript(() => {
    for (const key of ['jwt', 'lastInput']) localStorage.removeItem(key);
  });
  await page.goto('/welcome');
  await expect.poll(() => readSavedNames(page)).toEqual([]);
});

test(
  'another user never sees the first user’s saved content',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAndSave(page);
    const names = await readSavedNames(page);
    const secret = await page.evaluate(() => localStorage.getItem('storageSecret'));
    expect(secret).not.toBeNull();
    const other = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin });
    const otherPage = await other.newPage();
    await openScreenAs(otherPage, people.exclusive, '/contact-us');
    const token = await otherPage.evaluate(() => localStorage.getItem('jwt') ?? '');
    await other.close();

    // Simulates another user's tab, which stores its token without removing the first user's data.
    await page.goto('about:blank');
    await page.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
    const respond = await delayAlerts(page);
    await page.goto('/alerts');
    await expect(heading(page, /^Alerts/)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(savedBar(page)).toHaveCount(0);
    respond();
    await expect(rows(page).first()).toBeVisible();
    await expect
      .poll(async () => (await readSavedNames(page)).filter((name) => names.includes(name)))
      .toEqual([]);
  },
);

const saveButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save for offline' });
const removeButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Remove from this device' });

test('a saved list opens with all its records while offline', async ({ page }) => {
  await openScreenAs(page, people.producer, '/guides-and-rate-bulletins?state=MI');
  const titles = await rows(page).allInnerTexts();
  await saveButton(page).click();
  await expect(page.getByText(/^Saved for offline, \d+ [KM]B$/).first()).toBeVisible();
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(rows(page)).toHaveText(titles);
  await expect(removeButton(page)).toBeVisible();
  // This record was never opened before.
  await rows(page).last().click();
  await expect(heading(page, titles.at(-1)!)).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
});

test(
  'signing out deletes a list that was saved for offline',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/alerts');
    await saveButton(page).click();
    await expect(removeButton(page)).toBeVisible();
    expect(await readSavedNames(page)).not.toEqual([]);
    await signOut(page);
    await expect.poll(() => readSavedNames(page)).toEqual([]);
  },
);
