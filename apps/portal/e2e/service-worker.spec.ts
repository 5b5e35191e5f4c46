import type { Page } from '@playwright/test';
import { startDeploys } from './deploy.ts';
import { findFreePort, startHost } from './host.ts';
import {
  expect,
  goTo,
  heading,
  openScreenAs,
  people,
  signInOnIdentityPage,
  tabTo,
  test,
  waitForServiceWorker,
} from './portal.ts';

test.use({
  serviceWorkers: 'allow',
  // Without a network, or when a file is gone, the browser logs every failed request.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported module/,
});

/** Makes the browser check for a new service worker, as browsers do regularly. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

const readEntry = (page: Page) => page.locator('script[src*="/load-entry-"]').getAttribute('src');

const countCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

const newVersion = (page: Page) => page.getByRole('region', { name: 'New version' });

test('the portal starts offline, and opens the page when the network is back', async ({ page }) => {
  await openScreenAs(page, people.producer, '/alerts');
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.goto('/guides-and-rate-bulletins');
  await expect(
    page.getByText('You’re offline. Your page opens again when you’re back online.'),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/guides-and-rate-bulletins');
  await expect(heading(page, /^Guides and rate bulletins/)).toBeVisible();
});

test('the worker doesn’t serve the portal’s page for the host’s own paths', async ({ page }) => {
  await openScreenAs(page, people.producer, '/alerts');
  await waitForServiceWorker(page);
  await page.goto('/sso/initiate?RelayState=/');
  await expect(page).toHaveTitle('Development sign-in');
});

test('a sign-in continues when the network is back', async ({ page }) => {
  await page.goto('/welcome');
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
  await page.goto('/sso/initiate?RelayState=/alerts');
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await expect(page).toHaveURL('/login?RelayState=%2Falerts');
  await page.context().setOffline(false);
  await expect(page).toHaveTitle('Development sign-in');
});

test('a deployment during a session doesn’t break open tabs', async ({ browser }) => {
  // Starts a host of its own.
  test.slow();
  const deploys = await startDeploys();
  const host = await startHost(undefined, { PORTAL_DIR: deploys.folder });
  const context = await browser.newContext({ baseURL: host.origin });
  try {
    const first = await context.newPage();
    await openScreenAs(first, people.producer, '/alerts');
    await waitForServiceWorker(first);
    const oldEntry = await readEntry(first);
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const page of [second, third]) {
      await page.goto('/alerts');
      await expect(heading(page, /^Alerts/)).toBeVisible();
    }

    // In the middle of a deployment, the old files are gone, and the new files don't exist yet.
    await deploys.deployNext('assets');
    await update(first).catch(() => {});
    await first.reload();
    await expect(heading(first, /^Alerts/)).toBeVisible();
    expect(await readEntry(first)).toBe(oldEntry);
    // A dialog that opens for the first time also comes from the old build.
    await third.goto('/sso/initiate?RelayState=/alerts');
    await signInOnIdentityPage(third, people.exclusive);
    await third.getByRole('button', { name: /^Stay as agent/ }).click();
    await expect(third).toHaveURL('/');

    await deploys.deployNext();
    const message = (page: Page) => newVersion(page).getByText('A new version is ready.');
    // The update may have to be repeated, because the browser combines a new update with one that is still failing.
    await expect(async () => {
      await update(first);
      // The worker stores the whole build first, which takes long on a busy machine.
      await expect(message(first)).toBeVisible({ timeout: 40_000 });
    }).toPass({ timeout: 120_000 });
    for (const page of [second, third]) await expect(message(page)).toBeVisible();

    // A tab on the old version can still open pages whose code is stored.
    await goTo(second, '/can-i-bind');
    await expect(heading(second, 'Can I bind?')).toBeVisible();
    expect(await readEntry(second)).toBe(oldEntry);
    // Code that was never stored is gone: the page opens in the new version.
    await goTo(third, '/digital-accessibility');
    await expect(heading(third, 'Digital accessibility')).toBeVisible();
    expect(await readEntry(third)).not.toBe(oldEntry);

    const reload = newVersion(first).getByRole('button', { name: 'Reload' });
    await first.locator('footer a').last().focus();
    await tabTo(first, reload, 10);
    await first.keyboard.press('Enter');
    await expect.poll(() => readEntry(first)).not.toBe(oldEntry);
    await expect(heading(first, /^Alerts/)).toBeVisible();
    await expect(newVersion(first)).toHaveCount(0);

    // The old version stays until its last tab closes.
    expect(await countCaches(first)).toBe(2);
    await Promise.all([second.close(), third.close()]);
    await first.reload();
    await expect.poll(() => countCaches(first)).toBe(1);
  } finally {
    await context.close();
    await host.stop();
    await deploys.remove();
  }
});

test('a page whose code is gone opens in the new build as soon as that build is complete', async ({
  browser,
}) => {
  // Starts a host of its own.
  test.slow();
  const deploys = await startDeploys();
  const host = await startHost(undefined, { PORTAL_DIR: deploys.folder });
  const context = await browser.newContext({ baseURL: host.origin });
  try {
    const page = await context.newPage();
    await openScreenAs(page, people.producer, '/alerts');
    await waitForServiceWorker(page);
    const oldEntry = await readEntry(page);

    // The new build's page exists, but its files don't exist yet. The portal reloads once, and stays in the old build.
    await deploys.deployNext('assets');
    const reloaded = page.waitForEvent('load');
    await goTo(page, '/digital-accessibility');
    await reloaded;
    await expect(heading(page, 'Couldn’t open this page')).toBeVisible();
    await page.goto('/alerts');
    await expect(heading(page, /^Alerts/)).toBeVisible();
    expect(await readEntry(page)).toBe(oldEntry);

    await deploys.deployNext();
    await goTo(page, '/digital-accessibility');
    await expect(heading(page, 'Digital accessibility')).toBeVisible();
    expect(await readEntry(page)).not.toBe(oldEntry);
  } finally {
    await context.close();
    await host.stop();
    await deploys.remove();
  }
});

test('a configuration change takes effect, and turning the worker off removes it', async ({
  page,
}) => {
  // Starts three hosts.
  test.slow();
  const port = await findFreePort();
  const url = `http://localhost:${port}/welcome`;
  const startWith = (config: object) =>
    startHost(undefined, { PORT: String(port), PORTAL_CONFIG: JSON.stringify(config) });
  let host = await startWith({});
  try {
    await page.goto(url);
    await waitForServiceWorker(page);
    await host.stop();

    host = await startWith({ portalName: 'Harbor News' });
    await page.goto(url);
    await expect(page).toHaveTitle(/Producer News Portal/);
    await newVersion(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveTitle(/Harbor News/);
    await host.stop();

    host = await startWith({ serviceWorker: false });
    await page.goto(url);
    await expect.poll(() => countCaches(page)).toBe(0);
    await page.goto(url);
    await expect(page).toHaveTitle(/Producer News Portal/);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  } finally {
    await host.stop();
  }
});

test('turning the worker off in the configuration removes it, even without `unregister-sw.js`', async ({
  page,
}) => {
  // Starts two hosts.
  test.slow();
  const deploys = await startDeploys();
  const port = await findFreePort();
  const url = `http://localhost:${port}/welcome`;
  const settings = { PORT: String(port), PORTAL_DIR: deploys.folder };
  let host = await startHost(undefined, settings);
  try {
    await page.goto(url);
    await waitForServiceWorker(page);
    await host.stop();

    await deploys.deployNext('unregister-sw.js');
    host = await startHost(undefined, { ...settings, PORTAL_CONFIG: '{"serviceWorker":false}' });
    await page.goto(url);
    await expect.poll(() => countCaches(page)).toBe(0);
    await page.goto(url);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  } finally {
    await host.stop();
    await deploys.remove();
  }
});
