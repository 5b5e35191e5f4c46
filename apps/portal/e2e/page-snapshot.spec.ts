import type { Page } from '@playwright/test';
import {
  expect,
  goTo,
  openScreenAs,
  people,
  rows,
  signInOnIdentityPage,
  signOut,
  test,
} from './portal.ts';
import { readSavedNames } from './saved-names.ts';

/** Delays the application, so that only the boot script runs. Returns a function that lets the application load. */
async function delayApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

const readSnapshots = (page: Page) => readSavedNames(page, 'portal-snapshots');
const snapshot = (page: Page) => page.locator('main[data-snapshot]');

async function openWithSnapshot(page: Page, path: string): Promise<string[]> {
  await openScreenAs(page, people.producer, path);
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => readSnapshots(page)).toHaveLength(1);
  return rows(page).allInnerTexts();
}

/** Opens the alerts without the application, and checks that no row shows. */
async function expectNoSnapshot(page: Page): Promise<void> {
  await delayApplication(page);
  await page.goto('/alerts', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(rows(page)).toHaveCount(0);
}

test('a list shows its last content until the application has loaded', async ({ page }) => {
  const titles = await openWithSnapshot(page, '/alerts');
  const start = await delayApplication(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(rows(page)).toHaveText(titles);
  const message = await snapshot(page).evaluate(
    (main) => getComputedStyle(main, '::after').content,
  );
  expect(message).toMatch(/^"As of \d+:\d+\s[ap]m\sET"$/);
  await rows(page).nth(3).focus();
  start();
  await expect(snapshot(page)).toHaveCount(0);
  await expect(rows(page)).toHaveText(titles);
  await expect(rows(page).nth(3)).toBeFocused();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

for (const path of [
  '/alerts?page=2',
  '/guides-and-rate-bulletins',
  '/training-and-job-aids/job-aids/search',
  '/training-and-job-aids/webinars/search',
  '/training-and-job-aids/elearnings/search',
]) {
  test(
    `nothing is missing until the application has loaded at ${path}`,
    { tag: '@one-width' },
    async ({ page }) => {
      await openWithSnapshot(page, path);
      // The last parts of the page load after the list, so the snapshot is taken several times.
      await page.waitForLoadState('networkidle');
      const text = await page.getByRole('main').innerText();
      const start = await delayApplication(page);
      await expect(async () => {
        await page.reload({ waitUntil: 'commit' });
        await expect(snapshot(page)).toBeVisible();
        expect(await page.getByRole('main').innerText()).toBe(text);
      }).toPass();
      start();
    },
  );
}

test('a link works before the application has loaded', { tag: '@one-width' }, async ({ page }) => {
  const [title = ''] = await openWithSnapshot(page, '/policy-updates?states%5B%5D=MI');
  const start = await delayApplication(page);
  await page.reload({ waitUntil: 'commit' });
  await rows(page).first().click({ noWaitAfter: true });
  start();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test(
  'the page has the content of its own filters only',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithSnapshot(page, '/alerts?unread=true');
    await expectNoSnapshot(page);
  },
);

for (const [situation, changeStorage] of [
  [
    'the idle time is over',
    () => {
      const { uuid } = JSON.parse(localStorage.getItem('lastInput') ?? '{}');
      localStorage.setItem('lastInput', JSON.stringify({ uuid, value: Date.now() - 16 * 60_000 }));
    },
  ],
  [
    'an admin is impersonating an agent',
    () => {
      localStorage.setItem('agent_jwt', localStorage.getItem('jwt') ?? '');
      localStorage.setItem('admin_jwt', localStorage.getItem('jwt') ?? '');
    },
  ],
  ['the session has ended', () => localStorage.removeItem('jwt')],
] as const) {
  test(`nothing shows if ${situation}`, { tag: '@one-width' }, async ({ page }) => {
    await openWithSnapshot(page, '/alerts');
    await page.goto('about:blank');
    await page.addInitScript(changeStorage);
    await expectNoSnapshot(page);
  });
}

test(
  'the page appears even if the browser never reads the saved content',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithSnapshot(page, '/alerts');
    await page.goto('about:blank');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await expectNoSnapshot(page);
  },
);

test(
  'signing out removes the saved content of the page',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithSnapshot(page, '/alerts');
    await signOut(page);
    await expect.poll(() => readSnapshots(page)).toEqual([]);
  },
);

test(
  'the next session removes the saved content of the last one',
  { tag: '@one-width' },
  async ({ page }) => {
    await openWithSnapshot(page, '/alerts');
    const names = await readSnapshots(page);
    await page.goto('/sso/initiate?RelayState=/contact-us');
    await signInOnIdentityPage(page, people.manager);
    await page.getByRole('button', { name: /^Switch to agent/ }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect
      .poll(async () => (await readSnapshots(page)).filter((name) => names.includes(name)))
      .toEqual([]);
  },
);

test('orders are never saved', { tag: '@one-width' }, async ({ page }) => {
  await openScreenAs(page, people.producer, '/co-op/orders');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await goTo(page, '/alerts');
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => readSnapshots(page)).toHaveLength(1);
});
