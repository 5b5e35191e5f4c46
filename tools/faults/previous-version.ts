import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTemporaryFolder } from './test-bed.ts';

const root = join(import.meta.dirname, '../..');
const HOST = 'apps/reference-api';
const MIGRATIONS = `${HOST}/src/db/migrations`;

const runGit = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const listMigrations = (commit: string) =>
  runGit('ls-tree', '--name-only', commit, `${MIGRATIONS}/`)
    .trim()
    .split('\n')
    .map((file) => basename(file));
const changesTable = (migration: string) =>
  /\balter table\b/.test(readFileSync(join(root, MIGRATIONS, migration), 'utf8'));

/** An earlier version of the host. */
export interface PreviousVersion {
  commit: string;
  /** Number of migrations that it lacks. */
  missingMigrations: number;
}

/**
 * Finds the newest version of the host that lacks a migration that changes a table. Migrations that only add rows don't show
 * whether old and new hosts can work on the same tables.
 *
 * @returns null if the repository's history contains no such version.
 */
export function findPreviousVersion(): PreviousVersion | null {
  try {
    const current = listMigrations('HEAD');
    const commits = runGit('log', '--format=%H', '--', MIGRATIONS).trim().split('\n');
    for (const commit of commits) {
      const migrations = listMigrations(commit);
      const isPrefix = migrations.every((name, index) => name === current[index]);
      const missing = current.slice(migrations.length);
      if (isPrefix && missing.some(changesTable)) {
        return { commit, missingMigrations: missing.length };
      }
    }
  } catch {
    // The folder isn't a repository.
  }
  return null;
}

/**
 * Copies an earlier version of the host to a temporary folder. The copy uses the current dependencies.
 *
 * @returns its main file.
 */
export function copyVersion({ commit }: PreviousVersion, cleanup: AsyncDisposableStack): string {
  const folder = createTemporaryFolder(cleanup);
  const archive = join(folder, 'host.tar');
  runGit('archive', `--output=${archive}`, commit, HOST, 'packages/api');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The links in these folders are relative. Copied as links, they lead to the copied packages.
  for (const name of [HOST, 'packages/api']) {
    const modules = join(name, 'node_modules');
    cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return join(folder, HOST, 'src/main.ts');
}
