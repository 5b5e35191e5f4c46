import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { NEWEST_NODE, toNodeAliases, pack } from './packed.ts';
import { runAndGetOutput, waitUntilReachable } from './processes.ts';
import { signIn } from './sign-in.ts';
import { runStep, type StepResult } from './step.ts';

// Packs the reference host as for publishing, installs it in an empty folder, and uses it with several versions of
// Node.js: it starts, a user signs in and reads a list, a backup is restored, and
// exported content is imported.

const root = join(import.meta.dirname, '..');
const NAME = '@producer-portal/reference-api';
/** A version between the oldest and the newest one: the long-term support release before the newest. */
const MIDDLE_NODE = '24.21.0';

/** Installs the packed host, the packed API package that it needs, and versions of Node.js. */
async function installHost(folder: string, versions: readonly string[]): Promise<void> {
  const [api, host] = await Promise.all([
    pack(join(root, 'packages/api'), join(folder, 'packed/api')),
    pack(join(root, 'apps/reference-api'), join(folder, 'packed/host')),
  ]);
  await runAndGetOutput('pnpm', ['exec', 'publint', host, '--strict'], { cwd: root });
  const dependencies = {
    '@producer-portal/api': `file:${api}`,
    [NAME]: `file:${host}`,
    ...toNodeAliases(versions),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const args = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runAndGetOutput('npm', args, { cwd: folder });
}

/** Throws if a page doesn't have the expected text. */
async function expectText(url: string, text: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const body = await response.text();
  if (!response.ok || !body.includes(text)) {
    throw new Error(`${url} returned ${response.status} without "${text}": ${body.slice(0, 200)}`);
  }
}

/** Runs the installed host and its commands with one version of Node.js. */
async function exerciseHost(folder: string, node: string): Promise<void> {
  const bin = join(folder, 'node_modules', NAME, 'dist/main.js');
  const work = join(folder, `data of ${node}`);
  const program = join(folder, 'node_modules', node, 'bin/node');
  chmodSync(program, 0o755);
  const { PATH = '' } = process.env;
  const port = await findFreePort(4840);
  // Without other settings, the host stores its data in the current folder.
  const env = { PATH, PORT: String(port) };
  // Script runners such as npx set INIT_CWD to the user's folder. The commands look for files there.
  const run = (args: string[]) =>
    runAndGetOutput(program, [bin, ...args], { cwd: work, env: { INIT_CWD: work } });
  mkdirSync(work);
  const host = spawn(program, [bin, 'start'], {
    cwd: work,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    if (!(await waitUntilReachable(origin, host))) throw new Error('The host did not start.');
    const { jwt = '' } = await signIn(origin);
    await expectText(`${origin}/api/v1/alerts`, '"alerts"', { authorization: `Bearer ${jwt}` });
    await expectText(`${origin}/alerts`, 'id="portal-config"', { accept: 'text/html' });
    await expectText(`${origin}/api/docs/redoc.js`, 'redoc');
  } finally {
    host.kill('SIGINT');
    if (host.exitCode === null) await once(host, 'exit');
  }
  if (host.exitCode !== 0) throw new Error(`The host ended with ${host.exitCode}.`);
  await run(['backup', 'portal.backup']);
  rmSync(join(work, '.data'), { recursive: true });
  await run(['restore', 'portal.backup']);
  await run(['migrate']);
  await run(['export', 'content']);
  const report = await run(['import', 'content', '--dry-run']);
  if (!/^0 new records, .* [1-9]\d* unchanged, 0 problems\.$/m.test(report)) {
    throw new Error(`The exported content is not the same when it is imported: ${report}`);
  }
  if (!existsSync(join(work, '.data'))) throw new Error('The data is not in the current folder.');
}

async function check(): Promise<StepResult> {
  const manifest = readFileSync(join(root, 'apps/reference-api/package.json'), 'utf8');
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  const versions = [engines.node.replace('>=', ''), MIDDLE_NODE, NEWEST_NODE];
  const folder = mkdtempSync(join(tmpdir(), 'packed-host-'));
  const problems: string[] = [];
  try {
    await installHost(folder, versions);
    const usage = await runAndGetOutput('npx', [NAME, 'keys'], { cwd: folder }).catch(String);
    if (!usage.includes(`Usage: npx ${NAME} keys`)) problems.push(`npx ${NAME}: ${usage}`);
    for (const node of Object.keys(toNodeAliases(versions))) {
      await exerciseHost(folder, node).catch((error: Error) =>
        problems.push(`${node}: ${error.message}`),
      );
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { summary: `The packed host on Node.js ${versions.join(', ')}`, problems };
}

await runStep(import.meta, check);
