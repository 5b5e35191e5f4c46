import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

interface BrowserLaunch {
  browserLaunch: () => Promise<LaunchOptions>;
}
// By address and not by name: the tools stand outside of this project for the compiler.
const launcher = new URL('../../tools/browser-launch.ts', import.meta.url).href;
const { browserLaunch }: BrowserLaunch = await import(launcher);

const port = Number(process.env.E2E_PORT ?? 4390);
const baseURL = `http://localhost:${port}`;
/** A PostgreSQL to run the same suite against; without one, a database of our own in a new folder. */
const database: Record<string, string> = process.env.DATABASE_URL_TEST
  ? { DATABASE_URL: process.env.DATABASE_URL_TEST }
  : { DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'portal-e2e-')) };

/** Every route in every situation: hundreds of pages, which a width does not change. */
const everyRoute = /routes\.spec/;

/** End-to-end tests: the built portal, the running reference host, a real database and a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  // The tests share people, and what these have read stays read.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Shared machines stall for seconds; what only passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: await browserLaunch(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop-1280',
      use: { viewport: { width: 1280, height: 900 } },
      // Which page an address leads to does not depend on the database: once is enough.
      ...(process.env.DATABASE_URL_TEST ? { testIgnore: everyRoute } : {}),
    },
    {
      name: 'phone-360',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      // Keys are counted where there is a keyboard.
      testIgnore: [everyRoute, /reader-tasks\.spec/],
    },
  ],
  webServer: {
    command: 'node ../reference-api/src/main.ts',
    port,
    timeout: 120_000,
    env: {
      PORT: String(port),
      PORTAL_DIR: join(import.meta.dirname, 'dist'),
      CALLS_PER_MINUTE: '100000',
      ...database,
    },
  },
});
