import type { Locator, Page } from '@playwright/test';
import { expect, heading, openScreenAs, people, rows, test, LOADING } from './portal.ts';

// Common user tasks, by keyboard only. Most tasks have a maximum number of key presses, which can be lowered but never raised.

/** Presses keys and counts them. */
class Keys {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      this.count += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses Tab (or another key) until the element has focus. */
  async reach(target: Locator, key = 'Tab', max = 90): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < max; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${target.toString()} was not reached with ${max} presses of ${key}.`);
  }

  async choose(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Enter');
  }
}

/** Opens a page as a user and activates the skip link. */
async function openAndSkipToMain(page: Page, user: string, path: string): Promise<Keys> {
  await openScreenAs(page, user, '/contact-us');
  await page.goto(path);
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  const keys = new Keys(page);
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return keys;
}

function expectAtMost(keys: Keys, max: number): void {
  test.info().annotations.push({ type: 'key presses', description: String(keys.count) });
  expect(keys.count, 'key presses').toBeLessThanOrEqual(max);
}

test('users can find the Ohio underwriting guideline', { tag: '@smoke' }, async ({ page }) => {
  const keys = await openAndSkipToMain(page, people.producer, '/guides-and-rate-bulletins');
  await keys.reach(page.getByRole('radio', { name: 'All types' }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Underwriting guidelines' })).toBeChecked();
  await keys.reach(page.getByRole('radio', { name: 'All states' }));
  await keys.press('ArrowDown', 3);
  await expect(page.getByRole('button', { name: 'Remove filter: Ohio' })).toBeVisible();
  const guide = rows(page).filter({ hasText: 'Ohio' }).first();
  await keys.choose(guide);
  await expect(heading(page, /Ohio.*Underwriting guideline/)).toBeFocused();
  expectAtMost(keys, 30);
});

test(
  'users can filter the webinars by motorcycles and add the next one to the calendar',
  { tag: '@smoke' },
  async ({ page }) => {
    const keys = await openAndSkipToMain(
      page,
      people.producer,
      '/training-and-job-aids/webinars/search',
    );
    const motorcycle = page.getByRole('checkbox', { name: 'Motorcycle' });
    if ((await motorcycle.count()) === 0)
      await keys.choose(
        page.getByRole('group', { name: 'Product' }).getByRole('button', { name: 'Show all' }),
      );
    await keys.reach(motorcycle);
    await keys.press('Space');
    await expect(page.getByRole('button', { name: 'Remove filter: Motorcycle' })).toBeVisible();
    const add = page.getByRole('button', { name: /^Add to calendar/ }).first();
    await keys.reach(add);
    const download = page.waitForEvent('download');
    await keys.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    expectAtMost(keys, 42);
  },
);

test(
  'users can see which products can be written in Texas',
  { tag: '@smoke' },
  async ({ page }) => {
    const keys = await openAndSkipToMain(page, people.exclusive, '/products');
    const picker = page.getByRole('combobox', { name: /^See what you can write in/ });
    await keys.reach(picker);
    await keys.type('tx');
    await keys.press('Enter');
    await expect(page).toHaveURL(/TX/);
    await expect(page.getByText('Texas').first()).toBeVisible();
    expectAtMost(keys, 12);
  },
);

test('users can mark all unread alerts as read without opening them', async ({ page }) => {
  // The test leaves its user without unread alerts, so it uses one whose unread alerts no other test needs.
  const keys = await openAndSkipToMain(page, people.garbledAgency, '/alerts?unread=true');
  const main = page.getByRole('main');
  const markAll = main.getByRole('button', { name: /^Mark all \d+ as read$/ });
  const undo = main.getByRole('button', { name: 'Undo' });
  await keys.reach(markAll);
  await keys.press('Enter');
  await expect(undo).toBeFocused();
  await keys.press('Enter');
  await expect(markAll).toBeFocused();
  await keys.press('Enter');
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re up to date' })).toBeVisible();
  expectAtMost(keys, 40);
});

test('users can see what was posted this week for one state', async ({ page }) => {
  const keys = await openAndSkipToMain(page, people.producer, '/alerts');
  await keys.reach(page.getByRole('radio', { name: 'Any time' }));
  await keys.press('ArrowDown', 2);
  await expect(page).toHaveURL('/alerts?posted=this_week');
  await keys.reach(page.getByRole('checkbox', { name: 'Michigan' }));
  await keys.press('Space');
  await expect(page).toHaveURL(/states\[\]=MI.*posted=this_week/);
  await expect(page.getByRole('heading', { level: 2, name: 'Earlier' })).toHaveCount(0);
});

test('users can find a phone number to call', async ({ page }) => {
  const keys = await openAndSkipToMain(page, people.producer, '/contact-us');
  await keys.reach(
    page
      .getByRole('main')
      .getByRole('link', { name: /555-01\d\d/ })
      .first(),
  );
  expectAtMost(keys, 14);
});

test('users can search for a word and open the first result', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  const keys = new Keys(page);
  await keys.reach(
    page
      .getByRole('searchbox', { name: 'Search the portal' })
      .or(page.getByRole('combobox', { name: 'Search the portal' })),
  );
  await keys.type('lienholder');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=lienholder/);
  await keys.choose(rows(page).first());
  await expect(heading(page, /lienholder/i)).toBeFocused();
  expectAtMost(keys, 50);
});

test('users can download the file of a job aid', { tag: '@smoke' }, async ({ page }) => {
  const keys = await openAndSkipToMain(
    page,
    people.producer,
    '/training-and-job-aids/job-aids/take-a-payment',
  );
  await keys.reach(page.getByRole('link', { name: /^Download/ }).first());
  const download = page.waitForEvent('download');
  await keys.press('Enter');
  await download;
  await expect(page.getByText(/^Success! .+ has been downloaded\./).first()).toBeVisible();
  expectAtMost(keys, 20);
});

test('users can read the top alert on the home page', { tag: '@smoke' }, async ({ page }) => {
  const keys = await openAndSkipToMain(page, people.producer, '/');
  await keys.choose(page.getByRole('link', { name: 'Read alert', exact: true }));
  await expect(page).toHaveURL(/\/alerts\/./);
  await expect(heading(page, /./)).toBeFocused();
  // The section “Your status today” comes first, with up to eight links.
  expectAtMost(keys, 14);
});

test(
  'users can find out on the map where boat coverage is limited',
  { tag: '@smoke' },
  async ({ page }) => {
    const keys = await openAndSkipToMain(
      page,
      people.producer,
      '/products/product-availability-map/boat',
    );
    await keys.reach(
      page.locator('[role=listbox] [tabindex="0"], [role=listbox][tabindex="0"]').first(),
    );
    await keys.type('flor');
    await keys.press('Enter');
    await expect(page).toHaveURL(/state=FL/);
    await expect(
      page.getByText('Not available in Monroe and Miami-Dade counties.').first(),
    ).toBeVisible();
    expectAtMost(keys, 20);
  },
);

test('users can see how a promotion works', { tag: '@smoke' }, async ({ page }) => {
  const keys = await openAndSkipToMain(page, people.producer, '/sales-and-marketing');
  const summary = page.locator('summary').first();
  await keys.reach(summary);
  await keys.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  expectAtMost(keys, 8);
});

test('users can order a postcard shipped to the last address', async ({ page }) => {
  const keys = await openAndSkipToMain(
    page,
    people.manager,
    '/marketing-collateral/co-op-marketing-center/collaterals/postcard-first-ride',
  );
  await keys.reach(page.getByLabel('State', { exact: true }));
  await keys.type('mi');
  await keys.reach(page.getByRole('radio', { name: /^250 for/ }));
  await keys.press('Space');
  await keys.choose(page.getByRole('button', { name: 'Add to cart' }));
  await keys.choose(page.getByRole('link', { name: 'View cart' }));
  await keys.choose(page.getByRole('button', { name: 'Use this address' }));
  await keys.choose(page.getByRole('button', { name: 'Review order' }));
  await keys.choose(page.getByRole('button', { name: 'Submit order' }));
  await expect(page.getByText(/^Order .+ submitted$/).first()).toBeVisible();
  expectAtMost(keys, 44);
});
