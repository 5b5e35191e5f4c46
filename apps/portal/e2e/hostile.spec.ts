import type { BrowserContext, Page, Route } from '@playwright/test';
import { hostileQueries, hostileRows, hostileSample } from '../src/testing/hostile-values.ts';
import { expect, heading, openAs, people, settled, test, walkTo } from './portal.ts';

// The table of hostile values in the running portal, under its content security policy and Trusted Types: nothing runs,
// nothing is refused by the policy, no page breaks, and the browser goes nowhere but where it may. That each value is judged
// rightly is proved where addresses are made (testing/hostile-values.test.ts); here it is seen.

// Ids that are none and words that the host cannot make sense of are answered so.
test.use({ provoked: /status of (?:404|422)/ });

const tables = hostileRows.map(([, value]) => value);

interface Watched {
  /** Where the browser would have gone beside the portal. */
  readonly abroad: string[];
  /** Pages of our own origin that were loaded anew. */
  readonly loads: string[];
  /** Boxes that a script has opened. */
  readonly ran: string[];
}

const isOurs = (address: string, page: Page) =>
  new URL(address).origin === new URL(page.url()).origin;

/** Keeps the browser here, whatever it is led to, and notes where that was. */
async function watch(page: Page, context: BrowserContext): Promise<Watched> {
  const watched: Watched = { abroad: [], loads: [], ran: [] };
  context.on('dialog', (dialog) => {
    watched.ran.push(dialog.message());
    void dialog.dismiss();
  });
  await context.route(
    (url) => !isOurs(url.href, page),
    async (route) => {
      watched.abroad.push(route.request().url());
      await route.fulfill({ status: 204 });
    },
  );
  page.on('domcontentloaded', () => watched.loads.push(page.url()));
  return watched;
}

/** The page that stands in the end: one heading, a title, and nothing that waits. */
async function stands(page: Page, what: string): Promise<void> {
  await settled(page);
  await expect.soft(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  await expect.soft(page.locator('[data-load-state="loading"]'), what).toHaveCount(0);
  expect(await injected(page), what).toEqual([]);
}

/** What markup would have made of a text. */
const injected = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'main script, main iframe, main base, main meta, main [onerror], main [onload], img[src="x"], head base',
      ),
      (element) => element.outerHTML,
    ),
  );

/** Where the links of a page lead that are none of ours, nor anything that a link may be. */
const strayLinks = (page: Page) =>
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

/** Empties what the portal has stored, on a page of our origin that it does not run on. */
async function forget(page: Page): Promise<void> {
  await page.route(
    '**/nothing-runs-here',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        // As the host sends it. Without it the browser would start a new process for each page.
        headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
        body: '',
      }),
    { times: 1 },
  );
  await page.goto('/nothing-runs-here');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Presses every link that leads out of the portal, as it stands. */
const clickExternal = (page: Page) =>
  page.evaluate(() => {
    const outward = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
      ({ href, protocol }) =>
        protocol !== 'mailto:' && protocol !== 'tel:' && !href.startsWith(location.origin),
    );
    for (const link of outward) {
      link.target = '_self';
      link.click();
    }
    return outward.length;
  });

const response = (key: string, value: unknown) => (route: Route) =>
  route.fulfill({
    json: { [key]: value },
    headers: Array.isArray(value)
      ? { Total: String(value.length), Page: '1', 'Per-Page': '1000' }
      : {},
  });
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const isHttp = (address: string) => /^https?:/.test(address);

test('as RelayState it leads to a page of ours, or home', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const jwt = await page.evaluate(() => localStorage.getItem('jwt'));
  const watched = await watch(page, context);
  await page.route('**/auth_token/exchange', response('tokens', { jwt }));
  for (const value of hostileSample(1)) {
    await forget(page);
    // As if this tab had begun to sign in: the code is taken without a question.
    await page.evaluate(() =>
      sessionStorage.setItem('startedSignIn', JSON.stringify({ at: 0, verifier: null })),
    );
    const relayState = encodeURIComponent(value.toWellFormed());
    await page.goto(`/login?code=a-code&RelayState=${relayState}`);
    await expect(page, value).not.toHaveURL(/\/login/);
    await stands(page, `RelayState ${value}`);
    const { pathname } = new URL(page.url());
    const isPath = /^\/(?:[\w-]|%25)/.test(value);
    expect(isPath || pathname === '/', `${value} has led to ${pathname}`).toBe(true);
    expect(pathname.startsWith('//')).toBe(false);
  }
  expect(watched).toMatchObject({ abroad: [], ran: [] });
});

