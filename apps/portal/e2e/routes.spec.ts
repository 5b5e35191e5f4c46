import type { Page } from '@playwright/test';
import { routeDef } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { toSampleUrl, protectedRoutes } from './sample-urls.ts';
import { canOpen, deniedAreas } from './denied-areas.ts';
import { intercept, stayOnPage } from './intercept.ts';
import {
  expect,
  heading,
  navigateViaSitemap,
  openScreenAs,
  people,
  waitUntilSettled,
  LOADING,
} from './portal.ts';
import { test } from './shared-page.ts';
import type { Situation } from './shared-page.ts';

// Opens every route in every situation (docs/product.md#routes), and expects the right page, one heading, a title, and only
// expected console errors. Run the tests of one route with: pnpm test:e2e --grep "guides.detail"

/** The page that a URL is expected to open: its own page, or the page at another path. */
type ExpectedPage = 'own' | `/${string}`;

const signedInAs = (user: string): Situation => ({
  name: user,
  prepare: (page) => openScreenAs(page, user, '/contact-us'),
});

/** Signs in as a producer in a browser that saves no answers, so that each page depends on the host. */
async function openWithoutSavedAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openScreenAs(page, people.producer, '/contact-us');
}

/** Signed in as a producer, while the host responds to each call with this status. */
const whileHostResponds = (status: number): Situation => ({
  name: `host responds ${status}`,
  async prepare(page) {
    await openWithoutSavedAnswers(page);
    await intercept(page, '*/api/v1/*', ({ url, proceed, respond }) =>
      url.includes('/auth_token/') ? proceed() : respond({ status, json: {} }),
    );
  },
});

/** The routes that the producer can open. */
const producerRoutes = protectedRoutes.filter((id) => canOpen(people.producer, id));

/** True for the canonical path of a record, to which more general paths redirect. */
function isCanonical(id: RouteId, path: string): boolean {
  return (
    (id === 'training.detail' && path.startsWith('/training-and-job-aids/')) ||
    (id === 'products.detail' && path.startsWith('/products/classic/'))
  );
}

/**
 * Opens a URL as a user. Only the producer's pages are loaded: for other users, a navigation within the portal checks the
 * same access rules in a third of the time.
 */
const openAs = (user: string, page: Page, url: string): Promise<unknown> =>
  user === people.producer ? page.goto(url) : navigateViaSitemap(page, url);

/** Checks the page at a route's URL. */
async function checkPage(page: Page, id: RouteId, expectedPage: ExpectedPage): Promise<void> {
  const ownPath = new URL(toSampleUrl(id), 'http://portal').pathname;
  await waitUntilSettled(page);
  await expect
    .soft(page)
    .toHaveURL(({ pathname }) =>
      expectedPage === 'own'
        ? pathname === ownPath || isCanonical(id, pathname)
        : pathname === expectedPage,
    );
  await expect.soft(heading(page, /./)).toHaveCount(1);
  await expect.soft(page.locator(LOADING)).toHaveCount(0);
  await expect.soft(page).toHaveTitle(/./);
}

for (const user of Object.keys(deniedAreas)) {
  test.describe(`opened by ${user}`, () => {
    // Expect errors for missing files and for records that do not exist for this user.
    test.use({ situation: signedInAs(user), expectedErrors: /404/ });
    for (const id of protectedRoutes) {
      const { path, kind } = routeDef(id);
      const isOpen = canOpen(user, id);
      test(`${id} ${isOpen ? 'opens' : 'is denied'} for ${user}`, async ({ page }) => {
        await openAs(user, page, toSampleUrl(id));
        await checkPage(page, id, isOpen ? 'own' : '/access-denied');
        const hasFixedPath = !/[:*]/.test(path) && kind !== 'action';
        if (hasFixedPath && isOpen)
          await expect.soft(heading(page, /^Oops!|don’t have access/)).toHaveCount(0);
      });
    }
  });
}

test.describe('without states', () => {
  test.use({
    situation: {
      name: people.noStates,
      async prepare(page) {
        await openScreenAs(page, people.noStates, '/contact-us');
        await expect(page).toHaveURL('/no-states');
      },
    },
  });
  for (const id of protectedRoutes) {
    test(`${id} redirects a user without states to the no-states page`, async ({ page }) => {
      await page.goto(toSampleUrl(id));
      await checkPage(page, id, routeDef(id).area ? '/access-denied' : '/no-states');
    });
  }
});

test.describe('signed out', () => {
  test.use({
    situation: {
      name: 'signed out',
      prepare: stayOnPage,
    },
  });
  for (const id of protectedRoutes.filter((each) => each !== 'home')) {
    test(`${id} redirects signed-out users to sign-in`, async ({ page }) => {
      const signIn = page.waitForRequest('**/sso/initiate*');
      await page.goto(toSampleUrl(id), { waitUntil: 'commit' });
      const { searchParams } = new URL((await signIn).url());
      expect.soft(searchParams.get('RelayState')).toBe(toSampleUrl(id));
      // Clear the pending sign-in from storage. Otherwise, opening `/login` within ten seconds counts as a sign-in loop.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
  test('home redirects signed-out users to the welcome page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/welcome');
  });
});

test.describe('while the host fails', () => {
  test.use({ situation: whileHostResponds(500), expectedErrors: /50\d/ });
  for (const id of producerRoutes) {
    test(`${id} shows an error page while the host fails, or works without the host`, async ({
      page,
    }) => {
      const { primary, parts } = routeDef(id);
      await page.goto(toSampleUrl(id));
      await checkPage(page, id, (primary ?? parts) ? '/server-down-error' : 'own');
    });
  }
});

test.describe('while the host has no data', () => {
  test.use({ situation: whileHostResponds(404), expectedErrors: /404/ });
  for (const id of producerRoutes) {
    test(`${id} is empty or not found while the host has no data`, async ({ page }) => {
      await page.goto(toSampleUrl(id));
      await checkPage(page, id, 'own');
    });
  }
});

test.describe('while the host is slow', () => {
  test.use({
    situation: {
      name: 'slow',
      prepare: openWithoutSavedAnswers,
    },
    expectedErrors: /404/,
  });
  for (const id of producerRoutes) {
    const { kind, primary, parts } = routeDef(id);
    if (kind === 'action') continue;
    test(`${id} shows a loading state and then the page while the host is slow`, async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const stop = await intercept(page, '*/api/v1/*', async ({ proceed }) => {
        await released;
        await proceed();
      });
      await page.goto(toSampleUrl(id));
      if (primary ?? parts) await expect.soft(page.locator(LOADING).first()).toBeAttached();
      release();
      await checkPage(page, id, 'own');
      await stop();
    });
  }
});
