import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** This commit and earlier ones are not checked: they are older than the rules in docs/contributing/language.md#commits. */
const LAST_UNCHECKED = 'a5d5b31a905ca14d6425d8ca8cb516b77138a4c7';

/**
 * Finds the commits to check. On a branch, these are the commits since it left its base. On the base branch, these are the
 * commits since `lastUnchecked`.
 *
 * @param root folder of the clone
 * @param options.base name of the base branch. The remote branch is tried first, because the local one can be out of date.
 * @param options.lastUnchecked the commit after which the checks start on the base branch
 * @returns the commit before the first one to check and the number of commits, or the reason why there are none
 */
export function findCommitRange(
  root: string,
  options: { base: string; lastUnchecked: string },
): { from: string; count: number } | { reason: string } {
  const runGit = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const head = runGit('rev-parse', '--verify', 'HEAD');
  if (head === null) return { reason: 'This folder is not a git clone with commits.' };
  const createRange = (from: string) => ({
    from,
    count: Number(runGit('rev-list', '--count', '--no-merges', `${from}..HEAD`)),
  });
  for (const base of [`origin/${options.base}`, options.base]) {
    const fork = runGit('merge-base', 'HEAD', base);
    if (fork !== null && fork !== head) return createRange(fork);
  }
  if (runGit('merge-base', '--is-ancestor', options.lastUnchecked, 'HEAD') !== null) {
    return createRange(options.lastUnchecked);
  }
  return { reason: `This clone does not contain commit ${options.lastUnchecked}.` };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  // GitHub sets this variable to the base branch of a pull request.
  const base = process.env['GITHUB_BASE_REF'] || 'main';
  const range = findCommitRange(root, { base, lastUnchecked: LAST_UNCHECKED });
  if ('reason' in range) {
    console.log(`No commit messages checked: ${range.reason}`);
  } else {
    const cli = join(root, 'node_modules/@commitlint/cli/cli.js');
    const { status } = spawnSync(process.execPath, [cli, '--from', range.from, '--to', 'HEAD'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status === 0) console.log(`Checked the messages of ${range.count} commits.`);
    process.exitCode = status ?? 1;
  }
}
