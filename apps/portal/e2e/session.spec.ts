import type { Page } from '@playwright/test';
import {
  signInOnIdentityPage,
  expect,
  heading,
  openScreenAs,
  people,
  rows,
  test,
  titleOf,
  readUnreadCount,
  collectErrors,
} from './portal.ts';

const minute = 60_000;
const unread = '/alerts?unread=true';
const item = '/marketing-collateral/co-op-marketing-center/collaterals/postcard-opening-trailers';

/** Advances the page's clock, then runs timers for ten seconds so that periodic checks notice the new time. */
async function advanceClock(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * minute);
  // Wait for a token refresh that has just started, because `runFor` would fire its timeout immediately.
  await page.waitForTimeout(300);
  await page.clock.runFor(10_000);
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Your session is about to end' });

test.describe('impersonation', () => {
  // One of the visited pages does not exist.
  test.use({ expectedErrors: /404 .*no-such-page/ });

  test('starts from the admin site, appears on every page, marks nothing as read, and ends with one click', async ({
    page,
    browser,
  }) => {
    const otherContext = await browser.newContext();
    const errors = collectErrors(otherContext);
    const producer = await otherContext.newPage();
    await openScreenAs(producer, people.producer, unread);
    const before = await readUnreadCount(producer, 'Alerts');

    await openScreenAs(page, people.admin, '/contact-us');
    // The admin site started the sign-in, not the portal, so the portal asks for confirmation.
    await page.goto(`/sso/initiate?RelayState=${encodeURIComponent(unread)}`);
    await signInOnIdentityPage(page, people.adminAsProducer);
    await page.getByRole('button', { name: /^Switch to agent 041187/ }).click();
    await expect(page).toHaveURL(unread);

    const banner = page.getByRole('region', { name: /^Viewing as agent 041187/ });
    for (const path of ['/', '/favorites', '/co-branded-videos', '/no-such-page', unread]) {
      await page.goto(path);
      await expect(banner).toContainText('Harbor & Pine Insurance');
      await expect(page).toHaveTitle(/^\(As 041187\) /);
    }

    await expect.poll(() => readUnreadCount(page, 'Alerts')).toBe(before);
    const title = await rows(page).first().innerText();
    await rows(page).first().click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('article').getByText('Unread', { exact: true })).toBeVisible();
    await page.goBack();
    await expect.poll(() => readUnreadCount(page, 'Alerts')).toBe(before);

    await page.getByRole('button', { name: 'Stop viewing' }).click();
    await expect(page).toHaveURL('/');
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveTitle('Producer News Portal');

    await producer.reload();
    await expect.poll(() => readUnreadCount(producer, 'Alerts')).toBe(before);
    await expect(rows(producer).filter({ hasText: title })).toHaveCount(1);
    await otherContext.close();
    expect(errors).toEqual([]);
  });

  test('shows admins the content health panel, which other users never load', async ({
    page,
    browser,
  }) => {
    const recordPanelLoads = (tab: Page) => {
      const urls: string[] = [];
      tab.on('request', (request) => {
        if (request.url().includes('health-panel-content')) urls.push(request.url());
      });
      return urls;
    };
    const jobAidsPath = '/training-and-job-aids/job-aids';
    const adminLoads = recordPanelLoads(page);
    await openScreenAs(page, people.adminAsProducer, `${jobAidsPath}/search`);
    await rows(page).first().click();
    await expect(page.getByText(/^Content health: /)).toBeVisible();
    expect(adminLoads).not.toEqual([]);

    const otherContext = await browser.newContext();
    const errors = collectErrors(otherContext);
    const producer = await otherContext.newPage();
    const producerLoads = recordPanelLoads(producer);
    await openScreenAs(producer, people.producer, `${jobAidsPath}/search`);
    await rows(producer).first().click();
    await expect(producer.getByRole('button', { name: 'Print' })).toBeVisible();
    await producer.waitForLoadState('networkidle');
    await expect(producer.getByText(/^Content health/)).toHaveCount(0);
    expect(producerLoads).toEqual([]);
    await otherContext.close();
    expect(errors).toEqual([]);
  });
});

