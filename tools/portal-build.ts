import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './processes.ts';

const root = join(import.meta.dirname, '..');
const builtIndex = join(root, 'apps/portal/dist/index.html');
const hashFile = join(root, '.cache/portal-build.json');

/** All inputs of the portal's build. */
const sources = [
  'apps/portal/{src,build,public,service-worker}/**/*',
  'apps/portal/{index.html,vite.config.ts,package.json}',
  'packages/{api,content-renderer,ui}/src/**/*',
  'pnpm-lock.yaml',
];
const excludedSources = /\.(test|stories)\.tsx?$|\.mdx$|\/testing\//;

/**
 * Builds the portal if its sources have changed since the last build.
 *
 * @returns false if the build failed.
 */
export async function buildPortalIfChanged(): Promise<boolean> {
  const hash = hashSources();
  if (existsSync(builtIndex) && existsSync(hashFile)) {
    if (readFileSync(hashFile, 'utf8') === hash) return true;
  }
  console.log('Building the portal (its sources are new or have changed) …');
  if ((await run('pnpm', ['run', 'build:portal', '--logLevel', 'warn'])) !== 0) return false;
  mkdirSync(dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, hash);
  return true;
}

function hashSources(): string {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !excludedSources.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

// "npm test" runs this file as a step.
if (import.meta.main) {
  process.chdir(root);
  process.exitCode = (await buildPortalIfChanged()) ? 0 : 1;
}
