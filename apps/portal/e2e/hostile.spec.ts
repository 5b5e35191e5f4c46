import type { BrowserContext, Page } from '@playwright/test';
import { hostileQueries, hostileRows, hostileSample } from '../src/testing/hostile-values.ts';
import { intercept } from './intercept.ts';
import type { PausedRequest } from './intercept.ts';
import {
  expect,
  heading,
  openScreenAs,
  people,
  waitUntilSettled,
  test,
  navigateViaSitemap,
  LOADING,
} from './portal.ts';

// Tries hostile values in the running portal, with its content security policy and Trusted Types: no code runs, nothing
// violates the policy, no page breaks, and the browser only navigates to allowed URLs. testing/hostile-values.test.ts checks
// how each value is handled.

// The host rejects invalid ids and queries with these statuses.
test.use({ expectedErrors: /status of (?:404|422)/ });

const hostileValues = hostileRows.map(([, value]) => value);

interface NavigationLog {
  /** URLs of requests to other origins. */
  readonly external: string[];
  /** URLs of loaded pages. */
  readonly loads: string[];
  /** Messages of dialogs that a script opened. */
  readonly dialogs: string[];
}

const isSameOrigin = (targetUrl: string, page: Page) =>
  new URL(targetUrl).origin === new URL(page.url()).origin;

/** Logs requests to other origins, page loads, and dialogs. */
function logNavigation(page: Page, context: BrowserContext): NavigationLog {
  const navigationLog: NavigationLog = { external: [], loads: [], dialogs: [] };
  // Read once, because a forbidden navigation would change it.
  const { origin } = new URL(page.url());
  context.on('dialog', (dialog) => {
    navigationLog.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) navigationLog.external.push(request.url());
  });
  page.on('domcontentloaded', () => navigationLog.loads.push(page.url()));
  return navigationLog;
}

/** Keeps the page open when it requests another origin. Playwright then pauses every request, so only some tests use it. */
const blockExternalRequests = (page: Page, context: BrowserContext) =>
  context.route(
    (url) => !isSameOrigin(url.href, page),
    (route) => route.fulfill({ status: 204 }),
  );

/** Expects a loaded page with one heading and no injected markup. */
async function expectIntactPage(page: Page, what: string): Promise<void> {
  await waitUntilSettled(page);
  await expect.soft(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  await expect.soft(page.locator(LOADING), what).toHaveCount(0);
  expect(await findInjected(page), what).toEqual([]);
}

/** Returns the elements that hostile text would create if it were parsed as markup. */
const findInjected = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'main script, main iframe, main base, main meta, main [onerror], main [onload], img[src="x"], head base',
      ),
      (element) => element.outerHTML,
    ),
  );

/** Returns links with a forbidden protocol, and links to other sites with credentials or without `noreferrer`. */
const findForbiddenLinks = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]'), (link) => [
      link.href,
      link.protocol,
      link.username + link.password,
      link.rel,
    ]).filter(
      ([href = '', protocol = '', user, rel = '']) =>
        !/^(?:https?|mailto|tel):$/.test(protocol) ||
        (protocol.startsWith('http') &&
          new URL(href).origin !== location.origin &&
          (user !== '' || !rel.includes('noreferrer'))),
    ),
  );

const PAGE_WITHOUT_PORTAL = '/nothing-runs-here';

const addPageWithoutPortal = (page: Page) =>
  intercept(page, `*${PAGE_WITHOUT_PORTAL}`, ({ respond }) =>
    respond({
      status: 200,
      json: {},
      // The host sends this header. Without it, the browser would start a new process for each page.
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    }),
  );

/** Clears the portal's storage while the portal does not run. Requires {@link addPageWithoutPortal}. */
async function clearStorage(page: Page): Promise<void> {
  await page.goto(PAGE_WITHOUT_PORTAL);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Clicks every external link, without opening new tabs, and returns the number of links. */
const clickExternal = (page: Page) =>
  page.evaluate(() => {
    const external = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
      ({ href, protocol }) =>
        protocol !== 'mailto:' && protocol !== 'tel:' && !href.startsWith(location.origin),
    );
    for (const link of external) {
      link.target = '_self';
      link.click();
    }
    return external.length;
  });

