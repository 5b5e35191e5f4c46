import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './portal.ts';

/** What the page of a test is prepared for. Tests of one situation that follow each other share a page. */
export interface Situation {
  /** Tells situations apart. */
  name: string;
  /** Signs in, or changes how the host responds. */
  prepare: (page: Page) => Promise<unknown>;
}

interface SharedPage {
  situation: string;
  page: Page;
}

/**
 * Tests that only look at pages. A new browser context with a new sign-in would take longer than the look itself, so a worker
 * keeps its page until a test needs another situation. A failed test ends the worker, and with it the page.
 */
export const test = base.extend<
  { situation: Situation; context: BrowserContext; page: Page },
  { kept: { current: SharedPage | null } }
>({
  situation: [{ name: 'signed out', prepare: () => Promise.resolve() }, { option: true }],
  kept: [
    // Playwright reads from the pattern that the fixture needs no other one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const kept: { current: SharedPage | null } = { current: null };
      await use(kept);
      await kept.current?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, situation }, use) => {
    if (kept.current?.situation !== situation.name) {
      await kept.current?.page.context().close();
      const page = await browser.newPage();
      kept.current = { situation: situation.name, page };
      await situation.prepare(page);
    }
    await use(kept.current.page);
  },
  context: ({ page }, use) => use(page.context()),
});