test('in menus, records, texts and topics it is no link, or one that may be pressed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  const menu = tables.flatMap((value, index) => [
    { label: `path ${index}`, path: value },
    { label: `away ${index}`, external_url: value },
  ]);
  await page.route('**/api/v1/menus', response('menus', { top: menu, mobile: menu, bottom: menu }));
  const contents = [
    {
      content: tables
        .map((value) => `<p><a href="${escape(value)}">link</a> <img src="${escape(value)}"></p>`)
        .concat(tables.map((value) => `<p>${value}</p>`))
        .join(''),
    },
  ];
  const statics = { title: 'Static', contents };
  await page.route('**/api/v1/statics', response('statics', { home: statics, footer: statics }));
  const records = tables.flatMap((value, index) => [
    { id: `h${index}`, record_type: 'HomeLink', title: value || '-', external_url: value },
    { id: `s${index}`, record_type: 'Alert', title: 'slug', slug: value },
    { id: `t${index}`, record_type: value || '-', title: 'type', slug: 's', highlight: value },
  ]);
  await page.route('**/api/v1/search?*', response('search_results', records));
  await page.route('**/api/v1/featured_content', response('featured_content', records));
  await page.route(
    '**/api/v1/simple_pages/contact-us',
    response('simple_page', {
      id: 1,
      slug: 'contact-us',
      record_type: 'SimplePage',
      title: 'Hostile',
      contents,
      topics: tables.flatMap((value) => [
        { title: 'path', text: value, path: value },
        { title: 'away', text: value, external_url: value },
        { title: 'phone', phone: value, email: value },
      ]),
      forms: tables.map((value) => ({ attachment_id: value, name: value, description: value })),
    }),
  );
  let clicked = 0;
  for (const path of ['/', '/search?query=hostile', '/contact-us']) {
    await page.goto(path);
    await stands(page, path);
    await expect.poll(async () => page.getByRole('link').count(), path).toBeGreaterThan(300);
    expect(await strayLinks(page), path).toEqual([]);
    clicked += await clickExternal(page);
    await expect(page, path).toHaveURL(path);
  }
  expect(clicked).toBeGreaterThan(20);
  expect(watched.ran).toEqual([]);
  expect(watched.abroad.filter((address) => !isHttp(address))).toEqual([]);
  expect(watched.loads).toHaveLength(3);
});

test('as the target of a redirect it is followed to our own pages and https alone', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  let to = '';
  await page.route('**/redirect_records/check?*', (route) =>
    response('redirect_record', { path: '/x', to })(route),
  );
  await page.route('**/simple_pages/*', (route) => route.fulfill({ status: 404, json: {} }));
  for (const [index, value] of hostileSample(4).entries()) {
    to = value;
    const requested = page.waitForResponse(/redirect_records\/check/);
    const before = watched.abroad.length;
    await walkTo(page, `/moved-${index}`);
    await requested;
    const notFound = heading(page, 'Oops! That page could not be found.');
    await expect
      .poll(
        async () =>
          watched.abroad.length > before ||
          (await notFound.isVisible()) ||
          new URL(page.url()).pathname !== `/moved-${index}`,
        value,
      )
      .toBe(true);
    expect(new URL(page.url()).pathname, value).not.toMatch(/^\/\//);
  }
  expect(watched.ran).toEqual([]);
  expect(watched.abroad.filter((address) => !address.startsWith('https://'))).toEqual([]);
  expect(watched.abroad.filter((address) => new URL(address).username !== '')).toEqual([]);
  expect(watched.loads).toEqual([]);
});

test('as the address of a file it is gone to on our own host alone', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  const redirects: string[] = [];
  // Of what the browser goes to, only that it goes there is wanted.
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      redirects.push(route.request().url());
      return route.fulfill({ status: 204 });
    },
  );
  let download_url = '';
  await page.route('**/attachments/*/download', (route) =>
    response('attachment', { name: download_url, download_url })(route),
  );
  for (const [index, value] of hostileSample(4).entries()) {
    download_url = value;
    await walkTo(
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
    await stands(page, value);
  }
  expect(watched).toMatchObject({ abroad: [], ran: [] });
  expect(redirects.filter((address) => !isOurs(address, page))).toEqual([]);
  expect(redirects).not.toEqual([]);
});

