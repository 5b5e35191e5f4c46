import type { Page } from '@playwright/test';
import {
  signInOnIdentityPage,
  expect,
  heading,
  isPhone,
  openScreenAs,
  people,
  rows,
  signOut,
  test,
  titleOf,
  readUnreadCount,
  collectErrors,
} from './portal.ts';

test(
  'a deep link opens its page after sign-in',
  { tag: ['@smoke', '@one-width'] },
  async ({ page }) => {
    await page.goto('/alerts?category=job_aids');
    await signInOnIdentityPage(page, people.manager);
    await expect(page).toHaveURL('/alerts?category=job_aids');
    await expect(heading(page, /^Alerts/)).toBeVisible();
    await expect(page).toHaveTitle(/ · Alerts · Producer News Portal$/);
    // The one-time code must not be in the history.
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  },
);

test('signed-out users see /welcome and can sign in there', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInOnIdentityPage(page, people.producer);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /^Needs your attention/ })).toBeVisible();
});

test('the URL contains the filters and the page number, so Back and reload restore the list', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/alerts');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/alerts?page=2');
  await expect(page.getByText(/^21–40 of/)).toBeVisible();

  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Job aids').check();
    await sheet.getByRole('button', { name: /^Show/ }).click();
  } else await page.getByLabel('Job aids').check();
  // Changing a filter returns to the first page.
  await expect(page).toHaveURL('/alerts?category=job_aids');
  await expect(page.getByRole('button', { name: 'Remove filter: Job aids' })).toBeVisible();
  // The old rows stay until the new ones arrive.
  await expect(page.locator('[data-load-state][aria-busy="true"]')).toHaveCount(0);
  const filteredTitles = await rows(page).allInnerTexts();

  await page.reload();
  await expect(rows(page)).toHaveText(filteredTitles);
  await page.goBack();
  await expect(page).toHaveURL('/alerts?page=2');
  await expect(page.getByText(/^21–40 of/)).toBeVisible();
});

for (const { list, name } of [
  { list: '/alerts', name: 'Alerts' },
  { list: '/policy-updates', name: 'Policy updates' },
] as const) {
  test(`opening a record from ${list} marks it as read everywhere`, async ({
    page,
    context,
    browser,
  }) => {
    const unreadPath = `${list}?unread=true`;
    await openScreenAs(page, people.producer, unreadPath);
    const before = await readUnreadCount(page, name);
    const title = await rows(page).first().innerText();

    const second = await context.newPage();
    await second.goto(unreadPath);
    await expect.poll(() => readUnreadCount(second, name)).toBe(before);

    await rows(page).first().click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(titleOf(title));
    await expect(page.getByRole('article').getByText('Read', { exact: true })).toBeVisible();

    // The other tab shows the change.
    await expect.poll(() => readUnreadCount(second, name)).toBe(before - 1);
    await page.goBack();
    await expect.poll(() => readUnreadCount(page, name)).toBe(before - 1);
    await page.reload();
    await expect.poll(() => readUnreadCount(page, name)).toBe(before - 1);
    await expect(rows(page).filter({ hasText: title })).toHaveCount(0);

    const otherContext = await browser.newContext();
    const errors = collectErrors(otherContext);
    const other = await otherContext.newPage();
    await openScreenAs(other, people.producer, unreadPath);
    await expect.poll(() => readUnreadCount(other, name)).toBe(before - 1);
    await otherContext.close();
    expect(errors).toEqual([]);
  });
}

test(
  'users can mark a row as read without opening it, and the count drops immediately',
  { tag: ['@smoke', '@one-width'] },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/alerts?unread=true');
    const before = await readUnreadCount(page, 'Alerts');
    await page
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect.poll(() => readUnreadCount(page, 'Alerts')).toBe(before - 1);
    await page.reload();
    await expect.poll(() => readUnreadCount(page, 'Alerts')).toBe(before - 1);
  },
);

test(
  'signing in again in one tab returns the other tab to its page',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openScreenAs(page, people.producer, '/alerts');
    const other = await context.newPage();
    await other.goto('/contact-us');
    await expect(heading(other, 'Contact us')).toBeVisible();
    await signOut(page);
    await expect(heading(other, 'You’re signed out')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signInOnIdentityPage(page, people.producer);
    await expect(other).toHaveURL('/contact-us');
    await expect(heading(other, 'Contact us')).toBeFocused();
  },
);

