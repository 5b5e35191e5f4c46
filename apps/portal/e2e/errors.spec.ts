import { signInOnIdentityPage, expect, heading, openScreenAs, people, test } from './portal.ts';

// Each of these tests causes a response that the browser logs as an error in the console.
test.use({ expectedErrors: /Failed to load resource|net::ERR_FAILED/ });

test('a 401 ends the session, and signing in again returns to the page', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  await page.route('**/api/v1/alerts?*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/alerts?unread=true');
  await expect(page).toHaveURL('/inactivity-error');
  await expect(
    page.getByText(
      'Your Producer News Portal session has ended. For your security, sessions automatically end.',
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await page.unroute('**/api/v1/alerts?*');
  await page.getByRole('button', { name: 'Log In Again' }).click();
  await signInOnIdentityPage(page, people.producer);
  await expect(page).toHaveURL('/alerts?unread=true');
});

test('a 403 shows an error page that explains who to contact', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  await page.route('**/api/v1/alerts', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/alerts');
  await expect(page).toHaveURL('/authorization-error');
  await expect(
    heading(page, 'You are currently not authorized to view this content.'),
  ).toBeVisible();
  await expect(page.getByText('manager or supervisor')).toBeVisible();
});

for (const [what, status] of [
  ['a 500', 500],
  ['no response', null],
] as const) {
  test(`${what} shows an error page, and trying again returns to the page`, async ({ page }) => {
    await openScreenAs(page, people.producer, '/contact-us');
    await page.route('**/api/v1/alerts', (route) =>
      status === null
        ? route.abort()
        : route.fulfill({ status, body: '<h1>proxy</h1>', contentType: 'text/html' }),
    );
    await page.goto('/alerts');
    await expect(page).toHaveURL('/server-down-error');
    await expect(heading(page, 'The system has timed out due to a technical error.')).toBeVisible();
    await expect(page.getByText('proxy')).toHaveCount(0);
    await page.unroute('**/api/v1/alerts');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/alerts');
    await expect(heading(page, /^Alerts/)).toBeVisible();
  });
}

test('an unknown path shows the not-found page with links', { tag: '@smoke' }, async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  await page.goto('/no-such-page');
  await expect(heading(page, 'Oops! That page could not be found.')).toBeVisible();
  await expect(page).toHaveTitle('That page could not be found');
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(heading(page, 'Contact us')).toBeVisible();
});

test('a hostile id in the URL does not cause a write request', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  const writeRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writeRequests.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/alerts/..%2f..%2fauth_token%2frefresh');
  await expect(heading(page, 'Oops! That page could not be found.')).toBeVisible();
  expect(writeRequests).toEqual([]);
});

test.describe('Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' });

  test('shows an error page that recommends a modern browser', async ({ page }) => {
    // Blocks all modules, as if the browser were Internet Explorer, which cannot run them.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/alerts');
    await expect(page).toHaveTitle('Internet Explorer Error');
    await expect(page.getByRole('heading', { name: 'Internet Explorer Error' })).toBeVisible();
    await expect(page.getByText('Chrome, Edge, or another modern browser')).toBeVisible();
  });
});
