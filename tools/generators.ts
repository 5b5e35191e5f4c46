import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type StepResult } from './step.ts';

// Runs every generator of `pnpm new` in a copy of the repository, then the checks that a contributor
// would run on the result.

const root = join(import.meta.dirname, '..');

/** The answers to each generator's prompts. */
const runs: readonly string[][] = [
  ['content-type', 'claims-bulletin', 'claims-bulletins', 'News', 'alert'],
  [
    'filter',
    'job-aids',
    'job-aids',
    'this_month',
    'isThisMonth',
    'is_monthly',
    'Posted for this month',
    'Only this month’s.',
  ],
  ['screen', 'office-hours', 'Help', 'When each office answers the phone.'],
  ['component', 'sample-chip', 'Content', 'A short text in a rounded frame.'],
];

/** The tests that compare definitions, documentation and screens. */
const agreementTests: readonly string[] = [
  'packages/api/src/contract/registry.test.ts',
  'packages/api/src/openapi/openapi.test.ts',
  'packages/api/src/record-types.test.ts',
  'apps/portal/src/modules/record-links/record-links.test.ts',
  'apps/portal/src/routes.manifest.test.ts',
  'apps/portal/src/app/boot-routes.test.ts',
];

/** The checks that must pass for the written or edited files. */
function checksFor(files: readonly string[]): readonly string[][] {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const tests = code.filter((file) => file.includes('.test.'));
  const stories = code.filter((file) => file.includes('.stories.'));
  return [
    ['run', 'check:types'],
    ['exec', 'oxlint', '--type-aware', '--deny-warnings', ...code],
    ['exec', 'oxfmt', '--check', ...files],
    ['run', 'check:boundaries'],
    ['run', 'check:links'],
    ['run', 'check:unused'],
    ['run', 'check:stories'],
    ['exec', 'vitest', 'run', '--project', 'node', '--project', 'dom', ...tests, ...agreementTests],
    ['exec', 'vitest', 'run', '--project', 'storybook', ...stories],
  ];
}

/** Copies the files that git tracks or would add. */
function copyRepository(target: string): void {
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  const deleted = new Set(run('git', ['ls-files', '--deleted'], root).split('\n'));
  for (const file of listed.split('\n').filter((name) => name !== '' && !deleted.has(name)))
    cpSync(join(root, file), join(target, file), { recursive: true, verbatimSymlinks: true });
  // With a commit, git lists what the generators write.
  run('git', ['init', '--quiet'], target);
  run('git', ['add', '--all'], target);
  run(
    'git',
    ['-c', 'user.name=check', '-c', 'user.email=check@localhost', 'commit', '-qm', 'Start'],
    target,
  );
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], target);
}

/** @throws Error with the command's output when it fails */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
}

/** Runs a command; returns its failure, if any. */
function findProblem(args: readonly string[], cwd: string): string[] {
  try {
    run('pnpm', args, cwd);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function check(): StepResult {
  const copy = mkdtempSync(join(tmpdir(), 'generators-'));
  try {
    copyRepository(copy);
    const failures = runs.flatMap((answers) => findProblem(['new', ...answers], copy));
    const listed = run('git', ['ls-files', '--modified', '--others', '--exclude-standard'], copy);
    const written = listed.split('\n').filter((file) => file !== '');
    const problems = [
      ...failures,
      ...checksFor(written).flatMap((args) => findProblem(args, copy)),
    ];
    return { summary: `${runs.length} generators, ${written.length} files`, problems };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await runStep(import.meta, check);
