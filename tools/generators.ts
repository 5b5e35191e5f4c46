import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachParallel } from './parallel.ts';
import { runAndGetOutput } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

// Runs every generator of `pnpm new` in a copy of the repository, then the checks that a contributor
// would run on the result.

const root = join(import.meta.dirname, '..');

/** For each run, the name of the generator and the answers to its prompts. */
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

/** The tests that compare definitions, documentation, and screens. */
const agreementTests: readonly string[] = [
  'packages/api/src/contract/registry.test.ts',
  'packages/api/src/openapi/openapi.test.ts',
  'packages/api/src/record-types.test.ts',
  'apps/portal/src/modules/record-links/record-links.test.ts',
  'apps/portal/src/routes.manifest.test.ts',
  'apps/portal/src/app/boot-routes.test.ts',
];

/** The checks that must pass for the written or edited files. */
function getChecks(files: readonly string[]): readonly string[][] {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const tests = code.filter((file) => file.includes('.test.'));
  const stories = code.filter((file) => file.includes('.stories.'));
  // The longest come first. As many run in parallel as there are cores.
  return [
    ['run', 'check:types'],
    // Retries once: in a new copy, the first story can time out while Vite bundles its dependencies.
    ['exec', 'vitest', 'run', '--retry=1', '--project', 'storybook', ...stories],
    ['exec', 'vitest', 'run', '--project', 'node', '--project', 'dom', ...tests, ...agreementTests],
    ['run', 'check:unused'],
    ['exec', 'oxlint', '--type-aware', '--deny-warnings', ...code],
    ['run', 'check:boundaries'],
    ['run', 'check:stories'],
    ['run', 'check:links'],
    ['exec', 'oxfmt', '--check', ...files],
  ];
}

/** Copies the files that git tracks or would add. */
async function copyRepository(target: string): Promise<void> {
  const runGit = (args: readonly string[], cwd: string) => runAndGetOutput('git', args, { cwd });
  const copy = (file: string) =>
    cpSync(join(root, file), join(target, file), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    });
  const listed = await runGit(['ls-files', '--cached', '--others', '--exclude-standard'], root);
  const deleted = new Set((await runGit(['ls-files', '--deleted'], root)).split('\n'));
  for (const file of listed.split('\n')) if (file !== '' && !deleted.has(file)) copy(file);
  // Copies the results of the last type check, so that only what the generators change is checked again.
  for (const folder of globSync(['.tsc', 'bench/.tsc', '{apps,packages}/*/.tsc'], { cwd: root }))
    copy(folder);
  // Commits everything, so that git lists only what the generators write.
  await runGit(['init', '--quiet'], target);
  await runGit(['add', '--all'], target);
  const author = ['-c', 'user.name=check', '-c', 'user.email=check@localhost'];
  await runGit([...author, 'commit', '-qm', 'Start'], target);
  await runAndGetOutput('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: target,
  });
}

/** Runs a command; returns its failure, if any. */
async function findProblem(args: readonly string[], cwd: string): Promise<string[]> {
  try {
    await runAndGetOutput('pnpm', args, { cwd });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

async function check(): Promise<StepResult> {
  const copy = mkdtempSync(join(tmpdir(), 'generators-'));
  try {
    await copyRepository(copy);
    const problems: string[] = [];
    for (const answers of runs) problems.push(...(await findProblem(['new', ...answers], copy)));
    const listed = await runAndGetOutput(
      'git',
      ['ls-files', '--modified', '--others', '--exclude-standard'],
      { cwd: copy },
    );
    const written = listed.split('\n').filter((file) => file !== '');
    await forEachParallel(getChecks(written), availableParallelism(), async (args) => {
      problems.push(...(await findProblem(args, copy)));
    });
    return { summary: `${runs.length} generators, ${written.length} files`, problems };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await runStep(import.meta, check);
