import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { SessionTokens } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { startHost } from './host.ts';
import type { Host } from './host.ts';

/** Sample users, with the names of their buttons on the development identity page. */
export const people = {
  producer: 'Independent producer',
  csr: 'Customer service representative',
  manager: 'Agency manager',
  exclusive: 'Exclusive producer',
  noStates: 'Producer without states',
  admin: 'Home-office admin',
  adminAsProducer: 'Admin viewing as agent 041187',
  garbledAgency: 'Producer with an invalid agency claim',
} as const;

export interface Options {
  /** Console errors that a test expects. The browser logs one for each response with an error status. */
  expectedErrors: RegExp | null;
}

export interface WorkerOptions {
  /** URL of the PostgreSQL server for the hosts of a Playwright project; null for the embedded database. */
  postgresql: string | null;
}

/**
 * Each Playwright worker has its own host and database, so tests of two workers never share a user's data. A test fails if
 * any page of its context has an uncaught error or logs an error in the console, such as a violation of the content security
 * policy.
 */
export const test = base.extend<
  Options & { hasCleanConsole: void },
  WorkerOptions & { host: Host }
>({
  postgresql: [null, { option: true, scope: 'worker' }],
  host: [
    async ({ postgresql }, use) => {
      const host = await startHost(postgresql ?? undefined);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ host }, use) => use(host.origin),
  expectedErrors: [null, { option: true }],
  hasCleanConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = collectErrors(context);
      await use();
      expect(errors.filter((message) => !expectedErrors?.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Collects the console errors and uncaught errors of every page of a context. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

/** Signs a user in on the identity page, and waits until the browser has returned to the portal. */
export async function signInOnIdentityPage(page: Page, user: string): Promise<void> {
  await expect(page).toHaveTitle('Development sign-in');
  await page.getByRole('button', { name: user, exact: true }).click();
  await expect(page).not.toHaveTitle('Development sign-in');
}

/** Signs a user in with calls to the host, and returns the tokens. */
export async function fetchTokens(
  request: APIRequestContext,
  user: string,
): Promise<{ origin: string; tokens: SessionTokens }> {
  const identity = sampleLibrary.personas.find(({ name }) => name === user)?.id;
  if (identity === undefined) throw new Error(`There is no sample user "${user}".`);
  const choiceResponse = await request.post('/sso/development/choose', {
    form: { identity, RelayState: '/' },
    maxRedirects: 0,
  });
  const { origin } = new URL(choiceResponse.url());
  const code = new URL(choiceResponse.headers().location ?? '', origin).searchParams.get('code');
  const exchangeResponse = await request.post('/api/v1/auth_token/exchange', { data: { code } });
  expect(exchangeResponse.status()).toBe(200);
  const { tokens } = (await exchangeResponse.json()) as { tokens: SessionTokens };
  return { origin, tokens };
}

/**
 * Opens a page as a signed-in user, with the tokens in the browser's storage. Tests of the sign-in itself use
 * {@link signInOnIdentityPage}.
 */
export async function openScreenAs(page: Page, user: string, path: string): Promise<void> {
  const { origin, tokens } = await fetchTokens(page.request, user);
  const localStorage = Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' ? { name, value } : [],
  );
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
  await waitUntilSettled(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Returns a pattern for the document title of the page with this name. Headings have no-break spaces, unlike titles. */
export function titleOf(name: string): RegExp {
  const text = name.replaceAll('\u00a0', ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`^(.+ · )?${text} · (.+ · )?Producer News Portal$`);
}

/** Reads the count in the heading of a list of unread records. */
export async function readUnreadCount(
  page: Page,
  name: 'Alerts' | 'Policy updates',
): Promise<number> {
  const text = await heading(page, new RegExp(`^${name} \\d+`)).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Waits until the service worker has stored the portal and serves this tab. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** Waits until changes can be queued. The queue's code loads with the favorites button. */
export async function waitForQueue(page: Page): Promise<void> {
  await expect(
    page.getByRole('button', { name: /^(Add to|Remove from) favorites$/ }),
  ).toBeVisible();
  // Wait for idle: by then React has mounted everything that loads with the favorites button.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

/** The links of a list's rows. */
export const rows = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading').getByRole('link');

/** Selector for a loading part of the page. Ignores the hidden list that stays in the document after the user has left it. */
export const LOADING =
  '[data-load-state="loading"]:not([style*="display: none"], [style*="display: none"] *)';

/**
 * Waits until the page has its heading and has finished loading. Call it before assertions that would otherwise poll: they
 * check again only after 100, 250, 500, and then 1000 ms, while this function checks every frame. It asserts nothing itself.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (loading) =>
        [...document.querySelectorAll('h1')].some((each) => each.checkVisibility()) &&
        !document.querySelector(loading),
      LOADING,
      { timeout: 10_000 },
    )
    .catch(() => {});
}

/** Navigates within the portal without a page load, as a link does. */
export const goTo = (page: Page, url: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);

/**
 * Navigates within the portal through the sitemap, and waits until the sitemap is gone. The sitemap has a unique heading, which
 * disappears when the new page arrives.
 */
export async function navigateViaSitemap(page: Page, url: string): Promise<void> {
  // cspell:ignore Mapa sitio
  const sitemapHeading = heading(page, /^(?:Sitemap|Mapa del sitio)$/);
  await goTo(page, '/sitemap');
  // Waiting for a locator checks more often than an assertion does.
  await sitemapHeading.waitFor();
  if (url === '/sitemap') return;
  await goTo(page, url);
  await sitemapHeading.waitFor({ state: 'detached' });
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Clicks an item in the account menu. On a phone, the items are in the main menu's account section. */
export async function clickAccountMenuItem(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Menu\b/ }).click();
    await page.getByRole('button', { name }).click();
  } else {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name }).click();
  }
}

/** Signs out, and waits for the confirmation. */
export async function signOut(page: Page): Promise<void> {
  await clickAccountMenuItem(page, 'Sign out');
  await expect(heading(page, 'You’re signed out')).toBeVisible();
}

/** Presses Tab until the element has focus, at most `max` times. */
export async function tabTo(page: Page, target: Locator, max = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < max; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} was not reached with ${max} presses of Tab.`);
}
