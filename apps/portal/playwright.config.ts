import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import type { WorkerOptions } from './e2e/portal.ts';

interface BrowserLaunch {
  browserLaunch: () => Promise<LaunchOptions>;
}
// By URL, because the tools are another project for the compiler.
const launcher = new URL('../../tools/browser-launch.ts', import.meta.url).href;
const { browserLaunch }: BrowserLaunch = await import(launcher);

/** Every route in every situation: hundreds of pages, which neither a width nor a database changes. */
const everyRoute = /routes\.spec/;
/** One test per area, for "npm test". */
const smoke = /@smoke/;
/**
 * Files in which no width changes anything: responses, storage and tabs, and key presses, which are counted
 * where there is a keyboard. In other files the tag says so of single tests.
 */
const oneWidthFiles = /(?:concurrency|errors|hostile|reader-tasks|session|tabs)\.spec/;
const oneWidth = /@one-width/;
const desktop = { viewport: { width: 1280, height: 900 } };
const postgresql = process.env.DATABASE_URL_TEST ?? null;

/**
 * End-to-end tests: the built portal, reference hosts, real databases and a real browser. Each worker
 * starts its own host (e2e/portal.ts), so tests run in parallel. With DATABASE_URL_TEST the desktop
 * project runs on PostgreSQL; the other projects use the embedded database.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // Shared machines stall for seconds; what only passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: 'list',
  use: {
    launchOptions: await browserLaunch(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace takes a third more CPU time, so CI records one only when it retries a failure.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'smoke', use: desktop, grep: smoke },
    { name: 'routes', use: desktop, testMatch: everyRoute, grepInvert: smoke },
    {
      name: 'desktop-1280',
      use: { ...desktop, postgresql },
      testIgnore: everyRoute,
      grepInvert: smoke,
    },
    {
      name: 'phone-360',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      testIgnore: [everyRoute, oneWidthFiles],
      grepInvert: oneWidth,
    },
  ],
});
