import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page, type Response } from 'playwright';
import { getBrowserLaunchOptions } from './browser-launch.ts';
import { findFreePort } from './free-port.ts';
import { pack } from './packed.ts';
import { endWithParentArgs, runAndGetOutput, waitUntilReachable } from './processes.ts';
import { formatKilobytes } from './sizes.ts';
import { runStep, type StepResult } from './step.ts';

// Copies the example apps out of the workspace, installs the packed packages in them, signs in to the reference API
// in a browser, and checks that the apps show alerts.

const root = join(import.meta.dirname, '..');
const MAX_LINES = 30;

interface Example {
  /** Folder in `examples`. */
  name: string;
  /** The variable with the API's origin, for the build and the server. */
  hostVariable: string;
  /** Whether the app has tests. @default false */
  hasTests?: boolean;
  /** The server's command, as a path in the app and arguments. */
  serve: (port: number) => string[];
  /** Uses the app as a user would. Returns a description of what the app showed. */
  drive: (page: Page, origin: string) => Promise<string>;
}

const getPreviewArgs = (port: number) => [
  'node_modules/vite/bin/vite.js',
  'preview',
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
];

const examples: readonly Example[] = [
  {
    name: 'alerts',
    hostVariable: 'VITE_API_HOST',
    serve: getPreviewArgs,
    async drive(page, origin) {
      const source = readFileSync(join(root, 'examples/alerts/src/main.tsx'), 'utf8');
      const lines = source.trimEnd().split('\n').length;
      if (lines >= MAX_LINES)
        throw new Error(`The example has ${lines} lines; keep it under ${MAX_LINES}.`);
      await signIn(page, origin);
      return `${lines} lines, ${await page.getByRole('listitem').count()} alerts`;
    },
  },
  {
    name: 'vite',
    hostVariable: 'VITE_API_HOST',
    hasTests: true,
    serve: getPreviewArgs,
    drive: driveVite,
  },
  {
    name: 'next',
    hostVariable: 'API_HOST',
    serve: (port) => [
      'node_modules/next/dist/bin/next',
      'start',
      '--hostname',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    drive: driveNext,
  },
];

/** Opens an app, chooses the first sample user, and waits for the list. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button').first().click();
  await page.getByRole('listitem').first().waitFor();
}

/** Signs in, reloads the page, opens an alert, which marks it as read, and signs out. */
async function driveVite(page: Page, origin: string): Promise<string> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.location().url}: ${message.text()}`);
  });
  await page.goto(`${origin}/alerts`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/sso/**');
  await page.getByRole('button').first().click();
  await page.getByText('Unread').first().waitFor();
  await page.reload();
  const unread = page.getByText('Unread', { exact: true });
  await unread.first().waitFor();
  const count = await unread.count();
  const row = page.getByRole('main').getByRole('link').first();
  const title = await row.innerText();
  await row.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page
    .getByRole('article')
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  await page.getByRole('link', { name: 'Producer news' }).click();
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
  if ((await unread.count()) !== count - 1) throw new Error(`"${title}" is still unread.`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in to see your alerts' }).waitFor();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return `${count} unread alerts`;
}

/** The path of an alert that has an image. It is on the second page of the first sample user's alerts. */
const deepLink = '/alerts/motorcycle-postcards?from=email';

/**
 * Signs in, reloads the page, opens an alert, and marks it as read. Signs in again at an alert's URL, after a sign-out, after
 * the cookie is gone, and after the host has ended the session. Then measures the pages in `app/size`.
 */
async function driveNext(page: Page, origin: string): Promise<string> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.location().url}: ${message.text()}`);
  });
  const signInAgain = async (path: string) => {
    await page.waitForURL('**/sso/**');
    await page.getByRole('button').first().click();
    await page.waitForURL(origin + path);
  };
  const unread = page.getByRole('listitem');

  await signIn(page, origin);
  await page.reload();
  const count = await unread.count();
  const title = await page.getByRole('link').first().innerText();
  await page.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByRole('heading', { level: 1, name: 'Unread alerts' }).waitFor();
  const row = page.getByRole('link', { name: title, exact: true });
  if ((await unread.count()) !== count - 1 || (await row.count()) > 0)
    throw new Error(`"${title}" is still unread.`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re signed out' }).waitFor();

  await page.goto(origin + deepLink);
  await signInAgain(deepLink);
  const image = page.getByRole('main').getByRole('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const missing = await page.request.get(`${origin}/alerts/missing`);
  if (missing.status() !== 404)
    throw new Error(`The page of a missing alert has the status ${missing.status()}.`);

  // A link loads its page with fetch, which can't follow a redirect to the host.
  await page.goto(origin);
  await page.context().clearCookies({ name: 'token' });
  const href = await page.getByRole('link').first().getAttribute('href');
  await page.getByRole('link').first().click();
  await signInAgain(href ?? '');

  await endSession(page, origin);
  const { pathname } = new URL(deepLink, origin);
  await page.goto(origin + deepLink);
  await signInAgain(pathname);

  // The browser didn't start this sign-in.
  const refusal = await page.request.get(`${origin}/login?code=stolen`);
  if (refusal.status() !== 401)
    throw new Error(`/login accepts a foreign code: ${refusal.status()}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));

  const empty = await measurePage(page, `${origin}/size/empty`);
  const sizes: string[] = [];
  for (const { name, budget } of pageBudgets) {
    const files = await measurePage(page, `${origin}/size/${name}`);
    const added = [...files].filter(([path]) => !empty.has(path));
    const sumSize = (type: string) =>
      added.reduce((sum, [, file]) => sum + (file.type === type ? file.bytes : 0), 0);
    const summary = `${name} ${formatKilobytes(sumSize('script'))} kB + ${formatKilobytes(sumSize('stylesheet'))} kB of styles`;
    if (
      sumSize('script') > budget.script * 1000 ||
      sumSize('stylesheet') > budget.stylesheet * 1000
    ) {
      throw new Error(
        `${summary}, over its budget of ${budget.script} kB + ${budget.stylesheet} kB (gzip). ` +
          'Does a module without "use client" import a browser library, or does the server\'s parser reach the browser?',
      );
    }
    sizes.push(summary);
  }
  return `${count} alerts, ${sizes.join(', ')}`;
}

/** Signs out with a copy of the browser's cookies, so that only the host knows that the session has ended. */
async function endSession(page: Page, origin: string): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The page has no browser.');
  await context.addCookies(await page.context().cookies(origin));
  const tab = await context.newPage();
  await tab.goto(origin);
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await tab.waitForURL('**/signed-out');
  await context.close();
}

/** What one component may add to an empty page, in kilobytes after gzip compression. */
const pageBudgets = [
  { name: 'button', budget: { script: 2, stylesheet: 1 } },
  { name: 'content', budget: { script: 13, stylesheet: 4 } },
];

/** Loads a page and returns its scripts and stylesheets by path, with their sizes after gzip compression. */
async function measurePage(
  page: Page,
  url: string,
): Promise<Map<string, { type: string; bytes: number }>> {
  const files = new Map<string, { type: string; bytes: number }>();
  const tab = await page.context().newPage();
  const responses: Response[] = [];
  tab.on('response', (response) => responses.push(response));
  await tab.goto(url, { waitUntil: 'networkidle' });
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const bytes = gzipSync(await response.body()).length;
    files.set(new URL(response.url()).pathname, { type, bytes });
  }
  await tab.close();
  return files;
}

/** Packs the packages. Returns the tarballs by the name of their folder. */
async function packAll(work: string): Promise<Map<string, string>> {
  const tarballs = new Map<string, string>();
  for (const name of ['ui', 'content-renderer', 'api']) {
    tarballs.set(name, await pack(join(root, 'packages', name), join(work, name)));
  }
  return tarballs;
}

async function checkExample(
  { name, hostVariable, hasTests = false, serve, drive }: Example,
  work: string,
  tarballs: ReadonlyMap<string, string>,
  browser: Browser,
): Promise<string> {
  const app = join(work, `${name}-app`);
  const children: ChildProcess[] = [];
  const start = (args: string[], cwd: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, [...endWithParentArgs, ...args], {
      cwd,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  try {
    cpSync(join(root, 'examples', name), app, {
      recursive: true,
      filter: (file) => !/node_modules|dist|\.next/.test(file.slice(root.length)),
    });
    const manifest = join(app, 'package.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(
        /"@producer-portal\/([\w-]+)": "\^0\.0\.0"/g,
        (_, folder: string) =>
          `"@producer-portal/${folder}": ${JSON.stringify(`file:${tarballs.get(folder)}`)}`,
      ),
    );
    const install = ['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'];
    await runAndGetOutput('pnpm', install, { cwd: app });

    const ports = [await findFreePort(4830), await findFreePort(4835)] as const;
    const [api, origin] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
    const env = { [hostVariable]: api };
    await runAndGetOutput('pnpm', ['run', 'build'], { cwd: app, env });
    if (hasTests) await runAndGetOutput('pnpm', ['run', 'test'], { cwd: app });
    const host = start(['apps/reference-api/src/main.ts'], root, {
      PORT: String(ports[0]),
      HOST: '127.0.0.1',
      DATA_DIR: join(app, 'data'),
      DATABASE_URL: '',
      PORTAL_DIR: '',
      PORTAL_ORIGIN: origin,
      DEVELOPMENT_SIGN_IN: 'on',
    });
    if (!(await waitUntilReachable(api, host))) throw new Error('The reference API did not start.');
    const server = start(serve(ports[1]), app, env);
    // This path needs no sign-in.
    if (!(await waitUntilReachable(`${origin}/size/empty`, server)))
      throw new Error('The example did not start.');
    const context = await browser.newContext();
    const summary = await drive(await context.newPage(), origin);
    await context.close();
    return `${name}: ${summary}`;
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

/** Checks the examples that are named as arguments, or all. */
async function check(): Promise<StepResult> {
  const selected = process.argv.slice(2);
  const work = mkdtempSync(join(tmpdir(), 'example-'));
  try {
    const tarballs = await packAll(work);
    const browser = await chromium.launch(await getBrowserLaunchOptions());
    try {
      const summaries: string[] = [];
      const problems: string[] = [];
      for (const example of examples) {
        if (selected.length > 0 && !selected.includes(example.name)) continue;
        await checkExample(example, work, tarballs, browser).then(
          (summary) => summaries.push(summary),
          (error: Error) => problems.push(error.message),
        );
      }
      return { summary: summaries.join(', ') || 'The examples', problems };
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

await runStep(import.meta, check);
