import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { browserLaunch } from './browser-launch.ts';

// Takes the screenshots of README.md from a running portal: "npm start", then "pnpm pictures http://localhost:4173".

const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, hasTouch: true };
const dark = { colorScheme: 'dark' } as const;

interface Picture {
  name: string;
  /** The name on the sign-in page. */
  user: string;
  path: string;
  look: BrowserContextOptions;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

const producer = 'Independent producer';
const co = '/marketing-collateral/co-op-marketing-center';

const pictures: Picture[] = [
  { name: 'home', user: producer, path: '/', look: desktop },
  { name: 'alerts-phone', user: producer, path: '/alerts', look: phone },
  {
    name: 'guide-phone',
    user: producer,
    path: '/guides-and-rate-bulletins',
    look: { ...phone, ...dark },
    act: async (page) => {
      await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
      await page.getByRole('article').waitFor();
    },
  },
  {
    name: 'search-phone',
    user: producer,
    path: '/search?query=MH%20roof',
    look: phone,
  },
  {
    name: 'availability-map',
    user: producer,
    path: '/products/product-availability-map/boat?state=TX',
    look: desktop,
  },
  {
    name: 'co-op-item',
    user: producer,
    path: `${co}/collaterals/postcard-first-ride`,
    look: desktop,
    act: async (page) => {
      await page.getByLabel('State', { exact: true }).selectOption('MI');
      await page.getByLabel(/^Your message/).fill('Storage ends April 1');
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  {
    name: 'viewing-as',
    user: 'Admin viewing as agent 041187',
    path: '/alerts',
    look: { ...desktop, ...dark },
  },
];

const base = process.argv[2];
if (!base) {
  console.error('Pass the URL of the portal: "pnpm pictures http://localhost:4173".');
  process.exit(1);
}
const browser = await chromium.launch(await browserLaunch());
try {
  for (const { name, user, path, look, act } of pictures) {
    const context = await browser.newContext({
      ...look,
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
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(import.meta.dirname, `../docs/images/${name}.png`) });
    await context.close();
    console.log(name);
  }
} finally {
  await browser.close();
}
