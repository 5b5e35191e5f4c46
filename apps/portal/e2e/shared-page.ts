import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './portal.ts';

/** How a test's page is prepared. Consecutive tests with the same situation share a page. */
export interface Situation {
  /** Unique name. */
  name: string;
  /** Signs in, or changes how the host responds. */
  prepare: (page: Page) => Promise<unknown>;
}

interface SharedPage {
  situation: string;
  page: Page;
}

/**
 * Defines a test that only reads pages. A new browser context and sign-in would take longer than such a test, so a worker keeps
 * its page until a test needs another situation. A failed test ends the worker and its page.
 */
export const test = base.extend<
  { situation: Situation; context: BrowserContext; page: Page },
  { shared: { current: SharedPage | null } }
>({
  situation: [{ name: 'signed out', prepare: () => Promise.resolve() }, { option: true }],
  shared: [
    // Playwright requires an object pattern, even without other fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const shared: { current: SharedPage | null } = { current: null };
      await use(shared);
      await shared.current?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, situation }, use) => {
    if (shared.current?.situation !== situation.name) {
      await shared.current?.page.context().close();
      const page = await browser.newPage();
      shared.current = { situation: situation.name, page };
      await situation.prepare(page);
    }
    await use(shared.current.page);
  },
  context: ({ page }, use) => use(page.context()),
});
