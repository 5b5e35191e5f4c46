import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand, InlineConfig } from 'vitest/node';
import type { Media } from '../.storybook/conditions/device.ts';
import { getBrowserLaunchOptions, getPinnedBrowserLaunchOptions } from './browser-launch.ts';

export interface StoryProjectOptions {
  /** Name of the Vitest project. @default 'storybook' */
  name?: string;
  /** Initial toolbar values, which override those of the preview. */
  globals?: Record<string, unknown>;
  /** Folder of reference screenshots, which are taken with the pinned browser. */
  references?: string;
}

/** Commands of the browser driver for checks in the page (.storybook/conditions). */
const commands: {
  emulateMedia: BrowserCommand<[media: Required<Media>]>;
  pressKey: BrowserCommand<[key: string, times: number]>;
} = {
  emulateMedia: async ({ page }, { fontSize, ...media }) => {
    await page.emulateMedia(media);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await session.detach();
  },
  pressKey: async ({ page }, key, times) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  },
};

/** Configures a browser with the same settings on every machine: motion, colors, language, time zone. */
function createTestBrowser(launchOptions: LaunchOptions): NonNullable<InlineConfig['browser']> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions,
      contextOptions: {
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-US',
        timezoneId: 'America/New_York',
      },
    }),
    instances: [{ browser: 'chromium' }],
  };
}

type ScreenshotPath = (screenshot: { arg: string; ext: string }) => string;

/** Configures how screenshots are compared, and the path of each reference. */
function createScreenshotOptions(resolveScreenshotPath: ScreenshotPath) {
  return {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // Detects a background tint (a difference of 0.02) and 1 px of padding (20 pixels).
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 20 },
      resolveScreenshotPath,
    },
  };
}

/** Creates the Vitest project of `*.browser.tsx` tests, which need a browser but no Storybook. */
export async function createBrowserProject(name: string): Promise<TestProjectInlineConfiguration> {
  // Inside the repository, because Vite writes only there.
  const screenshotFolder = join(import.meta.dirname, '../node_modules/.cache/pictures');
  return {
    plugins: [react()],
    cacheDir: `node_modules/.cache/story-tests/${name}`,
    test: {
      name,
      include: ['packages/*/src/**/*.browser.tsx'],
      browser: {
        ...createTestBrowser(await getBrowserLaunchOptions()),
        expect: createScreenshotOptions(({ arg, ext }) => join(screenshotFolder, arg + ext)),
      },
      env: { PICTURE_FOLDER: screenshotFolder },
    },
  };
}

/**
 * Creates the Vitest project that runs the stories of one Storybook configuration in a real browser.
 *
 * @param configDir folder of the Storybook configuration, from the repository's root.
 * @throws Error from {@link getBrowserLaunchOptions} if there is no browser.
 */
export async function createStoryProject(
  configDir: string,
  { name = 'storybook', globals = {}, references }: StoryProjectOptions = {},
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [
      await storybookTest({
        configDir,
        storybookScript: 'pnpm storybook --no-open',
        initialGlobals: globals,
      }),
      // Parallel projects need separate folders for pre-bundling.
      {
        name: 'own-cache',
        enforce: 'post' as const,
        config: () => ({ cacheDir: `node_modules/.cache/story-tests/${name}` }),
      },
    ],
    test: {
      name,
      // Some tests check every condition on a board with many stories, which takes long on a busy machine.
      testTimeout: 60_000,
      // One page for all story files is faster and avoids random import failures under load.
      isolate: false,
      browser: {
        ...createTestBrowser(
          references ? getPinnedBrowserLaunchOptions() : await getBrowserLaunchOptions(),
        ),
        commands,
        ...(references
          ? {
              expect: createScreenshotOptions(({ arg, ext }) => join(references, arg + ext)),
              // The report shows screenshots instead of traces.
              traceView: false,
            }
          : {}),
      },
    },
  };
}
