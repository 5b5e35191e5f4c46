import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type Plugin } from 'vite';
import { getBrowserLaunchOptions } from './browser-launch.ts';
import { findFreePort } from './free-port.ts';
import { runStep, type StepResult } from './step.ts';

// Opens every docs page of the built Storybook in a browser (guides, READMEs, components, and screens), and reports errors,
// missing headings, and dead links. "node tools/docs-pages.ts guides-deploy--docs" opens only one.

const root = join(import.meta.dirname, '..');
const index = join(root, 'storybook-static/index.json');
const TABS = 3;
/** GitHub Pages serves the site under the name of the repository, so no page can expect to be at the root. */
const BASE = '/repository/';

interface Entry {
  type: 'docs' | 'story';
  id: string;
}

/** Returns what is wrong with the page that is open, and the Storybook pages that it links to. */
function inspectPage(): { problems: string[]; links: string[] } {
  const docs = document.querySelector<HTMLElement>('#storybook-docs');
  const text = docs?.innerText ?? '';
  const problems: string[] = [];
  if (document.body.classList.contains('sb-show-errordisplay'))
    problems.push(document.querySelector('#error-message')?.textContent ?? 'An error.');
  if (!docs?.querySelector('h1')?.textContent) problems.push('It has no h1.');
  // Storybook shows these sentences instead of a table, a story, or a page.
  for (const sentence of ['No inputs found', 'No component found', 'Something went wrong'])
    if (text.includes(sentence)) problems.push(`It shows "${sentence}".`);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="?path=/"]')].map(
    (link) => /^\?path=\/(?:docs|story)\/([^#&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
  );
  return { problems, links };
}

async function checkPage(tab: Page, site: string, id: string, ids: ReadonlySet<string>) {
  const errors: string[] = [];
  const record = ({ message }: Error) => {
    // Leaving the previous page can interrupt the update of the service worker that mocks responses. That isn't a problem of
    // this page.
    if (!message.startsWith('Failed to update a ServiceWorker')) errors.push(message);
  };
  tab.on('pageerror', record);
  await tab.goto(`${site}iframe.html?viewMode=docs&id=${id}`);
  await tab
    .locator('#storybook-docs h1, body.sb-show-errordisplay')
    .first()
    .waitFor({ timeout: 20_000 })
    // If neither appears, `inspectPage` reports what is missing.
    .catch(() => undefined);
  const { problems, links } = await tab.evaluate(inspectPage);
  tab.off('pageerror', record);
  const deadLinks = links
    .filter((link) => !ids.has(link))
    .map((link) => `It links to ${link}, which doesn't exist.`);
  return [...new Set([...problems, ...errors, ...deadLinks])].map((each) => `${id}: ${each}`);
}

/**
 * Responds with an empty page to frames of stories, because stories have their own tests. Intercepting their requests with
 * Playwright would turn off the browser's cache.
 */
const emptyStoryFrames: Plugin = {
  name: 'empty-story-frames',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.includes('viewMode=story')) response.end();
      else next();
    });
  },
};

async function checkPages(
  browser: Browser,
  site: string,
  entries: readonly Entry[],
): Promise<StepResult> {
  const ids = new Set(entries.map(({ id }) => id));
  const docsPages = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  const selected = process.argv.slice(2);
  const queue = selected.length > 0 ? selected : docsPages;
  const summary = `${queue.length} docs pages`;
  const problems: string[] = [];
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await browser.newPage();
      for (let id = queue.shift(); id !== undefined; id = queue.shift())
        problems.push(...(await checkPage(tab, site, id, ids)));
    }),
  );
  return { summary, problems };
}

async function check(): Promise<StepResult> {
  if (!existsSync(index)) {
    const problem = 'storybook-static does not exist. Run "pnpm build:storybook" first.';
    return { summary: '0 docs pages', problems: [problem] };
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  const port = await findFreePort(4840);
  const server = await preview({
    configFile: false,
    root,
    base: BASE,
    build: { outDir: 'storybook-static' },
    preview: { port, host: '127.0.0.1' },
    plugins: [emptyStoryFrames],
  });
  const browser = await chromium.launch(await getBrowserLaunchOptions());
  try {
    return await checkPages(browser, `http://127.0.0.1:${port}${BASE}`, Object.values(entries));
  } finally {
    await browser.close();
    await server.close();
  }
}

await runStep(import.meta, check);
