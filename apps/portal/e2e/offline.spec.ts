import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  isPhone,
  openScreenAs,
  people,
  rows,
  test,
  waitForQueue,
} from './portal.ts';

// Without a network, the browser logs every failed request.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);
const missingCodeText = 'You’re offline. This opens when you’re back online.';

test('the menu stays open while offline, and is complete when the network is back', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/contact-us');
  await setOffline(page, true);
  const signOut = isPhone(page)
    ? page.getByRole('button', { name: 'Sign out' })
    : page.getByRole('menuitem', { name: 'Sign out' });
  await page.getByRole('button', { name: isPhone(page) ? /^Menu\b/ : 'Account' }).click();
  await expect(page.getByText(missingCodeText).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  if (isPhone(page)) await expect(page.getByRole('button', { name: /^News/ })).toBeVisible();
  else await expect(heading(page, 'Contact us')).toBeVisible();
  await setOffline(page, false);
  await expect(signOut).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test(
  'a page whose code is missing opens when the network is back',
  { tag: '@smoke' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/contact-us');
    await setOffline(page, true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(heading(page, 'You’re offline')).toBeVisible();
    await expect(page).toHaveURL('/sitemap');
    await expect(page.getByRole('banner')).toBeVisible();
    await setOffline(page, false);
    await expect(heading(page, 'Sitemap')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Contact us')).toBeVisible();
  },
);

test(
  'search says that the user is offline, and the current page stays open',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/contact-us');
    await setOffline(page, true);
    await page.keyboard.press('Control+k');
    await expect(page.getByText(missingCodeText).first()).toBeVisible();
    await expect(page).toHaveURL('/contact-us');
    await setOffline(page, false);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
);

test(
  'after an outage, the portal returns the user to the page that failed',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/alerts');
    // The files of the error page load when the browser is idle.
    const files = [/\/assets\/end-screens-/, /\/assets\/status-.*\.js/, /\/assets\/status-.*\.css/];
    await Promise.all([...files.map((file) => page.waitForResponse(file)), page.reload()]);
    await setOffline(page, true);
    const pages = page.getByRole('navigation', { name: 'Pages of alerts' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/server-down-error');
    await expect(heading(page, 'This page isn’t available offline')).toBeVisible();
    await expect(
      page.getByText('You’re offline. Your page opens again when you’re back online.'),
    ).toBeVisible();
    await setOffline(page, false);
    await expect(page).toHaveURL('/alerts?page=2');
    await expect(heading(page, /^Alerts/)).toBeVisible();
  },
);

test(
  'the portal returns the user even if the error page’s code was missing',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/alerts');
    await page.route('**/assets/end-screens-*', (route) => route.abort());
    await page.goto('/alerts');
    await setOffline(page, true);
    await page
      .getByRole('navigation', { name: 'Pages of alerts' })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expect(heading(page, 'You’re offline')).toBeVisible();
    await page.unroute('**/assets/end-screens-*');
    await setOffline(page, false);
    await expect(page).toHaveURL('/alerts?page=2');
  },
);

test(
  'users can open a loaded row while offline, and the record is marked as read when the network is back',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/alerts?unread=true');
    // Loads the code behind the link.
    await rows(page).first().hover();
    await page.waitForLoadState('networkidle');
    await waitForQueue(page);
    await setOffline(page, true);
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect(page.getByText('1 change is saved on this device.').first()).toBeVisible();
    const title = await rows(page).first().innerText();
    await rows(page).first().click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('This is the version from your list.').first()).toBeVisible();
    await setOffline(page, false);
    await expect(page.getByText('This is the version from your list.')).toHaveCount(0);
    await expect(page.getByRole('article').getByText('Read', { exact: true })).toBeVisible();
  },
);
