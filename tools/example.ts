import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from './browser-launch.ts';
import { freePort } from './free-port.ts';
import { endWithParentArgs, runAndGetOutput, waitUntilReachable } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

// Copies the example app out of the workspace, installs the packed API package in it, signs in to the reference API
// in a browser, and checks that the app shows an alert.

const root = join(import.meta.dirname, '..');
const MAX_LINES = 30;

async function check(): Promise<StepResult> {
  const work = mkdtempSync(join(tmpdir(), 'example-'));
  const app = join(work, 'app');
  const children: ChildProcess[] = [];
  const start = (file: string, args: string[], cwd: string, env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [...endWithParentArgs, file, ...args], {
      cwd,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  try {
    cpSync(join(root, 'examples/alerts'), app, {
      recursive: true,
      filter: (file) => !/node_modules|dist/.test(file.slice(root.length)),
    });
    const lines = readFileSync(join(app, 'src/main.tsx'), 'utf8').trimEnd().split('\n').length;
    if (lines >= MAX_LINES)
      throw new Error(`The example has ${lines} lines; keep it under ${MAX_LINES}.`);

    const pack = ['pack', '--pack-destination', work];
    await runAndGetOutput('pnpm', pack, { cwd: join(root, 'packages/api') });
    const tarball = readdirSync(work).find((file) => file.endsWith('.tgz')) ?? '';
    const manifest = join(app, 'package.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(
        '"^0.0.0"',
        JSON.stringify(`file:${join(work, tarball)}`),
      ),
    );
    const install = ['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'];
    await runAndGetOutput('pnpm', install, { cwd: app });

    const ports = [await freePort(4830), await freePort(4835)] as const;
    const [api, page] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
    await runAndGetOutput('pnpm', ['run', 'build'], { cwd: app, env: { VITE_API_HOST: api } });
    const host = start('apps/reference-api/src/main.ts', [], root, {
      PORT: String(ports[0]),
      HOST: '127.0.0.1',
      DATA_DIR: join(work, 'data'),
      DATABASE_URL: '',
      PORTAL_DIR: '',
      PORTAL_ORIGIN: page,
      DEVELOPMENT_SIGN_IN: 'on',
    });
    const vite = join(app, 'node_modules/vite/bin/vite.js');
    const preview = start(
      vite,
      ['preview', '--host', '127.0.0.1', '--port', String(ports[1]), '--strictPort'],
      app,
    );
    if (!(await waitUntilReachable(api, host))) throw new Error('The reference API did not start.');
    if (!(await waitUntilReachable(page, preview))) throw new Error('The example did not start.');

    const browser = await chromium.launch(await browserLaunch());
    try {
      const tab = await browser.newPage();
      await tab.goto(page);
      await tab.getByRole('button').first().click();
      const alerts = tab.getByRole('listitem');
      await alerts.first().waitFor();
      return { summary: `${lines} lines, ${await alerts.count()} alerts`, problems: [] };
    } finally {
      await browser.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { summary: 'The example', problems: [message] };
  } finally {
    for (const child of children) child.kill('SIGTERM');
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

await runStep(import.meta, check);