const respondWith =
  (key: string, value: unknown) =>
  ({ respond }: PausedRequest) =>
    respond({
      status: 200,
      json: { [key]: value },
      headers: Array.isArray(value)
        ? { Total: String(value.length), Page: '1', 'Per-Page': '1000' }
        : {},
    });
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const isHttp = (targetUrl: string) => /^https?:/.test(targetUrl);

test('a hostile RelayState leads only to a portal page or home', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'));
  const navigationLog = logNavigation(page, context);
  await intercept(page, '*/auth_token/exchange', respondWith('tokens', { jwt }));
  await addPageWithoutPortal(page);
  for (const value of hostileSample({ maxPerKind: 1 })) {
    await clearStorage(page);
    // Pretend that this tab has started the sign-in, so that the portal accepts the code without confirmation.
    await page.evaluate(() =>
      sessionStorage.setItem('startedSignIn', JSON.stringify({ at: 0, verifier: null })),
    );
    const relayState = encodeURIComponent(value.toWellFormed());
    await page.goto(`/login?code=a-code&RelayState=${relayState}`);
    await expect(page, value).not.toHaveURL(/\/login/);
    await expectIntactPage(page, `RelayState ${value}`);
    const { pathname } = new URL(page.url());
    // Only a value that starts like a portal path may lead to a page other than home.
    const isPath = /^\/(?:[\w-]|%25)/.test(value);
    expect(isPath || pathname === '/', `${value} has led to ${pathname}`).toBe(true);
    expect(pathname.startsWith('//')).toBe(false);
  }
  expect(navigationLog).toMatchObject({ external: [], dialogs: [] });
});

test('hostile values in menus, records, texts, and topics become a safe link or no link', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  await blockExternalRequests(page, context);
  const menu = hostileValues.flatMap((value, index) => [
    { label: `path ${index}`, path: value },
    { label: `away ${index}`, external_url: value },
  ]);
  await intercept(
    page,
    '*/api/v1/menus',
    respondWith('menus', { top: menu, mobile: menu, bottom: menu }),
  );
  const contents = [
    {
      content: hostileValues
        .map(
          (value) =>
            `<p><a href="${escapeHtml(value)}">link</a> <img src="${escapeHtml(value)}"></p>`,
        )
        .concat(hostileValues.map((value) => `<p>${value}</p>`))
        .join(''),
    },
  ];
  const statics = { title: 'Static', contents };
  await intercept(
    page,
    '*/api/v1/statics',
    respondWith('statics', { home: statics, footer: statics }),
  );
  const records = hostileValues.flatMap((value, index) => [
    { id: `h${index}`, record_type: 'HomeLink', title: value || '-', external_url: value },
    { id: `s${index}`, record_type: 'Alert', title: 'slug', slug: value },
    { id: `t${index}`, record_type: value || '-', title: 'type', slug: 's', highlight: value },
  ]);
  await intercept(page, '*/api/v1/search?*', respondWith('search_results', records));
  await intercept(page, '*/api/v1/featured_content', respondWith('featured_content', records));
  await intercept(
    page,
    '*/api/v1/simple_pages/contact-us',
    respondWith('simple_page', {
      id: 1,
      slug: 'contact-us',
      record_type: 'SimplePage',
      title: 'Hostile',
      contents,
      topics: hostileValues.flatMap((value) => [
        { title: 'path', text: value, path: value },
        { title: 'away', text: value, external_url: value },
        { title: 'phone', phone: value, email: value },
      ]),
      forms: hostileValues.map((value) => ({
        attachment_id: value,
        name: value,
        description: value,
      })),
    }),
  );
  let clickedLinks = 0;
  for (const path of ['/', '/search?query=hostile', '/contact-us']) {
    await page.goto(path);
    await expectIntactPage(page, path);
    await expect.poll(async () => page.getByRole('link').count(), path).toBeGreaterThan(300);
    expect(await findForbiddenLinks(page), path).toEqual([]);
    clickedLinks += await clickExternal(page);
    await expect(page, path).toHaveURL(path);
  }
  expect(clickedLinks).toBeGreaterThan(20);
  expect(navigationLog.dialogs).toEqual([]);
  expect(navigationLog.external.filter((targetUrl) => !isHttp(targetUrl))).toEqual([]);
  expect(navigationLog.loads).toHaveLength(3);
});