test.describe('an idle session', () => {
  test('shows a warning in every tab two minutes before the session ends, and one click continues the session and restores focus', async ({
    page,
  }) => {
    await page.clock.install();
    await openScreenAs(page, people.producer, '/contact-us');
    const other = await page.context().newPage();
    await other.goto('/alerts');
    await expect(rows(other).first()).toBeVisible();
    await page.bringToFront();
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();

    await advanceClock(page, 12);
    await expect(warning(page)).toHaveCount(0);
    // Several ten-second steps can be necessary, because the tabs' clocks differ slightly and later activity in one tab
    // also counts in the other.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(warning(page)).toBeVisible({ timeout: 1000 });
      await expect(warning(other)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(warning(page).getByRole('timer')).toHaveText(/^Time left: [01]:\d\d$/);
    await expect(page).toHaveTitle('Your session is about to end');
    await expect(
      warning(page).getByRole('heading', { name: 'Your session is about to end' }),
    ).toBeFocused();

    await warning(page).getByRole('button', { name: 'Stay signed in' }).last().click();
    await expect(warning(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle(titleOf('Contact us'));
    await page.clock.runFor(6000);
    await expect(warning(other)).toHaveCount(0);
    await advanceClock(page, 10);
    await expect(warning(page)).toHaveCount(0);
    await expect(heading(page, 'Contact us')).toBeVisible();
  });

  test('does not end while a video plays', async ({ page }) => {
    await page.clock.install();
    await openScreenAs(page, people.producer, '/co-branded-videos');
    const player = page.locator('video');
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.loop = true;
      await video.play();
    });
    /** Waits for the next event of the playing video, which the application counts as activity. */
    const waitForPlayback = () =>
      player.evaluate(
        (video: HTMLVideoElement) =>
          new Promise((resolve) => {
            video.addEventListener('timeupdate', resolve, { once: true });
          }),
      );
    for (let elapsedMinutes = 0; elapsedMinutes < 20; elapsedMinutes += 5) {
      await waitForPlayback();
      await advanceClock(page, 5);
    }
    await expect(warning(page)).toHaveCount(0);
    await expect(page).toHaveURL('/co-branded-videos');
    await waitForPlayback();
    // Wait until the video has paused, because a late event would count as activity.
    await player.evaluate(
      (video: HTMLVideoElement) =>
        new Promise((resolve) => {
          video.addEventListener('pause', resolve, { once: true });
          video.pause();
        }),
    );
    await advanceClock(page, 13);
    await expect(warning(page)).toBeVisible();
  });

  test('restores the page and the form when the user signs in again', async ({ page }) => {
    await page.clock.install();
    const itemUrl = `${item}?from=e2e#preview`;
    await openScreenAs(page, people.producer, itemUrl);
    await page.getByLabel(/^Your message/).fill('Free coverage review this month');
    await page.getByLabel('State').selectOption('OH');
    await advanceClock(page, 13);
    await expect(warning(page)).toBeVisible();
    await advanceClock(page, 3);
    await expect(page).toHaveURL('/inactivity-error');
    await expect(heading(page, /session has ended/i)).toBeVisible();

    await page.getByRole('button', { name: 'Log In Again' }).click();
    await signInOnIdentityPage(page, people.producer);
    await expect(page).toHaveURL(itemUrl);
    await expect(page.getByLabel(/^Your message/)).toHaveValue('Free coverage review this month');
    await expect(page.getByLabel('State')).toHaveValue('OH');
  });
});

test.describe('a call with status 401', () => {
  test.use({ expectedErrors: /401/ });

  test('ends the session, and only the same user sees the typed text again', async ({ page }) => {
    await openScreenAs(page, people.producer, item);
    await page.getByLabel(/^Your message/).fill('Only for you');
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole('link', { name: 'Producer News Portal' }).click();
    await expect(page).toHaveURL('/inactivity-error');
    await page.unroute('**/api/v1/**');

    // Another user signs in, in the same tab.
    await page.getByRole('button', { name: 'Log In Again' }).click();
    await signInOnIdentityPage(page, people.manager);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(item);
    await expect(page.getByLabel(/^Your message/)).toHaveValue('');

    // The manager is still signed in, so the portal asks whether to switch.
    await page.goto('/sso/initiate?RelayState=' + encodeURIComponent(item));
    await signInOnIdentityPage(page, people.producer);
    await page.getByRole('button', { name: /^Switch to agent 041187/ }).click();
    await expect(page).toHaveURL(item);
    await expect(page.getByLabel(/^Your message/)).toHaveValue('Only for you');
  });
});
