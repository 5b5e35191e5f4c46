import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { LaunchOptions, Project } from '@playwright/test';

interface BrowserLaunch {
  browserLaunch: () => Promise<LaunchOptions>;
}
// By address and not by name: the tools stand outside of this project for the compiler.
const launcher = new URL('../../tools/browser-launch.ts', import.meta.url).href;
const { browserLaunch }: BrowserLaunch = await import(launcher);

const firstPort = Number(process.env.E2E_PORT ?? 4390);
const postgresql = process.env.DATABASE_URL_TEST;

/** Every route in every situation: hundreds of pages, which neither a width nor a database changes. */
const everyRoute = /routes\.spec/;
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Each with a host of its own. */
const suites: { project: Project; database?: string | undefined }[] = [
  { project: { name: 'routes', use: desktop, testMatch: everyRoute } },
  {
    project: { name: 'desktop-1280', use: desktop, testIgnore: everyRoute },
    database: postgresql,
  },
  // Keys are counted where there is a keyboard.
  {
    project: { name: 'phone-360', use: phone, testIgnore: [everyRoute, /reader-tasks\.spec/] },
  },
];

/**
 * End-to-end tests: the built portal, running reference hosts, real databases and a real browser. Where
 * DATABASE_URL_TEST names a PostgreSQL the desktop's tests run on it; all else runs on the embedded one.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  workers: 2,
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
    // Keeping it costs a tenth of the time: where a failure is tried again, the second time is time enough.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: suites.map(({ project }, index) => ({
    ...project,
    // Its tests share people, and what these have read stays read: one after the other.
    workers: 1,
    use: { ...project.use, baseURL: `http://localhost:${firstPort + index}` },
  })),
  webServer: suites.map(({ database }, index) => ({
    command: 'node ../reference-api/src/main.ts',
    port: firstPort + index,
    timeout: 120_000,
    env: {
      PORT: String(firstPort + index),
      PORTAL_DIR: process.env.PORTAL_DIR ?? join(import.meta.dirname, 'dist'),
      CALLS_PER_MINUTE: '100000',
      ...(database
        ? { DATABASE_URL: database }
        : { DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-e2e-')) }),
    },
  })),
});
