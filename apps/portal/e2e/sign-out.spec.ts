import type { BrowserContext, Page } from '@playwright/test';
import {
  clickAccountMenuItem,
  signInOnIdentityPage,
  expect,
  heading,
  openScreenAs,
  people,
  signOut,
  test,
} from './portal.ts';

// Signing out also ends the session at the host, which then rejects its tokens.

const item = '/marketing-collateral/co-op-marketing-center/collaterals/postcard-opening-trailers';

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwt') ?? '');

/** Status of a call with this token: 200, or 401 after its session has ended. */
async function fetchStatus(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await page.request.get('/api/v1/states', { headers })).status();
}

/** The keys and values of both storages of a tab. */
const readStorage = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

/** Keys without personal data: the flag for cached fonts, the theme, and the time of the last sign-out. */
const nonPersonalKeys = ['fonts', 'theme', 'signedOutAt'];

/** The id of the sign-in that a page's token belongs to. */
async function fetchSignInId(page: Page): Promise<string> {
  const headers = { Authorization: `Bearer ${await readToken(page)}` };
  const { sessions } = (await (await page.request.get('/api/v1/sessions', { headers })).json()) as {
    sessions: { id: string; current: boolean }[];
  };
  return sessions.find(({ current }) => current)?.id ?? '';
}

/** Opens a page in another context; the test ignores its console errors. */
async function openOtherContext(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const otherContext = await browser.newContext();
  return otherContext.newPage();
}

/** Signs in with another browser, which does not exchange its one-time code, and returns that code. */
async function issueUnusedCode(page: Page, path: string, user: string): Promise<string> {
  const otherPage = await openOtherContext(page.context());
  await otherPage.route('**/auth_token/exchange', (route) => route.abort());
  const exchange = otherPage.waitForRequest('**/auth_token/exchange');
  await otherPage.goto(path);
  await signInOnIdentityPage(otherPage, user);
  const { code } = (await exchange).postDataJSON() as { code: string };
  await otherPage.context().close();
  return code;
}

test.describe('signing out', () => {
  test('ends the session at the host, and removes the user’s data from all tabs', async ({
    page,
  }) => {
    await openScreenAs(page, people.producer, item);
    await page.getByLabel(/^Your message/).fill('For the Alvarez family');
    const other = await page.context().newPage();
    await other.goto('/search?query=alvarez');
    await other.goto(item);
    await other.getByLabel(/^Your message/).fill('Mrs. Alvarez');
    await expect
      .poll(async () => JSON.stringify(await readStorage(other)))
      .toContain('Mrs. Alvarez');
    const token = await readToken(page);
    expect(await fetchStatus(page, token)).toBe(200);

    await page.bringToFront();
    await signOut(page);
    await expect(heading(other, 'You’re signed out')).toBeVisible();
    for (const tab of [page, other]) {
      const { local, session } = await readStorage(tab);
      const keys = [...Object.keys(local), ...Object.keys(session)];
      expect(keys.filter((key) => !nonPersonalKeys.includes(key))).toEqual([]);
      expect(JSON.stringify([local, session])).not.toContain('Alvarez');
    }
    await expect.poll(() => fetchStatus(page, token)).toBe(401);
  });

  test(
    'ends the session at the host even if the tab closes immediately',
    { tag: '@one-width' },
    async ({ page }) => {
      await openScreenAs(page, people.producer, '/contact-us');
      const token = await readToken(page);
      const other = await page.context().newPage();
      await clickAccountMenuItem(page, 'Sign out');
      await page.close();
      await expect.poll(() => fetchStatus(other, token)).toBe(401);
    },
  );

  test(
    'ends the admin’s own session together with the impersonation',
    { tag: '@one-width' },
    async ({ page }) => {
      await openScreenAs(page, people.adminAsProducer, '/contact-us');
      const tokens = await page.evaluate(() =>
        ['jwt', 'admin_jwt'].map((key) => localStorage.getItem(key) ?? ''),
      );
      await signOut(page);
      for (const token of tokens) await expect.poll(() => fetchStatus(page, token)).toBe(401);
    },
  );
});

