import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './processes.ts';

// "node tools/deploy-host.ts <folder>" copies the built reference host to an empty folder, with its dependencies in the
// versions of the lockfile. The Docker image is built from that folder; `dist/main.js` starts the host.

const root = join(import.meta.dirname, '..');

/** Applies `publishConfig` to a package.json, as publishing does. `pnpm deploy` copies the workspace's version without it. */
function applyPublishConfig(folder: string): void {
  const file = join(folder, 'package.json');
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as {
    publishConfig: object;
  };
  // Renamed, because the file can be a hard link to the one in the workspace.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...manifest, ...publishConfig }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const [folder] = process.argv.slice(2).map((path) => resolve(path));
if (folder === undefined) {
  console.error('Usage: node tools/deploy-host.ts <folder>');
  process.exit(1);
}
process.chdir(root);
const filter = ['--filter', '@producer-portal/reference-api'];
process.exitCode = await run('pnpm', [...filter, 'deploy', '--prod', folder]);
if (process.exitCode === 0) {
  applyPublishConfig(folder);
  applyPublishConfig(join(folder, 'node_modules/@producer-portal/api'));
}
