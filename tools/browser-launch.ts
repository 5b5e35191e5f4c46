import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

const commonArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // The same rendering on every machine: one color space, no subpixel hinting, no scroll bars.
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

export interface BrowserLaunchOptions {
  /** Whether the tests need the complete browser, for example its back/forward cache. @default false */
  needsCompleteBrowser?: boolean;
}

/**
 * Finds a Chromium: the one in `CHROMIUM_PATH`, Playwright's own, or one on `PATH`. If there is none, uses the pinned
 * browser ({@link getPinnedBrowserLaunchOptions}) on Linux x64, and elsewhere downloads Playwright's. In CI, the headless
 * shell comes first, unless the tests need the complete browser: with it, end-to-end tests take a third less time.
 *
 * @returns launch options for Playwright, with the executable and flags for comparable runs.
 * @throws Error with instructions if there is no browser.
 * @example const browser = await chromium.launch(await getBrowserLaunchOptions());
 */
export async function getBrowserLaunchOptions({
  needsCompleteBrowser = false,
}: BrowserLaunchOptions = {}): Promise<LaunchOptions & { args: string[] }> {
  const prefersShell = process.env['CI'] !== undefined && !needsCompleteBrowser;
  const localChromium =
    process.env['CHROMIUM_PATH'] ||
    (prefersShell && findOnPath(['chromium-headless-shell'])) ||
    findPlaywrightChromium() ||
    findOnPath(chromiumNames);
  if (localChromium) return { executablePath: localChromium, args: commonArgs };

  if (hasPinnedBrowser) return getPinnedBrowserLaunchOptions();

  console.log('No Chromium found. Downloading the version for Playwright (about 170 MB, once).');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  const installed = findPlaywrightChromium();
  if (installed) return { executablePath: installed, args: commonArgs };

  throw new Error(
    'No browser was found, and none could be downloaded. Install Chromium or Chrome ' +
      '(Debian and Ubuntu: "apt-get install chromium"), or set CHROMIUM_PATH to an existing one.',
  );
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const chromiumNames =
  process.platform === 'win32'
    ? ['chrome.exe', 'msedge.exe']
    : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The path of the first of these programs that is on `PATH`. */
function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** True if the pinned browser runs on this machine. Its package contains a binary for Linux x64. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium and the font of `@sparticuz/chromium`, once per version. All machines that use it render a page
 * with the same pixels, because even characters that the portal's fonts don't have come from the same font.
 *
 * @returns launch options for Playwright, for Linux x64.
 * @throws Error on other machines, or if the package can't be unpacked.
 */
export function getPinnedBrowserLaunchOptions(): LaunchOptions & { args: string[] } {
  if (!hasPinnedBrowser) {
    throw new Error(
      'The pinned browser needs Linux x64. See docs/contributing/testing.md#screenshots.',
    );
  }
  const modules = join(import.meta.dirname, '../node_modules');
  const { version } = JSON.parse(
    readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(modules, '.cache/chromium', version);
  if (!existsSync(folder)) {
    // Unpack elsewhere and then rename, because several processes can start at the same time.
    const unpacked = `${folder}-${process.pid}`;
    mkdirSync(unpacked, { recursive: true });
    const unpack =
      "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
    // The package always unpacks into the folder for temporary files.
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: join(modules, '..'),
      env: { ...process.env, TMPDIR: unpacked },
    });
    writeFileSync(
      join(unpacked, 'fonts.conf'),
      `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
    );
    try {
      renameSync(unpacked, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
      rmSync(unpacked, { recursive: true });
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    // Its GPU process can't start on every machine; software rendering gives the same pixels everywhere.
    args: [...commonArgs, '--disable-gpu'],
  };
}
