import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAndGetOutput } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

const root = join(import.meta.dirname, '..');
const folders = ['ui', 'content-renderer', 'api'];
/** Peer dependencies, which consumers install themselves. The check uses the workspace's versions. */
const peers = ['react', 'react-dom', 'msw', '@tanstack/react-query'];

interface PackageJson {
  name: string;
  version: string;
  publishConfig: { exports: Record<string, unknown> };
}

/** Files that each tarball must contain: licenses, and what is required to understand the package. */
const requiredFiles = ['LICENSE', 'README.md', 'package.json'];
const requiredFilesByFolder: Readonly<Record<string, readonly string[]>> = {
  ui: [
    'THIRD_PARTY_NOTICES.md',
    'dist/fonts/atkinson-hyperlegible-next.OFL.txt',
    'dist/fonts/source-serif-4.OFL.txt',
  ],
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** Dependencies that must be visible to `npm audit` and a consumer's overrides. */
const auditable = ['axios', 'qs'];

interface Tree {
  version?: string;
  dependencies?: Record<string, Tree>;
}

/** The versions of a package in the output of `npm ls --json`. */
function versionsIn({ dependencies = {} }: Tree, name: string): string[] {
  return Object.entries(dependencies).flatMap(([each, tree]) => [
    ...(each === name && tree.version ? [tree.version] : []),
    ...versionsIn(tree, name),
  ]);
}

/** Finds the packages in `auditable` that are missing or installed in several versions. */
async function findUnlisted(consumer: string): Promise<string[]> {
  const tree = JSON.parse(
    await runAndGetOutput('npm', ['ls', ...auditable, '--json'], { cwd: consumer }),
  ) as Tree;
  return auditable.flatMap((name) => {
    const versions = new Set(versionsIn(tree, name));
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
const smokeTest = (entryPoints: string[]) => `
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

/** Packs each package as for publishing and uses it like a consumer. */
async function check(): Promise<StepResult> {
  const problems: string[] = [];
  const work = mkdtempSync(join(tmpdir(), 'packages-'));
  const consumer = join(work, 'consumer');
  const dependencies: Record<string, string> = {};
  const entryPoints: string[] = [];
  const report = (name: string, tool: string, output: string | undefined) => {
    if (output) problems.push(`${name}, ${tool}:\n${output}`);
  };

  for (const folder of folders) {
    const dir = join(root, 'packages', folder);
    const { name, publishConfig } = readJson(join(dir, 'package.json'));
    const target = join(work, folder);
    mkdirSync(target);
    report(
      name,
      'pnpm pack',
      await runAndGetFailure('pnpm', ['pack', '--pack-destination', target], dir),
    );
    const [file] = readdirSync(target);
    if (!file) continue;
    const tarball = join(target, file);
    const packed = new Set(
      (await runAndGetOutput('tar', ['-tzf', tarball], { cwd: work })).split('\n'),
    );
    for (const each of [...requiredFiles, ...(requiredFilesByFolder[folder] ?? [])]) {
      if (!packed.has(`package/${each}`)) report(name, 'tarball', `${each} is missing.`);
    }
    const subpaths = Object.keys(publishConfig.exports).filter(
      (entryPoint) => entryPoint !== './package.json',
    );
    const files = subpaths
      .filter((entryPoint) => /\.(css|json)$/.test(entryPoint))
      .map((entryPoint) => entryPoint.slice(2));
    report(
      name,
      'publint',
      await runAndGetFailure('pnpm', ['exec', 'publint', tarball, '--strict'], root),
    );
    const excluded = files.length > 0 ? ['--exclude-entrypoints', ...files] : [];
    report(
      name,
      'attw',
      await runAndGetFailure(
        'pnpm',
        ['exec', 'attw', tarball, '--profile', 'node16', ...excluded],
        root,
      ),
    );
    dependencies[name] = `file:${tarball}`;
    entryPoints.push(
      ...subpaths
        // Not modules: Tailwind reads the first, and the second is a pattern for many files.
        .filter((entryPoint) => !entryPoint.endsWith('tailwind.css') && !entryPoint.includes('*'))
        .map((entryPoint) => name + entryPoint.slice(1)),
    );
  }

  for (const peer of peers) {
    const packageRoot = peer.startsWith('@tanstack') ? join(root, 'packages/api') : root;
    dependencies[peer] = readJson(join(packageRoot, 'node_modules', peer, 'package.json')).version;
  }
  mkdirSync(consumer);
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  writeFileSync(join(consumer, 'smoke.mjs'), smokeTest(entryPoints));
  writeFileSync(join(consumer, 'call.mjs'), callTest);
  const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const installFailure = await runAndGetFailure('npm', install, consumer);
  const all = 'The packed packages';
  report(all, 'npm install', installFailure);
  if (!installFailure) {
    report(all, 'npm ls', (await findUnlisted(consumer)).join('\n'));
    report(
      all,
      'import and require',
      await runAndGetFailure(process.execPath, ['smoke.mjs'], consumer),
    );
    report(all, 'a call', await runAndGetFailure(process.execPath, ['call.mjs'], consumer));
  }
  rmSync(work, { recursive: true, force: true });
  return { summary: `${folders.length} packages, ${entryPoints.length} entry points`, problems };
}

await runStep(import.meta, check);
