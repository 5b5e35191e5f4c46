import type { Page } from '@playwright/test';
import { expect, heading, openScreenAs, people, test } from './portal.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Your favorites' });
const titles = (page: Page) => list(page).getByRole('link').allInnerTexts();

/** Long enough for two calls on a busy machine. */
const syncTimeout = { timeout: 5000 };

async function openSecondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(list(other)).toBeVisible();
  return other;
}

/** Moves a favorite to the top, so that the order is known. */
async function moveToTop(page: Page, title: string) {
  await page.getByRole('button', { name: `Move to… position of ${title}` }).click();
  await page.getByRole('spinbutton', { name: `New position of ${title}` }).fill('1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles(page))[0], syncTimeout).toBe(title);
}

test(
  'two tabs that reorder favorites end with the same order as the host',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/favorites');
    await expect(list(page)).toBeVisible();
    const other = await openSecondTab(page, '/favorites');
    await moveToTop(page, 'Ask Us');
    await expect.poll(() => titles(other), syncTimeout).toEqual(await titles(page));
    await moveToTop(other, 'Policy updates');
    await expect.poll(() => titles(page), syncTimeout).toEqual(await titles(other));

    // Move the row by keyboard. Its button keeps focus.
    const down = other.getByRole('button', { name: 'Move Policy updates down' });
    await down.focus();
    await other.keyboard.press('Enter');
    await expect.poll(async () => (await titles(other))[1], syncTimeout).toBe('Policy updates');
    await expect(down).toBeFocused();
    await expect.poll(() => titles(page), syncTimeout).toEqual(await titles(other));

    const order = await titles(page);
    await page.reload();
    await expect.poll(() => titles(page), syncTimeout).toEqual(order);
    await other.close();
  },
);

test('repeated clicks on a move button, without moving the pointer, move the same row', async ({
  page,
}) => {
  await openScreenAs(page, people.manager, '/favorites');
  await expect(list(page)).toBeVisible();
  const before = await titles(page);
  const [first = '', second = '', third = '', fourth = ''] = before;
  const up = page.getByRole('button', { name: `Move ${fourth} up` });
  await up.hover();
  for (const order of [
    [first, second, fourth, third],
    [first, fourth, second, third],
    [fourth, first, second, third],
    // The row is at the top, so the last click must not move a different row.
    [fourth, first, second, third],
  ]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(async () => (await titles(page)).slice(0, 4), syncTimeout).toEqual(order);
    await expect(up).toBeFocused();
  }
  const back = page.getByRole('button', { name: `Move ${third} up` });
  await page.mouse.move(0, 0);
  await back.click();
  await expect.poll(async () => (await titles(page))[2], syncTimeout).toBe(third);
});

test(
  'simultaneous changes in two tabs end in the same state',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/favorites');
    await expect(list(page)).toBeVisible();
    const other = await openSecondTab(page, '/favorites');
    const [first = '', , , last = ''] = await titles(page);
    await Promise.all([
      page.getByRole('button', { name: `Move ${first} down` }).click(),
      other.getByRole('button', { name: `Move ${last} up` }).click(),
    ]);
    // Each of the tabs may still be updating, so each attempt reads both tabs.
    await expect(async () => {
      expect(await titles(page)).toEqual(await titles(other));
    }).toPass(syncTimeout);
    const visibleTitles = await titles(page);
    expect(new Set(visibleTitles).size).toBe(visibleTitles.length);
    await page.reload();
    await expect.poll(() => titles(page), syncTimeout).toEqual(visibleTitles);
    await other.close();
  },
);

test(
  'users can add a page to favorites, remove it, and restore it',
  { tag: '@smoke' },
  async ({ page }) => {
    await openScreenAs(page, people.csr, '/policy-updates?states[]=FL');
    // The names of the states load after the list.
    await expect(page).toHaveTitle(/^Florida/);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
    await page.goto('/favorites');
    await expect(
      list(page).getByRole('link', { name: 'Policy updates: Florida', exact: true }),
    ).toHaveAttribute('href', '/policy-updates?states[]=FL');
    const before = await titles(page);
    await page.getByRole('button', { name: 'Remove Policy updates: Florida' }).click();
    await expect(
      list(page).getByRole('link', { name: 'Policy updates: Florida', exact: true }),
    ).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page), syncTimeout).toEqual(before);
    // Restores the state from before the test.
    await page.goto('/policy-updates?states[]=FL');
    await page.getByRole('button', { name: 'Remove from favorites' }).click();
    await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  },
);

test.describe('when the host fails', { tag: '@one-width' }, () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page shows an error and the old order, and trying again works', async ({ page }) => {
    await openScreenAs(page, people.manager, '/favorites');
    await expect(list(page)).toBeVisible();
    const before = await titles(page);
    const title = before[1] ?? '';
    await page.route('**/position', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: `Move ${title} up` }).click();
    await expect(page.getByText(/^Couldn’t move “/).first()).toBeVisible();
    expect(await titles(page)).toEqual(before);
    await expect(heading(page, /^Favorites/)).toBeVisible();
    await page.unroute('**/position');
    await page.getByRole('button', { name: `Move ${title} up` }).click();
    await expect.poll(async () => (await titles(page))[0], syncTimeout).toBe(title);
    await page.getByRole('button', { name: `Move ${title} down` }).click();
    await expect.poll(() => titles(page), syncTimeout).toEqual(before);
  });
});
