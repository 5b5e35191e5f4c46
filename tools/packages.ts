import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWEST_NODE, toNodeAliases, pack } from './packed.ts';
import { runAndGetOutput } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

const root = join(import.meta.dirname, '..');
const folders = ['ui', 'content-renderer', 'api'];
/** Peer dependencies, which consumers install themselves. The check uses the workspace's versions. */
const peers = ['react', 'react-dom', 'msw', '@tanstack/react-query'];
/** The app whose tests run in Jest, as the guide to tests describes. Its own check runs them in Vitest. */
const exampleApp = join(root, 'examples/vite');

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines: { node: string };
  publishConfig: { exports: Record<string, unknown> };
}

/** The tokens that are always the same, and those of each mode. Design tools import them. */
const tokenFiles = [
  'base',
  ...['light', 'dark', 'light-contrast', 'dark-contrast'].map((theme) => `theme-${theme}`),
  ...[360, 768, 1280, 1600].map((width) => `width-${width}`),
  'motion-reduce',
];

/** Files that each tarball must contain: licenses, and what is required to understand the package. */
const requiredFiles = ['LICENSE', 'README.md', 'AGENTS.md', 'llms.txt', 'package.json'];
const requiredFilesByFolder: Readonly<Record<string, readonly string[]>> = {
  ui: [
    'THIRD_PARTY_NOTICES.md',
    'dist/fonts/atkinson-hyperlegible-next.OFL.txt',
    'dist/fonts/source-serif-4.OFL.txt',
    ...tokenFiles.map((name) => `dist/tokens/${name}.tokens.json`),
  ],
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** Dependencies that must be visible to `npm audit` and a consumer's overrides. */
const auditableDependencies = ['axios', 'qs'];

interface Tree {
  version?: string;
  dependencies?: Record<string, Tree>;
}

/** The versions of a package in the output of `npm ls --json`. */
function findVersions({ dependencies = {} }: Tree, name: string): string[] {
  return Object.entries(dependencies).flatMap(([each, tree]) => [
    ...(each === name && tree.version ? [tree.version] : []),
    ...findVersions(tree, name),
  ]);
}

/** Finds the packages in `auditableDependencies` that are missing or installed in several versions. */
async function findUnlisted(consumer: string): Promise<string[]> {
  const tree = JSON.parse(
    await runAndGetOutput('npm', ['ls', ...auditableDependencies, '--json'], { cwd: consumer }),
  ) as Tree;
  return auditableDependencies.flatMap((name) => {
    const versions = new Set(findVersions(tree, name));
    return versions.size === 1
      ? []
      : [
          `${name}: ${[...versions].join(', ') || 'none'}. Keep it in the dependencies of packages/api, in one version.`,
        ];
  });
}

/** Runs a program and returns its error message if it fails. */
function runAndGetFailure(
  command: string,
  args: string[],
  cwd: string,
): Promise<string | undefined> {
  return runAndGetOutput(command, args, { cwd }).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

/** Loads every entry point as ESM and CommonJS, and compares the exported names. Correct types don't prove that both work. */
const createSmokeTest = (entryPoints: string[]) => `
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
let failed = 0;
for (const entryPoint of ${JSON.stringify(entryPoints)}) {
  try {
    if (/\\.(css|json)$/.test(entryPoint)) { require.resolve(entryPoint); continue; }
    const names = (module) => Object.keys(module).filter((name) => !['default', 'module.exports', '__esModule'].includes(name)).sort();
    const [imported, required] = [names(await import(entryPoint)), names(require(entryPoint))];
    if (imported.length === 0) throw new Error('exports nothing');
    if (imported.join() !== required.join()) throw new Error('import() gives ' + imported + ' and require() gives ' + required);
  } catch (error) {
    failed += 1;
    console.error(entryPoint + ': ' + error.message);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
`;

/** Sends a call from both module formats through a stub of the global `fetch`. */
const callTest = `
import assert from 'node:assert';
import { createRequire } from 'node:module';
const sent = [];
globalThis.fetch = async (input, init) => {
  sent.push(new Request(input, init).url);
  return Response.json({ alerts: [] });
};
for (const load of [(entryPoint) => import(entryPoint), createRequire(import.meta.url)]) {
  const { alerts, createApiClient } = await load('@producer-portal/api');
  const { createSession } = await load('@producer-portal/api/session');
  const { FIXED_NOW, sampleTokens } = await load('@producer-portal/api/testing');
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  await alerts.list.fetch(createApiClient({ host: 'http://host.invalid', session }), { states: ['OH', 'MI'] });
}
const expectedUrl = 'http://host.invalid/api/v1/alerts?states[]=OH&states[]=MI';
assert.deepEqual(sent, [expectedUrl, expectedUrl]);
`;

/** Runs the installed command without arguments, and for a host that can’t be reached. */
const commandTest = `
import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
const run = (...args) =>
  spawnSync(process.execPath, ['node_modules/.bin/producer-portal-api', ...args], { encoding: 'utf8' });
const withoutArguments = run();
assert.match(withoutArguments.stderr, /Usage: producer-portal-api check/);
assert.equal(withoutArguments.status, 2);
const withoutHost = run('check', 'http://127.0.0.1:1', '--sign-in-only');
assert.match(withoutHost.stdout, /The call has no result/);
assert.equal(withoutHost.status, 1);
`;

/** Entry points that server components import. The others are components, which bundlers replace with references. */
const serverEntryPoints = [
  '@producer-portal/api',
  '@producer-portal/api/contract',
  '@producer-portal/api/dates',
  '@producer-portal/api/revisions',
  '@producer-portal/api/session',
  '@producer-portal/content-renderer/diff',
  '@producer-portal/content-renderer/inspect',
  '@producer-portal/content-renderer/redact',
  '@producer-portal/content-renderer/steps',
  '@producer-portal/content-renderer/text',
  '@producer-portal/ui/date-stamp',
  '@producer-portal/ui/icon',
];

/** Loads entry points with the React of server components, which has no classes and no state. */
const serverTest = `
for (const entryPoint of ${JSON.stringify(serverEntryPoints)}) {
  await import(entryPoint).catch((error) => {
    process.exitCode = 1;
    console.error(entryPoint + ': ' + error.message);
  });
}
`;

/** Compiler options of consumers, apart from the module format. */
const compilerOptions = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  'false',
  '--target',
  'es2022',
  '--lib',
  'es2023,dom,dom.iterable,esnext',
  '--jsx',
  'react-jsx',
  '--types',
  'node',
];

/** Compiles tools/consumer/types.mts with the oldest and the newest supported TypeScript. */
async function checkTypes(consumer: string): Promise<[string, string | undefined][]> {
  const results: [string, string | undefined][] = [];
  for (const compiler of ['typescript-5', 'typescript-7']) {
    for (const [mode, ...files] of [
      ['--module node16', 'types.mts', 'types.cts'],
      ['--module nodenext', 'types.mts', 'types.cts'],
      ['--module esnext --moduleResolution bundler', 'types.mts'],
    ] as [string, ...string[]][]) {
      const tsc = join(consumer, 'node_modules', compiler, 'bin/tsc');
      const args = [tsc, ...compilerOptions, ...mode.split(' '), ...files];
      results.push([
        `${compiler} ${mode}`,
        await runAndGetFailure(process.execPath, args, consumer),
      ]);
    }
  }
  return results;
}

/** Expands a pattern to the entry points of the components: `./*` to `./button`, and so on. */
function expandPattern(subpath: string, dist: string): string[] {
  if (!/^\.\/\*(\.css)?$/.test(subpath)) return [subpath];
  const extension = subpath.endsWith('.css') ? '.css' : '.js';
  return globSync(`*${extension}`, { cwd: join(dist, 'entry-points') }).map((file) =>
    subpath.replace('*', file.slice(0, -extension.length)),
  );
}

/** Copies the example app and its tests, importing Jest's globals as in the guide. Returns what the app depends on. */
function copyExampleApp(target: string): Record<string, string> {
  cpSync(join(exampleApp, 'src'), target, { recursive: true });
  for (const file of globSync('*.{ts,tsx}', { cwd: target })) {
    const path = join(target, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace("from 'vitest'", "from '@jest/globals'"),
    );
  }
  const { dependencies, devDependencies } = readJson(join(exampleApp, 'package.json'));
  const isUsed = ([name]: [string, string]) => /^(@testing-library\/|react-router)/.test(name);
  return Object.fromEntries(Object.entries({ ...dependencies, ...devDependencies }).filter(isUsed));
}

/** Runs the tests of tools/consumer with one version of Node.js. */
async function testRuntime(
  node: string,
  consumer: string,
): Promise<[string, string | undefined][]> {
  const toBinPath = (path: string) => join(consumer, 'node_modules', path);
  const vitest = [toBinPath('vitest/vitest.mjs'), 'run', '--globals', 'server.test.mjs'];
  const jest = toBinPath('jest/bin/jest.js');
  const run = (args: string[]) => runAndGetFailure(node, args, consumer);
  const version = (await runAndGetOutput(node, ['--version'], { cwd: consumer })).trim();
  const results: [string, string | undefined][] = [];
  for (const [name, args] of [
    ['import and require', ['smoke.mjs']],
    ['a call', ['call.mjs']],
    ['the command', ['command.mjs']],
    ['server components', ['--conditions', 'react-server', 'server.mjs']],
    ['Vitest', vitest],
    ['Jest', [jest, '--testRegex', 'browser.test.cjs']],
    ['Jest (ESM)', ['--experimental-vm-modules', jest, '--testRegex', 'server.test.mjs']],
    [
      'Jest (TypeScript)',
      ['--experimental-vm-modules', jest, '--config', 'typescript/jest.config.js'],
    ],
  ] as [string, string[]][]) {
    results.push([`${name} on Node.js ${version}`, await run(args)]);
  }
  return results;
}

/** Packs each package as for publishing and uses it like a consumer. */
async function check(): Promise<StepResult> {
  const problems: string[] = [];
  const work = mkdtempSync(join(tmpdir(), 'packages-'));
  const consumer = join(work, 'consumer');
  const dependencies: Record<string, string> = {};
  const entryPoints: string[] = [];
  const oldestNodes = new Set<string>();
  const report = (name: string, tool: string, output: string | undefined) => {
    if (output) problems.push(`${name}, ${tool}:\n${output}`);
  };

  for (const folder of folders) {
    const dir = join(root, 'packages', folder);
    const { name, engines, publishConfig } = readJson(join(dir, 'package.json'));
    oldestNodes.add(engines.node.replace('>=', ''));
    const tarball = await pack(dir, join(work, folder)).catch((error: Error) => {
      report(name, 'pnpm pack', error.message);
    });
    if (tarball === undefined) continue;
    const packed = (await runAndGetOutput('tar', ['-tzf', tarball], { cwd: work }))
      .split('\n')
      .map((path) => path.replace('package/', ''));
    for (const each of [...requiredFiles, ...(requiredFilesByFolder[folder] ?? [])]) {
      if (!packed.includes(each)) report(name, 'tarball', `${each} is missing.`);
    }
    const links = readFileSync(join(dir, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g);
    for (const [, link = ''] of links) {
      if (!packed.includes(link)) report(name, 'llms.txt', `${link} is not in the package.`);
    }
    for (const types of globSync('dist/*.d.ts', { cwd: dir })) {
      for (const [page] of readFileSync(join(dir, types), 'utf8').matchAll(/docs\/[\w/-]+\.md/g)) {
        if (!packed.includes(`dist/${page}`)) {
          report(name, types, `A docstring cites ${page}, which is not in the package.`);
        }
      }
    }
    for (const each of packed) {
      if (/^src\/|\.map$|\.test\./.test(each)) report(name, 'tarball', `${each} is not needed.`);
    }
    const subpaths = Object.keys(publishConfig.exports)
      .filter((entryPoint) => entryPoint !== './package.json')
      .flatMap((entryPoint) => expandPattern(entryPoint, join(dir, 'dist')));
    const files = subpaths
      .filter((entryPoint) => /\.(css|json)$/.test(entryPoint))
      .map((entryPoint) => entryPoint.slice(2));
    report(
      name,
      'publint',
      await runAndGetFailure('pnpm', ['exec', 'publint', tarball, '--strict'], root),
    );
    // attw doesn't expand patterns.
    const modules = subpaths
      .filter((entryPoint) => !files.includes(entryPoint.slice(2)) && !entryPoint.includes('*'))
      .map((entryPoint) => entryPoint.slice(2) || '.');
    report(
      name,
      'attw',
      await runAndGetFailure(
        'pnpm',
        ['exec', 'attw', tarball, '--profile', 'node16', '--entrypoints', ...modules],
        root,
      ),
    );
    dependencies[name] = `file:${tarball}`;
    entryPoints.push(
      ...subpaths
        // Leaves out what is not a module: the stylesheet for Tailwind, and patterns for several files.
        .filter((entryPoint) => !entryPoint.endsWith('tailwind.css') && !entryPoint.includes('*'))
        .map((entryPoint) => name + entryPoint.slice(1)),
    );
  }

  for (const peer of peers) {
    const packageRoot = peer.startsWith('@tanstack') ? join(root, 'packages/api') : root;
    dependencies[peer] = readJson(join(packageRoot, 'node_modules', peer, 'package.json')).version;
  }
  const nodes = toNodeAliases([...oldestNodes, NEWEST_NODE]);
  Object.assign(dependencies, nodes);
  cpSync(join(root, 'tools/consumer'), consumer, { recursive: true });
  copyFileSync(join(consumer, 'types.mts'), join(consumer, 'types.cts'));
  Object.assign(dependencies, copyExampleApp(join(consumer, 'typescript/src')));
  const manifest = join(consumer, 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), dependencies }));
  writeFileSync(join(consumer, 'smoke.mjs'), createSmokeTest(entryPoints));
  writeFileSync(join(consumer, 'call.mjs'), callTest);
  writeFileSync(join(consumer, 'command.mjs'), commandTest);
  writeFileSync(join(consumer, 'server.mjs'), serverTest);
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const installFailure = await runAndGetFailure('npm', install, consumer);
  const all = 'The packed packages';
  report(all, 'npm install', installFailure);
  if (!installFailure) {
    report(all, 'npm ls', (await findUnlisted(consumer)).join('\n'));
    for (const [tool, output] of await checkTypes(consumer)) report(all, tool, output);
    for (const name of Object.keys(nodes)) {
      const node = join(consumer, 'node_modules', name, 'bin/node');
      chmodSync(node, 0o755);
      for (const [tool, output] of await testRuntime(node, consumer)) report(all, tool, output);
    }
  }
  rmSync(work, { recursive: true, force: true });
  return { summary: `${folders.length} packages, ${entryPoints.length} entry points`, problems };
}

await runStep(import.meta, check);
