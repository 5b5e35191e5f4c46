import type { Page } from '@playwright/test';
import {
  signInOnIdentityPage,
  expect,
  heading,
  openScreenAs,
  people,
  rows,
  signOut,
  test,
  titleOf,
} from './portal.ts';

// These tests use two tabs of one browser. Session changes in one tab must reach the other within a second, without a reload,
// and the other tab must make no more calls with the previous user's token.
const syncTimeout = { timeout: 1000 };

interface TabActivity {
  /** Number of page loads. */
  loads: () => number;
  /** Visited paths. */
  visitedPaths: string[];
  /** Agent codes in the tokens of the tab's calls. */
  callerCodes: string[];
}

/** The agent code in a bearer token. */
function parseAgentCode(authorization: string): string {
  const payload = authorization.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return typeof claims === 'object' && claims !== null && 'agent_code' in claims
    ? String(claims.agent_code)
    : '';
}

function recordTabActivity(page: Page): TabActivity {
  let loads = 0;
  const visitedPaths: string[] = [];
  const callerCodes: string[] = [];
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visitedPaths.push(new URL(frame.url()).pathname);
  });
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) callerCodes.push(parseAgentCode(authorization));
  });
  return { loads: () => loads, visitedPaths, callerCodes };
}

/** Waits long enough for a redirect loop to become visible. */
const waitForRedirects = (page: Page) => page.waitForTimeout(1500);

/** Opens a second tab and waits until it is idle. */
async function openSecondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await other.waitForLoadState('networkidle');
  return other;
}

test(
  'signing out in one tab signs out the other tab within a second and only once',
  { tag: '@smoke' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/alerts');
    const other = await openSecondTab(page, '/policy-updates');
    const activity = recordTabActivity(other);
    await signOut(page);
    await expect(heading(other, 'You’re signed out')).toBeVisible(syncTimeout);
    await waitForRedirects(other);
    expect(activity.loads()).toBe(0);
    expect(activity.visitedPaths).toEqual(['/logged-out']);
    expect(activity.callerCodes).toEqual([]);
    // Back must not show a page of the previous user.
    await other.goBack();
    await expect(rows(other)).toHaveCount(0);
  },
);

test('ending impersonation in one tab ends it in the other tab', async ({ page }) => {
  await openScreenAs(page, people.adminAsProducer, '/alerts');
  const other = await openSecondTab(page, '/alerts');
  await expect(other.getByText(/^Viewing as agent 041187/)).toBeVisible();
  const activity = recordTabActivity(other);
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(other.getByText(/^Viewing as/)).toHaveCount(0, syncTimeout);
  await expect(other).toHaveTitle(titleOf('Alerts'));
  await waitForRedirects(other);
  expect(activity.loads()).toBe(0);
  expect(new Set(activity.visitedPaths).size).toBeLessThanOrEqual(1);
  expect(activity.callerCodes).not.toContain('041187');
  await expect(rows(other).first()).toBeVisible();
});

test('signing in as another user in one tab removes the first user’s data from the other tab', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/alerts');
  const other = await openSecondTab(page, '/alerts');
  await expect(rows(other).first()).toBeVisible();
  const activity = recordTabActivity(other);

  // This sign-in starts outside the portal, for example from an identity provider's app launcher, so the portal asks for confirmation.
  await page.goto('/sso/initiate?RelayState=/alerts');
  await signInOnIdentityPage(page, people.csr);
  const accept = page.getByRole('button', { name: /^Switch to agent/ });
  await expect(accept).toBeVisible();
  expect(activity.callerCodes).toEqual([]);
  await accept.click();
  await expect(page).toHaveURL('/alerts');

  await expect.poll(() => activity.callerCodes.length, syncTimeout).toBeGreaterThan(0);
  await expect(rows(other).first()).toBeVisible();
  await waitForRedirects(other);
  expect(activity.callerCodes).not.toContain('041187');
  expect(activity.loads()).toBe(0);
  await other.getByRole('button', { name: 'Account' }).click();
  await expect(other.getByText('041187')).toHaveCount(0);
});

test.describe('a 401', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('in one tab ends the session once in each tab', async ({ page }) => {
    await openScreenAs(page, people.manager, '/contact-us');
    const other = await openSecondTab(page, '/policy-updates');
    const activity = recordTabActivity(other);
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/alerts');
    await expect(page).toHaveURL('/inactivity-error');
    await expect(other).toHaveURL('/inactivity-error', syncTimeout);
    await waitForRedirects(other);
    expect(activity.loads()).toBe(0);
    expect(activity.visitedPaths).toEqual(['/inactivity-error']);
  });
});

test('signing in again in one tab returns the other tab to its page', async ({ page }) => {
  await openScreenAs(page, people.manager, '/alerts');
  const other = await openSecondTab(page, '/policy-updates');
  await signOut(page);
  await expect(heading(other, 'You’re signed out')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInOnIdentityPage(page, people.manager);
  await expect(page).toHaveURL('/');
  await expect(heading(other, /^Policy updates/)).toBeVisible();
});