test('a hostile redirect target leads only to our own pages or https URLs', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  await blockExternalRequests(page, context);
  let to = '';
  let checkCount = 0;
  await intercept(page, '*/redirect_records/check?*', (request) => {
    checkCount += 1;
    return respondWith('redirect_record', { path: '/x', to })(request);
  });
  await intercept(page, '*/simple_pages/*', ({ respond }) => respond({ status: 404, json: {} }));
  for (const [index, value] of hostileSample({ maxPerKind: 4 }).entries()) {
    to = value;
    const checksBefore = checkCount;
    const before = navigationLog.external.length;
    await navigateViaSitemap(page, `/moved-${index}`);
    const notFound = heading(page, 'Oops! That page could not be found.');
    await expect
      .poll(
        async () =>
          navigationLog.external.length > before ||
          (await notFound.isVisible()) ||
          new URL(page.url()).pathname !== `/moved-${index}`,
        value,
      )
      .toBe(true);
    expect(new URL(page.url()).pathname, value).not.toMatch(/^\/\//);
    expect(checkCount, value).toBeGreaterThan(checksBefore);
  }
  expect(navigationLog.dialogs).toEqual([]);
  expect(navigationLog.external.filter((targetUrl) => !targetUrl.startsWith('https://'))).toEqual(
    [],
  );
  expect(navigationLog.external.filter((targetUrl) => new URL(targetUrl).username !== '')).toEqual(
    [],
  );
  expect(navigationLog.loads).toEqual([]);
});

test('a hostile file URL loads only from our own host', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  const navigationUrls: string[] = [];
  // Logs navigation requests instead of loading them. Other requests proceed.
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      navigationUrls.push(route.request().url());
      return route.fulfill({ status: 204 });
    },
  );
  let download_url = '';
  await intercept(page, '*/attachments/*/download', (request) =>
    respondWith('attachment', { name: download_url, download_url })(request),
  );
  for (const [index, value] of hostileSample({ maxPerKind: 4 }).entries()) {
    download_url = value;
    await navigateViaSitemap(
      page,
      `/attachments?id=file-${index}&name=${encodeURIComponent(value.toWellFormed())}`,
    );
    await expect(
      page
        .getByRole('main')
        .getByText(/^Success! |The system has timed out due to a technical error\./)
        .first(),
      value,
    ).toBeVisible();
    await expectIntactPage(page, value);
  }
  expect(navigationLog).toMatchObject({ external: [], dialogs: [] });
  expect(navigationUrls.filter((targetUrl) => !isSameOrigin(targetUrl, page))).toEqual([]);
  expect(navigationUrls).not.toEqual([]);
});

const detailPaths = [
  '/alerts/',
  '/policy-updates/',
  '/products/',
  '/products/classic/',
  '/training-and-job-aids/',
  '/guides-and-rate-bulletins/',
  '/sales-and-marketing/',
  '/marketing-collateral/co-op-marketing-center/collaterals/',
  '/marketing-collateral/co-op-marketing-center/orders/',
  '/agent360/',
  '/',
];
/** True for an API path with only valid segments. */
const isValidCallPath = (path: string) =>
  /^\/api\/v1(?:\/[A-Za-z0-9][\w-]{0,127}){1,4}$/.test(path);

test('a hostile id causes only calls with a valid path, and no writes except read marks', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const ids = [...hostileSample({ maxPerKind: 4 }), '1/mark_as_read'];
  for (const [index, value] of ids.entries()) {
    const base = detailPaths[index % detailPaths.length] ?? '/';
    const text = value.toWellFormed();
    for (const id of [text, encodeURIComponent(text)]) {
      // Skips values that resolve to another host.
      if (
        !(await page.evaluate(
          (to) =>
            URL.canParse(to, location.href) &&
            new URL(to, location.href).origin === location.origin,
          base + id,
        ))
      )
        continue;
      await navigateViaSitemap(page, base + id);
      await expectIntactPage(page, `${base}${id}`);
      expect(isSameOrigin(page.url(), page)).toBe(true);
    }
  }
  expect(navigationLog).toEqual({ external: [], dialogs: [], loads: [] });
  expect(calls.filter((call) => !isValidCallPath(call.split(' ')[1] ?? ''))).toEqual([]);
  expect(
    calls.filter((call) => !call.startsWith('GET ') && !call.endsWith('/mark_as_read')),
  ).toEqual([]);
});

