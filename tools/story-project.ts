import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand, InlineConfig } from 'vitest/node';
import type { Media } from '../.storybook/conditions/device.ts';
import { browserLaunch } from './browser-launch.ts';

export interface StoryProjectOptions {
  /** Name of the Vitest project. @default 'storybook' */
  name?: string;
  /** Toolbar values that every story starts with, over those of the preview. */
  globals?: Record<string, unknown>;
  /** Where reference pictures lie, and the module that takes and compares them after each story. */
  visual?: { folder: string; setupFile: string };
}

/** What only the browser's driver can do for a check in the page (.storybook/conditions). */
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

/** A browser that is the same on every machine: its motion, colors, language and time zone. */
async function browserOfTests(): Promise<NonNullable<InlineConfig['browser']>> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: await browserLaunch(),
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

type PicturePath = (picture: { arg: string; ext: string }) => string;

/** How pictures are compared, and where the reference of each lies. */
function pictures(resolveScreenshotPath: PicturePath) {
  return {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // A tint of the page's ground is 0.02 away and 1 px of padding is 20 pixels: neither may pass.
      comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 20 },
      resolveScreenshotPath,
    },
  };
}

/** The Vitest project of tests that need a browser and no Storybook: `x.browser.tsx`. */
export async function browserProject(name: string): Promise<TestProjectInlineConfiguration> {
  // Within the repository: Vite writes nowhere else.
  const pictureFolder = join(import.meta.dirname, '../node_modules/.cache/pictures');
  return {
    plugins: [react()],
    cacheDir: `node_modules/.cache/story-tests/${name}`,
    test: {
      name,
      include: ['packages/*/src/**/*.browser.tsx'],
      browser: {
        ...(await browserOfTests()),
        expect: pictures(({ arg, ext }) => join(pictureFolder, arg + ext)),
      },
      env: { PICTURE_FOLDER: pictureFolder },
    },
  };
}

/**
 * The Vitest project that runs the stories of one Storybook configuration in a real browser.
 *
 * @param configDir folder of the Storybook configuration, from the repository's root.
 * @throws Error of {@link browserLaunch} when there is no browser.
 */
export async function storyProject(
  configDir: string,
  { name = 'storybook', globals = {}, visual }: StoryProjectOptions = {},
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [
      await storybookTest({
        configDir,
        storybookScript: 'pnpm storybook --no-open',
        initialGlobals: globals,
      }),
      // Projects that run side by side must not pre-bundle into one folder.
      {
        name: 'own-cache',
        enforce: 'post' as const,
        config: () => ({ cacheDir: `node_modules/.cache/story-tests/${name}` }),
      },
    ],
    test: {
      name,
      ...(visual ? { setupFiles: [visual.setupFile] } : {}),
      // Every condition of a large board in one test, and machines that run tests are busy.
      testTimeout: 60_000,
      // One page for all story files: faster, and no random failures to import under load. Pictures need
      // a page for each, because a setup file that is loaded once hooks into the first file alone.
      isolate: visual !== undefined,
      browser: {
        ...(await browserOfTests()),
        commands,
        ...(visual
          ? { expect: pictures(({ arg, ext }) => `${visual.folder}/${arg}-${name}${ext}`) }
          : {}),
      },
    },
  };
}
