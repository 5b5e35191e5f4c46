import type { Page } from '@playwright/test';
import { isRouteId, routeDef, routeIds } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { addressOf } from './addresses.ts';
import { stayOnPage } from './intercept.ts';
import { expect, heading, openAs, people, rows, settled } from './portal.ts';
import { test } from './shared-page.ts';
import { smallTargets } from './targets.ts';

// Every route has the right document title, and touch targets of at least 44 px. One test for each route:
// pnpm test:e2e --grep "guides.detail"

/** Document titles that differ from the route's title. */
const titles: Partial<Record<RouteId, string>> = {
  home: 'Producer News Portal',
};

/** Routes that redirect signed-in users. */
const signedOutOnly: readonly RouteId[] = ['welcome', 'login'];

/** Returns the list route of a record's route, if there is one. */
function listOf(id: RouteId): RouteId | undefined {
  const area = id.replace(/\.detail$/, '');
  const lists = area === id ? [] : [`${area}.list`, area];
  return lists.filter(isRouteId).find((list) => routeDef(list).kind === 'list');
}

/** True for records and for the map of a product, which have their own titles. */
const hasOwnTitle = (id: RouteId) =>
  routeDef(id).kind === 'detail' || id === 'availability-map.product';

async function open(page: Page, id: RouteId): Promise<void> {
  const list = listOf(id);
  await page.goto(addressOf(list ?? id));
  await settled(page);
  await expect(heading(page, /./)).toBeVisible();
  if (!list) return;
  const listName = await heading(page, /./).innerText();
  await rows(page).first().click();
  await expect(page).not.toHaveURL(addressOf(list));
  // The list stays until the next screen's code has arrived.
  await expect(heading(page, /./)).not.toHaveText(listName);
}

async function check(page: Page, title?: string): Promise<void> {
  await settled(page);
  await expect(page.locator('[data-load-state="loading"]')).toHaveCount(0);
  await expect.soft(page).toHaveTitle(title ?? (await heading(page, /./).innerText()));
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
}

const walk =
  (id: RouteId) =>
  async ({ page }: { page: Page }) => {
    await open(page, id);
    await check(page, hasOwnTitle(id) ? undefined : (titles[id] ?? routeDef(id).title));
  };

const walked = routeIds.filter((id) => !signedOutOnly.includes(id) && id !== 'attachments');

/** True for the first route of each group, which is in the quick suite. */
const isFirst = (id: RouteId) =>
  walked.find((each) => routeDef(each).group === routeDef(id).group) === id;

test.describe('signed in', () => {
  test.use({
    situation: {
      name: 'signed in',
      prepare: (page) => openAs(page, people.producer, '/contact-us'),
    },
  });
  for (const id of walked) test(id, { tag: isFirst(id) ? ['@smoke'] : [] }, walk(id));

  test.describe('missing content', () => {
    test.use({ provoked: /404/ });
    test('attachments shows not-found without a file', async ({ page }) => {
      await page.goto('/attachments');
      await expect(heading(page, /./)).toBeVisible();
      await check(page, 'That file could not be found');
    });
    test('page shows not-found if it does not exist', async ({ page }) => {
      await page.goto('/no-such-page');
      await expect(heading(page, /./)).toBeVisible();
      await check(page, 'That page could not be found');
    });
  });
});

test.describe('signed out', () => {
  test.use({
    situation: {
      name: 'signed out',
      prepare: stayOnPage,
    },
  });
  for (const id of signedOutOnly) test(id, walk(id));
});