const toHostileUrls = (value: string) =>
  [
    `/alerts?category=${value}&states[]=${value}&search=${value}&page=${value}`,
    `/search?query=${value}&types[]=${value}`,
    `/products/product-availability-map?state=${value}`,
    `/guides-and-rate-bulletins?category=${value}&state=${value}&search=${value}`,
    `/training-and-job-aids/webinars/search?startDate=${value}&platforms[]=${value}`,
    `/marketing-collateral?category=${value}&search=${value}`,
    `/marketing-collateral/co-op-marketing-center/orders?status=${value}`,
    `/access-denied?reason=${value}`,
    `/attachments?name=${value}`,
  ] as const;

test('a hostile value in a query is treated as text', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  const visits = [
    ...hostileSample({ maxPerKind: 2 }).map((value, index) => {
      const all = toHostileUrls(encodeURIComponent(value.toWellFormed()));
      return all[index % all.length] ?? '/';
    }),
    ...hostileQueries.flatMap((query) => [`/alerts${query}`, `/search${query}`]),
  ];
  for (const targetUrl of visits) {
    await navigateViaSitemap(page, targetUrl);
    await expectIntactPage(page, targetUrl);
    expect.soft(new URL(page.url()).pathname, targetUrl).toBe(targetUrl.split('?')[0]);
  }
  expect(navigationLog).toEqual({ external: [], dialogs: [], loads: [] });
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('a hostile value in the browser’s storage is ignored or treated as text', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openScreenAs(page, people.producer, '/contact-us');
  const navigationLog = logNavigation(page, context);
  const uuid = await page.evaluate(() => {
    const payload = (localStorage.getItem('jwt') ?? '').split('.')[1] ?? '';
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(claims) as { uuid: string }).uuid;
  });
  const store = (area: 'local' | 'session', values: Record<string, string>) =>
    page.evaluate(
      ([kind, entries]) => {
        const storage = kind === 'local' ? localStorage : sessionStorage;
        for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
      },
      [area, values] as const,
    );

  // Store valid favorites with hostile titles and paths, and delay the host's list, so that the page shows the stored ones.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, '*/api/v1/favorite_pages', async ({ proceed }) => {
    await released;
    await proceed();
  });
  const favorites = hostileSample({ maxPerKind: 4 }).map((value, id) => ({
    id,
    position: id + 1,
    title: value,
    path: value,
  }));
  await store('local', { headerFavorites: JSON.stringify({ uuid, value: favorites }) });
  await page.goto('/');
  const shortcuts = page.getByRole('region', { name: 'Your shortcuts' });
  await expect(shortcuts.getByRole('link').first()).toBeVisible();
  expect(await findForbiddenLinks(page)).toEqual([]);
  expect(await findInjected(page)).toEqual([]);
  release();
  await expectIntactPage(page, 'favorites');

  const recentQueries = hostileValues.filter((value) => value.trim() !== '').slice(0, 100);
  await store('session', { recentSearches: JSON.stringify({ uuid, value: recentQueries }) });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findInjected(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Store each value as it is under every key, not in the portal's format.
  for (const value of hostileSample({ maxPerKind: 1 })) {
    await store('local', {
      theme: value,
      fonts: value,
      headerFavorites: value,
      lastAlertChecked: value,
      agent_jwt: value,
    });
    await store('session', { recentSearches: value, startedSignIn: value });
    await page.goto('/alerts');
    await waitUntilSettled(page);
    await expect(heading(page, /^Alerts/), value).toBeVisible();
    await expectIntactPage(page, value);
  }
  await addPageWithoutPortal(page);
  // Store each value as the tokens, so that the portal finds no valid session.
  for (const value of hostileSample({ maxPerKind: 1 })) {
    await clearStorage(page);
    await store('local', { jwt: value, admin_jwt: value, agent_jwt: `${value}.${value}.${value}` });
    await page.goto('/alerts');
    await expect(page, value).toHaveTitle('Development sign-in');
    await page.goto('/welcome');
  }
  expect(navigationLog).toMatchObject({ external: [], dialogs: [] });
});
