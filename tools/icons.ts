/*
 * `node tools/icons.ts` draws the portal's PNG icons from `icon.svg`. Android and iOS crop icons to their own shape, so
 * their icons have no rounded corners.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { getBrowserLaunchOptions } from './browser-launch.ts';

const folder = join(import.meta.dirname, '../apps/portal/public');
const icons = [
  { name: 'icon-192.png', size: 192, isRounded: true },
  { name: 'icon-512.png', size: 512, isRounded: true },
  { name: 'icon-maskable-512.png', size: 512, isRounded: false },
  { name: 'apple-touch-icon.png', size: 180, isRounded: false },
];

const svg = await readFile(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch(await getBrowserLaunchOptions());
for (const { name, size, isRounded } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block }</style>${isRounded ? svg : svg.replace(/ rx="\d+"/, '')}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
