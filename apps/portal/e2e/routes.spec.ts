import type { Page } from '@playwright/test';
import { isRouteId, routeDef, routes } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { addresses } from './addresses.ts';
import { deniedTo } from './denied.ts';
import { expect, openAs, people, test } from './portal.ts';

// Every fixed route (docs/product.md#routes), opened by its address in every situation: the right page, one
// heading, a title, and nothing in the console but what the situation provokes.

const all = Object.keys(routes).filter(isRouteId);
const closed = all.filter((id) => !routeDef(id).public);

/** Where an address may lead: to its own page, to one page in its place, or to a page that says why not. */
type Outcome = 'own' | `/${string}`;

/** Opens the address of a route and holds what is there to what a reader is owed. */
async function visit(page: Page, id: RouteId, outcome: Outcome): Promise<void> {
  const address = addresses[id];
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  const { pathname } = new URL(address, 'http://portal');
  await expect
    .soft(page, `${id}: the address`)
    .toHaveURL(({ pathname: path }) =>
      outcome === 'own' ? path === pathname || isCanonical(id, path) : path === outcome,
    );
  await expect.soft(heading, `${id}: one heading`).toHaveCount(1);
  await expect
    .soft(page.locator('[data-load-state="loading"]'), `${id}: it comes to an end`)
    .toHaveCount(0);
  expect.soft(await page.title(), `${id}: a title`).not.toBe('');
}

/** A record that is opened by an address of a wider kind moves to its own. */
function isCanonical(id: RouteId, path: string): boolean {
  return (
    (id === 'training.detail' && path.startsWith('/training-and-job-aids/')) ||
    (id === 'products.detail' && path.startsWith('/products/classic/'))
  );
}

const answerAll = (page: Page, status: number) =>
  page.route('**/api/v1/**', (route) =>
    route.request().url().includes('/auth_token/')
      ? route.fallback()
      : route.fulfill({ status, json: {} }),
  );

test.describe('every fixed route', () => {
  test.setTimeout(240_000);

  for (const [person, areas] of Object.entries(deniedTo)) {
    test.describe(`to ${person}`, () => {
      // A file that is not there, and a page that does not exist for this reader.
      test.use({ provoked: /404/ });
      test('shows the right page', async ({ page }) => {
        await openAs(page, person, '/contact-us');
        for (const id of closed) {
          const { area } = routeDef(id);
          await visit(page, id, area && areas.includes(area) ? '/access-denied' : 'own');
        }
      });
    });
  }

  test('leads who has no states to the page that says so', async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByRole('button', { name: people.noStates, exact: true }).click();
    await expect(page).toHaveURL('/no-states');
    for (const id of closed)
      await visit(page, id, routeDef(id).area ? '/access-denied' : '/no-states');
  });

  test('leads who is signed out to sign-in, and home to the welcome', async ({ page }) => {
    for (const id of closed) {
      await page.goto(addresses[id]);
      if (id === 'home') await expect.soft(page).toHaveURL('/welcome');
      else await expect.soft(page, id).toHaveTitle('Development sign-in');
      // Coming back without a code within ten seconds would count as a sign-in that goes in a circle.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });

  test.describe('while the host fails', () => {
    test.use({ provoked: /50\d/ });
    test('says so on a page of its own, or stands without it', async ({ page }) => {
      await openAs(page, people.producer, '/contact-us');
      await answerAll(page, 500);
      for (const id of closed) {
        const { primary, parts } = routeDef(id);
        const stands = primary === undefined && parts === undefined;
        await visit(page, id, stands ? 'own' : '/server-down-error');
      }
    });
  });

  test.describe('while the host has nothing', () => {
    test.use({ provoked: /404/ });
    test('is empty or not found, and never broken', async ({ page }) => {
      await openAs(page, people.producer, '/contact-us');
      await answerAll(page, 404);
      for (const id of closed) await visit(page, id, 'own');
    });
  });

  test.describe('while the host is slow', () => {
    test.use({ provoked: /404/ });
    test('waits and then shows itself', async ({ page }) => {
      await openAs(page, people.producer, '/contact-us');
      await page.route('**/api/v1/**', async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 800);
        });
        await route.continue();
      });
      for (const id of closed.filter((each) => routeDef(each).kind !== 'action'))
        await visit(page, id, 'own');
    });
  });
});
