import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { getBrowserLaunchOptions } from './browser-launch.ts';

// Takes the screenshots of README.md from a running portal: "npm start", then "pnpm screenshots http://localhost:4173".

const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, hasTouch: true };
const dark = { colorScheme: 'dark' } as const;

interface Screenshot {
  name: string;
  /** The name on the sign-in page. */
  user: string;
  path: string;
  contextOptions: BrowserContextOptions;
  /** Actions before the screenshot. */
  prepare?: (page: Page) => Promise<void>;
}

const producer = 'Independent producer';
const coOpPath = '/marketing-collateral/co-op-marketing-center';

const screenshots: Screenshot[] = [
  { name: 'home', user: producer, path: '/', contextOptions: desktop },
  { name: 'alerts-phone', user: producer, path: '/alerts', contextOptions: phone },
  {
    name: 'guide-phone',
    user: producer,
    path: '/guides-and-rate-bulletins',
    contextOptions: { ...phone, ...dark },
    prepare: async (page) => {
      await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'search-phone',
    user: producer,
    path: '/search?query=MH%20roof',
    contextOptions: phone,
  },
  {
    name: 'availability-map',
    user: producer,
    path: '/products/product-availability-map/boat?state=TX',
    contextOptions: desktop,
  },
  {
    name: 'co-op-item',
    user: producer,
    path: `${coOpPath}/collaterals/postcard-first-ride`,
    contextOptions: desktop,
    prepare: async (page) => {
      await page.getByLabel('State', { exact: true }).selectOption('MI');
      await page.getByLabel(/^Your message/).fill('Storage ends April 1');
      // Moves focus out of the field.
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  {
    name: 'viewing-as',
    user: 'Admin viewing as agent 041187',
    path: '/alerts',
    contextOptions: { ...desktop, ...dark },
  },
];

const base = process.argv[2];
if (!base) {
  console.error('Pass the URL of the portal: "pnpm screenshots http://localhost:4173".');
  process.exit(1);
}
const browser = await chromium.launch(await getBrowserLaunchOptions());
try {
  for (const { name, user, path, contextOptions, prepare } of screenshots) {
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: base,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/contact-us');
    await page.getByRole('button', { name: user, exact: true }).click();
    await page.waitForURL('/contact-us');
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(import.meta.dirname, `../docs/images/${name}.png`) });
    await context.close();
    console.log(name);
  }
} finally {
  await browser.close();
}
