import type { Page } from '@playwright/test';
import {
  expect,
  heading,
  openScreenAs,
  people,
  readUnreadCount,
  test,
  waitForQueue,
  waitUntilSettled,
} from './portal.ts';

// Without a network, the browser logs every failed request.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

const unreadAlerts = '/alerts?unread=true';
const waiting = (count: number) =>
  count === 1
    ? '1 change is saved on this device. It will be sent when you’re back online.'
    : `${count} changes are saved on this device. They will be sent when you’re back online.`;

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Changes' }).getByText(text, { exact: true });
const markButton = (page: Page) => page.getByRole('button', { name: /^Mark as read/ }).first();
const star = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens a page and waits for the queue, which loads with the star. */
async function openWithQueue(page: Page, path: string): Promise<void> {
  await openScreenAs(page, people.manager, path);
  await waitForQueue(page);
}

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Collects the successful responses to changes of a kind, in every tab. */
function collectResponses(page: Page, method: string, path: RegExp): string[] {
  const urls: string[] = [];
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && response.request().method() === method && path.test(pathname))
      urls.push(pathname);
  });
  return urls;
}

test(
  'what was marked as read without a network reaches the host once',
  { tag: '@smoke' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    const sent = collectResponses(page, 'PATCH', /\/mark_as_read$/);
    const count = await readUnreadCount(page, 'Alerts');
    await setOffline(page, true);
    await markButton(page).click();
    await expect(message(page, waiting(1))).toBeVisible();
    await expect(heading(page, new RegExp(`^Alerts ${count - 1}`))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, '1 change sent.')).toBeVisible();
    await expect(message(page, waiting(1))).toHaveCount(0);
    expect(sent).toHaveLength(1);
    await page.reload();
    await waitUntilSettled(page);
    expect(await readUnreadCount(page, 'Alerts')).toBe(count - 1);
  },
);

test(
  'a favorite that was added and removed without a network sends nothing',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, '/sitemap');
    const added = collectResponses(page, 'POST', /\/favorite_pages$/);
    const removed = collectResponses(page, 'DELETE', /\/favorite_pages\//);
    await setOffline(page, true);
    await star(page, 'Add to favorites').click();
    await expect(message(page, waiting(1))).toBeVisible();
    await star(page, 'Remove from favorites').click();
    await expect(message(page, waiting(1))).toHaveCount(0);
    await star(page, 'Add to favorites').click();
    await expect(message(page, waiting(1))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, '1 change sent.')).toBeVisible();
    await page.reload();
    await expect(star(page, 'Remove from favorites')).toBeVisible();
    expect(added).toHaveLength(1);
    expect(removed).toEqual([]);
    // The next test expects the page not to be a favorite.
    await star(page, 'Remove from favorites').click();
    await expect.poll(() => removed).toHaveLength(1);
  },
);

test(
  'changes of two tabs are sent once each, and show in both',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    const other = await page.context().newPage();
    await other.goto(unreadAlerts);
    await waitForQueue(other);
    const sent = collectResponses(page, 'PATCH', /\/mark_as_read$/);
    await setOffline(page, true);
    await markButton(page).click();
    await expect(message(other, waiting(1))).toBeVisible();
    // The first tab's mark shows here too, so this marks another alert.
    await markButton(other).click();
    await expect(message(page, waiting(2))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, waiting(2))).toHaveCount(0);
    await expect(message(other, waiting(2))).toHaveCount(0);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
  },
);

test(
  'changes survive a closed tab, and signing out warns that they will be lost',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    const sent = collectResponses(page, 'PATCH', /\/mark_as_read$/);
    const other = await page.context().newPage();
    await other.goto(unreadAlerts);
    await waitForQueue(other);
    // Loads the code of the menu.
    await other.getByRole('button', { name: 'Account' }).click();
    await expect(other.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await setOffline(page, true);
    await markButton(page).click();
    await expect(message(page, waiting(1))).toBeVisible();
    await page.close();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    // Without a service worker, the dialog's code is missing, so a message replaces it.
    const warning =
      '1 change hasn’t been sent. If you sign out now, what you changed while you were offline is lost.';
    await expect(message(other, warning)).toBeVisible();
    await expect(heading(other, /^Alerts/)).toBeVisible();
    await setOffline(other, false);
    // Now that nothing is lost, the user is signed out.
    await expect(heading(other, 'You’re signed out')).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);
