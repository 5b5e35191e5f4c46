import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** Bundled by path because Storybook's files are a separate TypeScript project. */
const entry = fileURLToPath(new URL('../../../.storybook/conditions/layout.ts', import.meta.url));

/** Builds the check of Storybook's boards as a script that a page can run. */
async function buildScript(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['iife'], name: 'layout' }, write: false, minify: false },
  });
  const code = [outputs].flat().flatMap((each) => ('output' in each ? [each.output[0].code] : []));
  return code.join('\n');
}

let script: Promise<string> | undefined;

/** Finds sideways scrolling of the page, and text that is cut off or extends beyond its box. */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  script ??= buildScript();
  return page.evaluate<string[]>(`${await script}\nlayout.findLayoutProblems();`);
}
