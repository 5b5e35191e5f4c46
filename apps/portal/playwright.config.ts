import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import type { WorkerOptions } from './e2e/portal.ts';

interface BrowserLaunch {
  getBrowserLaunchOptions: (options?: { needsCompleteBrowser?: boolean }) => Promise<LaunchOptions>;
}
// Imported by URL because the tools are a separate TypeScript project.
const launcher = new URL('../../tools/browser-launch.ts', import.meta.url).href;
const { getBrowserLaunchOptions }: BrowserLaunch = await import(launcher);

/** The tests of every route in every situation: hundreds of pages whose results don't depend on width or database. */
const everyRoute = /routes\.spec/;
/** Random sequences, which take hours. They run by hand: `pnpm test:e2e --project offline-sequences`. */
const offlineSequences = /offline-sequences\.spec/;
/** These tests need the complete browser: the headless shell of CI has no back/forward cache, and can't install pages. */
const completeBrowser = /(?:back-forward-cache|install)\.spec/;
/** One test per area, run by `npm test`. */
const smoke = /@smoke/;
/**
 * Files whose tests don't depend on the width: responses, storage, tabs, and key presses. In other files, the tag
 * `@one-width` marks individual tests.
 */
const oneWidthFiles =
  /(?:concurrency|errors|hostile|loading|service-worker|session|tabs|user-tasks)\.spec/;
const oneWidth = /@one-width/;
const desktop = { viewport: { width: 1280, height: 900 } };
const postgresql = process.env.DATABASE_URL_TEST ?? null;

/**
 * End-to-end tests against the built portal, with reference hosts, real databases, and a real browser. Each worker starts its
 * own host (e2e/portal.ts), so tests run in parallel. With DATABASE_URL_TEST, the desktop project runs on PostgreSQL; the other
 * projects use the embedded database.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // Shared machines stall for seconds. A test that passes only on the retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: 'list',
  use: {
    launchOptions: await getBrowserLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A service worker would answer requests that tests intercept. service-worker.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording a trace adds a third to the CPU time, so CI records one only when it retries a failure.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'smoke', use: desktop, grep: smoke },
    { name: 'offline-sequences', use: { ...desktop, postgresql }, testMatch: offlineSequences },
    {
      name: 'complete-browser',
      use: {
        ...desktop,
        launchOptions: {
          ...(await getBrowserLaunchOptions({ needsCompleteBrowser: true })),
          // Playwright turns the back/forward cache off.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
      testMatch: completeBrowser,
    },
    { name: 'routes', use: desktop, testMatch: everyRoute, grepInvert: smoke },
    {
      name: 'desktop-1280',
      use: { ...desktop, postgresql },
      testIgnore: [everyRoute, offlineSequences, completeBrowser],
      grepInvert: smoke,
    },
    {
      name: 'phone-360',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      testIgnore: [everyRoute, offlineSequences, completeBrowser, oneWidthFiles],
      grepInvert: oneWidth,
    },
  ],
});
