import type { Page } from '@playwright/test';
import {
  clickAccountMenuItem,
  expect,
  goTo,
  heading,
  openScreenAs,
  people,
  readUnreadCount,
  signInOnIdentityPage,
  test,
  waitForQueue,
  waitUntilSettled,
} from './portal.ts';

// Without a network, the browser logs every failed request.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

const unreadAlerts = '/alerts?unread=true';
const getSavedText = (count: number) =>
  count === 1
    ? '1 change is saved on this device. It will be sent when you’re back online.'
    : `${count} changes are saved on this device. They will be sent when you’re back online.`;

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Changes' }).getByText(text, { exact: true });
const markButton = (page: Page) => page.getByRole('button', { name: /^Mark as read/ }).first();
const star = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens a page and waits until the offline queue is ready. Its code loads with the favorites button. */
async function openWithQueue(page: Page, path: string): Promise<void> {
  await openScreenAs(page, people.manager, path);
  await waitForQueue(page);
}

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Records the path of each successful response, in any tab, whose method and path match. */
function collectResponses(page: Page, method: string, path: RegExp): string[] {
  const urls: string[] = [];
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && response.request().method() === method && path.test(pathname))
      urls.push(pathname);
  });
  return urls;
}

/** Counts the values that the browser stores for the queue. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal-changes');
        opening.addEventListener('error', () => reject(new Error('It could not be opened')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const counting = database.transaction('values').objectStore('values').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );

test(
  'an alert that is marked as read while offline is reported to the host once',
  { tag: '@smoke' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    const sent = collectResponses(page, 'PATCH', /\/mark_as_read$/);
    const count = await readUnreadCount(page, 'Alerts');
    await setOffline(page, true);
    await markButton(page).click();
    await expect(message(page, getSavedText(1))).toBeVisible();
    await expect(heading(page, new RegExp(`^Alerts ${count - 1}`))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, '1 change sent.')).toBeVisible();
    await expect(message(page, getSavedText(1))).toHaveCount(0);
    expect(sent).toHaveLength(1);
    await page.reload();
    await waitUntilSettled(page);
    expect(await readUnreadCount(page, 'Alerts')).toBe(count - 1);
  },
);

test(
  'a favorite that is added and removed while offline is never sent',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, '/sitemap');
    const addResponses = collectResponses(page, 'POST', /\/favorite_pages$/);
    const removeResponses = collectResponses(page, 'DELETE', /\/favorite_pages\//);
    await setOffline(page, true);
    await star(page, 'Add to favorites').click();
    await expect(message(page, getSavedText(1))).toBeVisible();
    await star(page, 'Remove from favorites').click();
    await expect(message(page, getSavedText(1))).toHaveCount(0);
    await star(page, 'Add to favorites').click();
    await expect(message(page, getSavedText(1))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, '1 change sent.')).toBeVisible();
    await page.reload();
    await expect(star(page, 'Remove from favorites')).toBeVisible();
    expect(addResponses).toHaveLength(1);
    expect(removeResponses).toEqual([]);
    // The next test expects the page not to be a favorite.
    await star(page, 'Remove from favorites').click();
    await expect.poll(() => removeResponses).toHaveLength(1);
  },
);

test('an item that is added to the cart and edited while offline arrives at the host once, as last edited', async ({
  page,
}) => {
  const center = '/marketing-collateral/co-op-marketing-center';
  const main = page.getByRole('main');
  const cart = main.getByRole('region', { name: 'Items in your cart' });
  const item = cart.getByRole('listitem').filter({ hasText: 'Sent from the parking lot' });
  await openWithQueue(page, center);
  await expect(cart).toBeVisible();
  await main.getByRole('link', { name: 'Postcard: Before the first ride' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('MI');
  await page.getByLabel(/^Your message/).fill('Sent from the parking lot');
  await page.getByRole('radio', { name: /^500 for/ }).check();
  const addResponses = collectResponses(page, 'POST', /\/cart_items$/);
  const removeResponses = collectResponses(page, 'DELETE', /\/cart_items\//);
  await setOffline(page, true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(message(page, getSavedText(1))).toBeVisible();
  await goTo(page, center);
  await expect(item.getByText('Not sent yet')).toBeVisible();
  await item.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('radio', { name: /^250 for/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  // Saving would open the checkout, but its code isn't on this device.
  await goTo(page, center);
  await expect(item.getByText('Quantity: 250')).toBeVisible();
  await expect(item).toHaveCount(1);
  await setOffline(page, false);
  await expect(message(page, '1 change sent.')).toBeVisible();
  await expect(item.getByText('Not sent yet')).toHaveCount(0);
  expect(addResponses).toHaveLength(1);
  expect(removeResponses).toEqual([]);
  await page.reload();
  await expect(item.getByText('Quantity: 250')).toBeVisible();
  // Other tests expect an empty cart.
  await item.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => removeResponses).toHaveLength(1);
});

test(
  'changes from two tabs are each sent once, and appear in both tabs',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    const other = await page.context().newPage();
    await other.goto(unreadAlerts);
    await waitForQueue(other);
    const sent = collectResponses(page, 'PATCH', /\/mark_as_read$/);
    const count = await readUnreadCount(other, 'Alerts');
    await setOffline(page, true);
    await markButton(page).click();
    await expect(message(other, getSavedText(1))).toBeVisible();
    // The first alert shows as read in this tab too, so the next click marks another one.
    await expect(heading(other, new RegExp(`^Alerts ${count - 1}`))).toBeVisible();
    await markButton(other).click();
    await expect(message(page, getSavedText(2))).toBeVisible();
    await setOffline(page, false);
    await expect(message(page, getSavedText(2))).toHaveCount(0);
    await expect(message(other, getSavedText(2))).toHaveCount(0);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
  },
);

test(
  'unsent changes survive closing the tab, and signing out warns that they will be lost',
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
    await expect(message(page, getSavedText(1))).toBeVisible();
    await page.close();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    // Without a service worker, the dialog's code is missing, so a message replaces it.
    const warning =
      '1 change hasn’t been sent. If you sign out now, your unsent changes will be lost.';
    await expect(message(other, warning)).toBeVisible();
    await expect(heading(other, /^Alerts/)).toBeVisible();
    await setOffline(other, false);
    // Once the change is sent, the pending sign-out completes.
    await expect(heading(other, 'You’re signed out')).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test('signing out asks about unsent changes first, and then leaves no data in the browser', async ({
  page,
}) => {
  await openWithQueue(page, unreadAlerts);
  await page.route('**/mark_as_read', (route) => route.abort());
  await markButton(page).click();
  await expect(message(page, getSavedText(1))).toBeVisible();
  expect(await countStored(page)).toBe(1);
  await clickAccountMenuItem(page, 'Sign out');
  const dialog = page.getByRole('alertdialog', { name: '1 change hasn’t been sent' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  await clickAccountMenuItem(page, 'Sign out');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'You’re signed out')).toBeVisible();
  await expect.poll(() => countStored(page)).toBe(0);
});