const details = [
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
/** A call whose address is made of words of the contract and of ids by their grammar. */
const isCall = (path: string) => /^\/api\/v1(?:\/[A-Za-z0-9][\w-]{0,127}){1,4}$/.test(path);

test('as an id it makes no call but of its kind', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  for (const [index, value] of hostileSample(4).entries()) {
    const base = details[index % details.length] ?? '/';
    const text = value.toWellFormed();
    for (const id of [text, encodeURIComponent(text)]) {
      // What resolves to another host is no address of ours at all.
      if (
        !(await page.evaluate(
          (to) =>
            URL.canParse(to, location.href) &&
            new URL(to, location.href).origin === location.origin,
          base + id,
        ))
      )
        continue;
      await walkTo(page, base + id);
      await stands(page, `${base}${id}`);
      expect(isOurs(page.url(), page)).toBe(true);
    }
  }
  expect(watched).toEqual({ abroad: [], ran: [], loads: [] });
  expect(calls.filter((call) => !isCall(call.split(' ')[1] ?? ''))).toEqual([]);
  expect(
    calls.filter((call) => !call.startsWith('GET ') && !call.endsWith('/mark_as_read')),
  ).toEqual([]);
});

const requested = (value: string) =>
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

test('in a query it is words and nothing else', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  const visits = [
    ...hostileSample(4).map((value, index) => {
      const all = requested(encodeURIComponent(value.toWellFormed()));
      return all[index % all.length] ?? '/';
    }),
    ...hostileQueries.flatMap((query) => [`/alerts${query}`, `/search${query}`]),
  ];
  for (const address of visits) {
    await walkTo(page, address);
    await stands(page, address);
    expect.soft(new URL(page.url()).pathname, address).toBe(address.split('?')[0]);
  }
  expect(watched).toEqual({ abroad: [], ran: [], loads: [] });
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('in the browser’s storage it counts as absent, or is words', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openAs(page, people.producer, '/contact-us');
  const watched = await watch(page, context);
  const uuid = await page.evaluate(() => {
    const payload = (localStorage.getItem('jwt') ?? '').split('.')[1] ?? '';
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(claims) as { uuid: string }).uuid;
  });
  const keep = (area: 'local' | 'session', values: Record<string, string>) =>
    page.evaluate(
      ([kind, entries]) => {
        const storage = kind === 'local' ? localStorage : sessionStorage;
        for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
      },
      [area, values] as const,
    );

  // All of them at once, in the form in which the portal keeps them; the host's own list does not come.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/favorite_pages', async (route) => {
    await held;
    await route.fallback();
  });
  const favorites = hostileSample(4).map((value, id) => ({
    id,
    position: id + 1,
    title: value,
    path: value,
  }));
  await keep('local', { headerFavorites: JSON.stringify({ uuid, value: favorites }) });
  await page.goto('/');
  const shortcuts = page.getByRole('region', { name: 'Your shortcuts' });
  await expect(shortcuts.getByRole('link').first()).toBeVisible();
  expect(await strayLinks(page)).toEqual([]);
  expect(await injected(page)).toEqual([]);
  release();
  await stands(page, 'favorites');

  const searched = tables.filter((value) => value.trim() !== '').slice(0, 100);
  await keep('session', { recentSearches: JSON.stringify({ uuid, value: searched }) });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await injected(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // In their places as they are, and from a page that begins anew.
  for (const value of hostileSample(1)) {
    await keep('local', {
      theme: value,
      fonts: value,
      headerFavorites: value,
      lastAlertChecked: value,
      agent_jwt: value,
    });
    await keep('session', { recentSearches: value, startedSignIn: value });
    await page.goto('/alerts');
    await settled(page);
    await expect(heading(page, /^Alerts/), value).toBeVisible();
    await stands(page, value);
  }
  for (const value of hostileSample(1)) {
    await forget(page);
    await keep('local', { jwt: value, admin_jwt: value, agent_jwt: `${value}.${value}.${value}` });
    await page.goto('/alerts');
    await expect(page, value).toHaveTitle('Development sign-in');
    await page.goto('/welcome');
  }
  expect(watched).toMatchObject({ abroad: [], ran: [] });
});
