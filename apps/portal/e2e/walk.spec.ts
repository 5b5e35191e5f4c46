import type { Page } from '@playwright/test';
import { routes } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';
import { expect, heading, openAs, people, rows, test } from './portal.ts';
import { smallTargets } from './targets.ts';

/** Of a record its own heading is the title. */
const ownHeading = Symbol('heading');

/** Where each route is seen, and what it is called there when that is not its title in the manifest. */
const stops: Record<
  RouteId,
  { path: string; firstRow?: true; title?: string | typeof ownHeading }
> = {
  home: { path: '/', title: 'Producer News Portal' },
  attachments: { path: '/attachments', title: 'That file could not be found' },
  favorites: { path: '/favorites' },
  'alerts.list': { path: '/alerts' },
  'alerts.detail': { path: '/alerts', firstRow: true, title: ownHeading },
  'policy-updates.list': { path: '/policy-updates' },
  'policy-updates.detail': { path: '/policy-updates', firstRow: true, title: ownHeading },
  training: { path: '/training-and-job-aids' },
  'training.detail': { path: '/training-and-job-aids/reading-a-roof-photo', title: ownHeading },
  'training.take20': { path: '/training-and-job-aids/take20' },
  webinars: { path: '/training-and-job-aids/webinars' },
  'webinars.list': { path: '/training-and-job-aids/webinars/search' },
  'webinars.detail': {
    path: '/training-and-job-aids/webinars/search',
    firstRow: true,
    title: ownHeading,
  },
  elearnings: { path: '/training-and-job-aids/elearnings' },
  'elearnings.list': { path: '/training-and-job-aids/elearnings/search' },
  'elearnings.detail': {
    path: '/training-and-job-aids/elearnings/search',
    firstRow: true,
    title: ownHeading,
  },
  'job-aids': { path: '/training-and-job-aids/job-aids' },
  'job-aids.list': { path: '/training-and-job-aids/job-aids/search' },
  'job-aids.detail': {
    path: '/training-and-job-aids/job-aids/search',
    firstRow: true,
    title: ownHeading,
  },
  'guides.list': { path: '/guides-and-rate-bulletins' },
  'guides.detail': { path: '/guides-and-rate-bulletins', firstRow: true, title: ownHeading },
  products: { path: '/products' },
  'products.detail': { path: '/products/flood', title: ownHeading },
  'products.classic': { path: '/products/classic/motorcycle', title: ownHeading },
  'products.agent360': { path: '/products/agent360/agent360-home', title: ownHeading },
  'product-updates': { path: '/products/product-news-and-updates' },
  'product-updates.list': { path: '/products/product-news-and-updates/search' },
  'product-updates.detail': {
    path: '/products/product-news-and-updates/search',
    firstRow: true,
    title: ownHeading,
  },
  'availability-map': { path: '/products/product-availability-map' },
  'availability-map.product': {
    path: '/products/product-availability-map/boat?state=TX',
    title: ownHeading,
  },
  agent360: { path: '/agent360', title: ownHeading },
  'agent360.detail': { path: '/agent360/take20', title: ownHeading },
  'agent360.what-to-expect': { path: '/agent360/what-to-expect' },
  'agent360.product-overview': { path: '/agent360/product-overview' },
  'agent360.new-products': { path: '/agent360/new-products' },
  'agent360.training': { path: '/agent360/training' },
  'sales-and-marketing': { path: '/sales-and-marketing' },
  'sales-and-marketing.detail': { path: '/sales-and-marketing', firstRow: true, title: ownHeading },
  'marketing-collateral': { path: '/marketing-collateral' },
  'co-op': { path: '/marketing-collateral/co-op-marketing-center' },
  'co-op.collaterals': { path: '/marketing-collateral/co-op-marketing-center/collaterals' },
  'co-op.collateral': {
    path: '/marketing-collateral/co-op-marketing-center/collaterals/magnet-claims-card',
    title: ownHeading,
  },
  'co-op.orders': { path: '/marketing-collateral/co-op-marketing-center/orders' },
  'co-op.order': {
    path: '/marketing-collateral/co-op-marketing-center/orders/8809',
    title: ownHeading,
  },
  'field-management-news.list': { path: '/field-management/field-management-news' },
  'field-management-news.detail': {
    path: '/field-management/field-management-news',
    firstRow: true,
    title: ownHeading,
  },
  'system-and-technical': { path: '/system-and-technical' },
  search: { path: '/search?query=storm' },
  'social-posts': { path: '/ready-to-use-social-media-posts' },
  'co-branded-videos': { path: '/co-branded-videos' },
  'contact-us': { path: '/contact-us', title: ownHeading },
  'digital-accessibility': { path: '/digital-accessibility', title: ownHeading },
  ask: { path: '/ask-foremost', title: ownHeading },
  'communication-request-forms': { path: '/communication-request-forms', title: ownHeading },
  sitemap: { path: '/sitemap' },
  page: { path: '/nobody-wrote-this', title: 'That page could not be found' },
  welcome: { path: '/welcome' },
  login: { path: '/login' },
  'logged-out': { path: '/logged-out' },
  unauthorized: { path: '/unauthorized' },
  'access-denied': { path: '/access-denied?reason=premier' },
  'no-states': { path: '/no-states' },
  'authorization-error': { path: '/authorization-error' },
  'server-down-error': { path: '/server-down-error' },
  'inactivity-error': { path: '/inactivity-error' },
};
/** Who is signed in is led on from these. */
const forTheSignedOut: readonly string[] = ['welcome', 'login'];

async function look(page: Page, id: RouteId): Promise<string[]> {
  const { path, firstRow, title = routes[id].title } = stops[id];
  await page.goto(path);
  await expect(heading(page, /./)).toBeVisible();
  if (firstRow) {
    const list = await heading(page, /./).innerText();
    await rows(page).first().click();
    await expect(page).not.toHaveURL(path);
    // The list stays until the next screen's code has come.
    await expect(heading(page, /./)).not.toHaveText(list);
  }
  await expect(page.locator('[data-load-state="loading"]')).toHaveCount(0);
  const wanted = title === ownHeading ? await heading(page, /./).innerText() : title;
  await expect.soft(page, id).toHaveTitle(wanted);
  return (await page.evaluate(smallTargets)).map((target) => `${id}: ${target}`);
}

test.describe('every route is named in its tab, and can be hit with a thumb', () => {
  test.use({ provoked: /404/ });

  test('signed in', async ({ page }) => {
    test.setTimeout(180_000);
    await openAs(page, people.producer, '/contact-us');
    const small: string[] = [];
    for (const id of Object.keys(stops) as RouteId[])
      if (!forTheSignedOut.includes(id)) small.push(...(await look(page, id)));
    expect(small).toEqual([]);
  });

  test('signed out', async ({ page }) => {
    // Nothing to go to: the page stays.
    await page.route('**/sso/initiate*', (route) => route.fulfill({ status: 204 }));
    const small = [...(await look(page, 'welcome')), ...(await look(page, 'login'))];
    expect(small).toEqual([]);
  });
});
