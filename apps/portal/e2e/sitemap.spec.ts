import type { Page } from '@playwright/test';
import { routeDef } from '../src/routes.manifest.ts';
import { protectedRoutes } from './sample-urls.ts';
import { deniedAreas } from './denied-areas.ts';
import {
  expect,
  heading,
  isPhone,
  openScreenAs,
  test,
  navigateViaSitemap,
  LOADING,
} from './portal.ts';

// The sitemap lists every page the user can access. Sitemap and menu links lead only to those pages.
// routes.spec.ts checks that the listed pages open.

const pages = protectedRoutes
  .map(routeDef)
  .filter(({ path, kind, sameAs }) => kind !== 'action' && !sameAs && !/[:*]/.test(path));

/** The paths of the internal links in a part of the page. */
const readLinkPaths = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`))
        .filter(({ origin, hash }) => origin === location.origin && hash === '')
        .map(({ pathname, search }) => pathname + decodeURIComponent(search)),
    part,
  );

/** Opens every section of the menus and returns the paths of all links. */
async function readMenuPaths(page: Page): Promise<string[]> {
  const isOnPhone = isPhone(page);
  if (isOnPhone) await page.getByRole('button', { name: /^Menu\b/ }).click();
  const menu = isOnPhone ? 'dialog[open]' : 'header nav';
  await expect(page.locator(menu).getByRole('button').first()).toBeVisible();
  const linkPaths = [
    ...(await readLinkPaths(page, 'footer')),
    ...(await readLinkPaths(page, menu)),
  ];
  for (const section of await page.locator(`${menu} button[aria-expanded]`).all()) {
    await section.click();
    linkPaths.push(...(await readLinkPaths(page, menu)));
    if (!isOnPhone) await page.keyboard.press('Escape');
  }
  if (isOnPhone) await page.keyboard.press('Escape');
  return linkPaths;
}

for (const [user, areas] of Object.entries(deniedAreas))
  test(`the sitemap lists every page the user can access, and menus link only to these pages: ${user}`, async ({
    page,
  }) => {
    await openScreenAs(page, user, '/sitemap');
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    const openPaths = pages
      .filter(({ area }) => !area || !areas.includes(area))
      .map(({ path }) => path);
    // Pages that need a host extension appear only after the portal has confirmed that the host supports it.
    await expect
      .poll(async () => (await readLinkPaths(page, 'main section')).toSorted())
      .toEqual(openPaths.toSorted());
    const listedPaths = await readLinkPaths(page, 'main section');

    const menuPaths = await readMenuPaths(page);
    expect(menuPaths.length).toBeGreaterThan(10);
    for (const path of new Set(menuPaths.filter((each) => !listedPaths.includes(each)))) {
      await navigateViaSitemap(page, path);
      await expect.soft(heading(page, /./), path).toHaveCount(1);
      await expect.soft(page.locator(LOADING), path).toHaveCount(0);
      await expect.soft(heading(page, /^Oops!|don’t have access/), path).toHaveCount(0);
      expect.soft(new URL(page.url()).pathname, path).toBe(path.split('?')[0]);
    }
  });