test.describe('signed-in devices', () => {
  test('can be signed out from another browser, and then lose their session on the next call', async ({
    page,
  }) => {
    const otherPage = await openOtherContext(page.context());
    await openScreenAs(otherPage, people.exclusive, '/contact-us');
    await openScreenAs(page, people.exclusive, '/contact-us');
    const id = await fetchSignInId(otherPage);

    await clickAccountMenuItem(page, 'Signed-in devices');
    const devices = page.getByRole('dialog', { name: 'Signed-in devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await devices.locator(`#sign-out-${id}`).click();
    await page
      .getByRole('dialog', { name: /^Sign out .+\?$/ })
      .getByRole('button', { name: 'Sign out', exact: true })
      .click();
    await expect(devices.getByText(/ is signed out\.$/)).toBeVisible();
    await expect(devices.locator(`#sign-out-${id}`)).toHaveCount(0);

    await otherPage.goto('/alerts');
    await expect(otherPage).toHaveURL('/inactivity-error');
    await page.reload();
    await expect(heading(page, 'Contact us')).toBeVisible();
    await otherPage.context().close();
  });

  test('can all be signed out together', { tag: '@one-width' }, async ({ page }) => {
    const otherPage = await openOtherContext(page.context());
    await openScreenAs(otherPage, people.exclusive, '/contact-us');
    await openScreenAs(page, people.exclusive, '/contact-us');
    const tokens = [await readToken(page), await readToken(otherPage)];

    await clickAccountMenuItem(page, 'Signed-in devices');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('dialog', { name: 'Sign out everywhere?' })
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(heading(page, 'You’re signed out')).toBeVisible();
    for (const token of tokens) expect(await fetchStatus(page, token)).toBe(401);
    await otherPage.goto('/alerts');
    await expect(otherPage).toHaveURL('/inactivity-error');
    await otherPage.context().close();
  });
});

test.describe('a one-time code from another browser', { tag: '@one-width' }, () => {
  test.use({ expectedErrors: /401/ });

  test('is rejected if it was issued for that browser', async ({ page }) => {
    const code = await issueUnusedCode(page, '/login', people.manager);
    await page.goto(`/login?code=${code}`);
    await expect(page).toHaveURL('/unauthorized');
    expect(await readToken(page)).toBe('');
  });

  test('is rejected if it was issued for no browser, and this browser has started its own sign-in', async ({
    page,
  }) => {
    const code = await issueUnusedCode(page, '/sso/initiate', people.manager);
    await page.goto('/login');
    await expect(page).toHaveTitle('Development sign-in');
    await page.goto(`/login?code=${code}`);
    await expect(page).toHaveURL('/unauthorized');
    expect(await readToken(page)).toBe('');
  });

  test('needs confirmation if it was not issued for a specific browser, and is discarded on cancel', async ({
    page,
  }) => {
    const code = await issueUnusedCode(page, '/sso/initiate', people.manager);
    await page.goto(`/login?code=${code}`);
    const confirmation = page.getByRole('dialog', { name: /^Sign in as agent / });
    await expect(confirmation).toBeVisible();
    expect(await readToken(page)).toBe('');
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/welcome');
    expect(await readToken(page)).toBe('');
  });

  test('is accepted after confirmation', async ({ page }) => {
    const code = await issueUnusedCode(page, '/sso/initiate', people.manager);
    await page.goto(`/login?code=${code}&RelayState=%2Fcontact-us`);
    const confirmation = page.getByRole('dialog', { name: /^Sign in as agent / });
    await confirmation.getByRole('button', { name: /^Sign in as agent / }).click();
    await expect(heading(page, 'Contact us')).toBeVisible();
    await expect(page).toHaveURL('/contact-us');
  });
});
