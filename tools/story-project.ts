import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserLaunch } from './browser-launch.ts';

/**
 * The Vitest project that runs the stories of one Storybook configuration in a real browser.
 *
 * @param configDir folder of the Storybook configuration, from the repository's root.
 */
export async function storyProject(configDir: string): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [await storybookTest({ configDir, storybookScript: 'pnpm storybook --no-open' })],
    test: {
      name: 'storybook',
      // One page for all story files: faster, and no random failures to import under load.
      isolate: false,
      browser: {
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
      },
    },
  };
}