test(
  'after sign-out, the next user doesn’t see the first user’s data',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openScreenAs(page, people.producer, '/alerts');
    await expect(rows(page).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact-us');
    await expect(heading(other, 'Contact us')).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL('/logged-out');
    await expect(heading(other, 'You’re signed out')).toBeVisible({ timeout: 1000 });
    // Fonts and the time of the last sign-out are not personal data.
    const remainingKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(remainingKeys.filter((key) => !['fonts', 'signedOutAt'].includes(key))).toEqual([]);

    // Use the same page, because data that was left in memory would appear there.
    await page.getByRole('button', { name: 'Sign in' }).click();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.headers().authorization ?? ''));
    await signInOnIdentityPage(page, people.csr);
    await expect(page.getByRole('heading', { name: /^Needs your attention/ })).toBeVisible();
    const claims = await page.evaluate(() => {
      const payload = (localStorage.getItem('jwt') ?? '').split('.')[1] ?? '';
      return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
        agent_code: string;
      };
    });
    expect(claims.agent_code).not.toBe('041187');
    // The other tab is signed in again, but as another user.
    await expect(other).toHaveURL('/');
    await page.goto('/alerts');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('MI, OH');
    await signOut(page);
  },
);

test('an admin who acts as an agent sees a banner on every page and can stop impersonating', async ({
  page,
}) => {
  await openScreenAs(page, people.adminAsProducer, '/alerts');
  await expect(page.getByText('Viewing as agent 041187 · Harbor & Pine Insurance')).toBeVisible();
  await expect(page).toHaveTitle('(As 041187) Alerts · Producer News Portal');
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Viewing as/)).toHaveCount(0);
  await expect(page).toHaveTitle('Producer News Portal');
});

test('a user without states sees an explanation', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/alerts');
  await signInOnIdentityPage(page, people.noStates);
  await expect(heading(page, 'No states are set up for you')).toBeVisible();
  await expect(page).toHaveURL('/no-states');
});

test(
  'an invalid agency in the token does not end the session',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.garbledAgency, '/alerts');
    await expect(heading(page, /^Alerts/)).toBeVisible();
  },
);

test(
  'canceling sign-in redirects to /unauthorized without a redirect loop',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/alerts');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/unauthorized');
    await expect(heading(page, 'Couldn’t sign you in')).toBeVisible();
  },
);

test.describe('the theme', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ });

  test(
    'the chosen theme applies before the first paint',
    { tag: '@one-width' },
    async ({ page }) => {
      await openScreenAs(page, people.producer, '/contact-us');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Without the application, only the boot script can set the theme.
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );
});

test(
  'choosing a language loads the page again, announces the language, and focuses the heading',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreenAs(page, people.producer, '/contact-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // cspell:disable-next-line
    await expect(page.getByRole('status').getByText('Idioma: Español')).toBeAttached();
  },
);

/**
 * Measures the positions of the brand and the page, in whole pixels. The browser doesn't report a layout shift when the
 * application replaces the shell's elements.
 */
const measureShell = (page: Page) =>
  page.evaluate(() =>
    ['header a', 'main'].map((selector) => {
      const box = document.querySelector(`#app ${selector}`)?.getBoundingClientRect();
      return { selector, x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
    }),
  );

for (const user of [people.producer, people.adminAsProducer]) {
  test(`nothing moves when the application replaces the prerendered shell for ${user}`, async ({
    page,
  }) => {
    await openScreenAs(page, user, '/alerts');
    // Wait until the page has loaded before reloading it.
    await expect(page).toHaveURL('/alerts');
    await expect(rows(page).first()).toBeVisible();
    // On this machine, the fallback fonts can be wider than the portal's fonts, which apply from the next visit on.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('web');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Producer News Portal' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await measureShell(page);
    release();
    await expect(rows(page).first()).toBeVisible();
    expect(await measureShell(page)).toEqual(before);
  });
}

test(
  'a page sends its first call only once, with the token',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/alerts?page=2');
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
    const alertRequests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/v1/alerts')
        alertRequests.push(
          `${request.method()} ${search} ${request.headers().authorization?.slice(0, 7)}`,
        );
    });
    await page.reload();
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
    expect(alertRequests).toEqual(['GET ?page=2 Bearer ']);
  },
);
