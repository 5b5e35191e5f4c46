import type { Page } from '@playwright/test';
import { isRouteId, routeDef, routeIds } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { toSampleUrl } from './sample-urls.ts';
import { canOpen } from './denied-areas.ts';
import { stayOnPage } from './intercept.ts';
import { findLayoutProblems } from './layout-problems.ts';
import {
  expect,
  heading,
  navigateViaSitemap,
  openScreenAs,
  people,
  rows,
  titleOf,
  waitUntilSettled,
  LOADING,
} from './portal.ts';
import { test } from './shared-page.ts';
import { findSmallTargets } from './targets.ts';

// Every route has the right document title, and touch targets of at least 44 px. On a phone, every route also fits in
// Spanish. Run the test of one route with:
// pnpm test:e2e --grep "guides.detail"

/** Document titles that don't start with the route's title. */
const titles: Partial<Record<RouteId, string>> = {
  home: 'Producer News Portal',
};

/** Routes that redirect signed-in users. */
const signedOutOnly: readonly RouteId[] = ['welcome', 'login'];

/** Returns the list route of a record's route, if there is one. */
function findListRoute(id: RouteId): RouteId | undefined {
  const baseId = id.replace(/\.detail$/, '');
  const lists = baseId === id ? [] : [`${baseId}.list`, baseId];
  return lists.filter(isRouteId).find((list) => routeDef(list).kind === 'list');
}

/** True for records and for the map of a product, which have their own titles. */
const hasOwnTitle = (id: RouteId) =>
  routeDef(id).kind === 'detail' || id === 'availability-map.product';

/** Opens a URL of the portal with a page load, or with a navigation inside the portal, which takes a third of the time. */
type OpenUrl = (page: Page, url: string) => Promise<unknown>;

async function openRoute(page: Page, id: RouteId, openUrl: OpenUrl): Promise<void> {
  const list = findListRoute(id);
  await openUrl(page, toSampleUrl(list ?? id));
  await waitUntilSettled(page);
  await expect(heading(page, /./)).toBeVisible();
  if (!list) return;
  const listName = await heading(page, /./).innerText();
  await rows(page).first().click();
  await expect(page).not.toHaveURL(toSampleUrl(list));
  // The list stays on screen until the next screen's code has loaded.
  await expect(heading(page, /./)).not.toHaveText(listName);
}

async function checkPage(page: Page, title?: string | RegExp): Promise<void> {
  await waitUntilSettled(page);
  await expect(page.locator(LOADING)).toHaveCount(0);
  await expect.soft(page).toHaveTitle(title ?? titleOf(await heading(page, /./).innerText()));
  expect.soft(await page.evaluate(findSmallTargets)).toEqual([]);
}

const auditRoute =
  (id: RouteId, openUrl: OpenUrl = navigateViaSitemap) =>
  async ({ page }: { page: Page }) => {
    await openRoute(page, id, openUrl);
    await checkPage(
      page,
      hasOwnTitle(id) ? undefined : (titles[id] ?? titleOf(routeDef(id).title)),
    );
  };

const signedInRoutes = routeIds.filter((id) => !signedOutOnly.includes(id) && id !== 'attachments');
const auditedRoutes = signedInRoutes.filter((id) => canOpen(people.producer, id));
const adminRoutes = signedInRoutes.filter((id) => !auditedRoutes.includes(id));

/** True for the first route of each group. The quick suite audits only these routes. */
const isFirst = (id: RouteId) =>
  auditedRoutes.find((each) => routeDef(each).group === routeDef(id).group) === id;

test.describe('signed in', () => {
  test.use({
    situation: {
      name: 'signed in',
      prepare: (page) => openScreenAs(page, people.producer, '/contact-us'),
    },
  });
  for (const id of auditedRoutes) test(id, { tag: isFirst(id) ? ['@smoke'] : [] }, auditRoute(id));

  test.describe('missing content', () => {
    test.use({ expectedErrors: /404/ });
    test('the attachments route shows a not-found page if no file is given', async ({ page }) => {
      await page.goto('/attachments');
      await expect(heading(page, /./)).toBeVisible();
      await checkPage(page, 'That file could not be found');
    });
    test('an unknown path shows a not-found page', async ({ page }) => {
      await page.goto('/no-such-page');
      await expect(heading(page, /./)).toBeVisible();
      await checkPage(page, 'That page could not be found');
    });
  });
});

test.describe('in Spanish', () => {
  test.skip(
    ({ viewport }) => !viewport || viewport.width >= 768,
    'Spanish texts are long: they need the narrowest page.',
  );
  test.use({
    situation: {
      name: 'in Spanish',
      async prepare(page) {
        await openScreenAs(page, people.producer, '/contact-us');
        await page.evaluate(() => localStorage.setItem('locale', 'es-US'));
        await page.reload();
      },
    },
  });
  for (const id of auditedRoutes)
    test(`${id} fits on a phone`, async ({ page }) => {
      await openRoute(page, id, navigateViaSitemap);
      await waitUntilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
      await expect(page.locator(LOADING)).toHaveCount(0);
      expect(await findLayoutProblems(page)).toEqual([]);
    });
});

test.describe('signed in as an admin', () => {
  test.use({
    situation: {
      name: 'signed in as an admin',
      prepare: (page) => openScreenAs(page, people.admin, '/contact-us'),
    },
  });
  for (const id of adminRoutes) test(id, auditRoute(id));
});

test.describe('signed out', () => {
  test.use({
    situation: {
      name: 'signed out',
      prepare: stayOnPage,
    },
  });
  const load: OpenUrl = (page, url) => page.goto(url);
  for (const id of signedOutOnly) test(id, auditRoute(id, load));
});