test(
  'signing out right after a page load asks about changes that wait since an earlier one',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    await page.route('**/mark_as_read', (route) => route.abort());
    await markButton(page).click();
    await expect(message(page, getSavedText(1))).toBeVisible();
    const { promise: hasClicked, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/late-parts-*.js', async (route) => {
      await hasClicked;
      await route.continue();
    });
    await page.reload();
    await clickAccountMenuItem(page, 'Sign out');
    release();
    await expect(
      page.getByRole('alertdialog', { name: '1 change hasn’t been sent' }),
    ).toBeVisible();
  },
);

test(
  'switching to another account warns that unsent changes will be lost',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithQueue(page, unreadAlerts);
    await page.route('**/mark_as_read', (route) => route.abort());
    await markButton(page).click();
    await expect(message(page, getSavedText(1))).toBeVisible();
    await page.goto('/sso/initiate?RelayState=/contact-us');
    await signInOnIdentityPage(page, people.producer);
    const dialog = page.getByRole('dialog', { name: 'Switch accounts?' });
    await expect(dialog.getByText('1 change hasn’t been sent')).toBeVisible();
    await dialog.getByRole('button', { name: /^Stay as agent/ }).click();
    await expect(dialog).toHaveCount(0);
    expect(await countStored(page)).toBe(1);
  },
);
