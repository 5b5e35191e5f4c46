import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

// "npm test": everything that CI checks, one step after the other, the quickest first. All failures of a
// run are reported at its end.

interface Step {
  name: string;
  /** Program and arguments; the report file, where a step counts tests, stands as {report}. */
  command: string[];
  /** What to do when it fails, beyond what its own output says. */
  mend: string;
  /** The step whose result it works on: when that fails, this one is skipped. */
  needs?: string;
  /** How its report counts tests; a step without one counts as one check. */
  counts?: 'vitest' | 'playwright';
  env?: Record<string, string>;
}

const node = process.execPath;
const vitest = [
  node,
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
  // Vitest leaves a core unused by default, and a story mostly waits for its next frame.
  `--maxWorkers=${Math.max(2, availableParallelism())}`,
];

const steps: Step[] = [
  { name: 'format', command: ['pnpm', 'run', 'check:format'], mend: 'Run "pnpm format".' },
  {
    name: 'lint',
    command: ['pnpm', 'run', 'check:lint'],
    mend: 'Mend each line; "pnpm exec oxlint --fix" does the simple ones.',
  },
  {
    name: 'boundaries',
    command: ['pnpm', 'run', 'check:boundaries'],
    mend: 'Each line says what to do instead.',
  },
  {
    name: 'types',
    command: ['pnpm', 'run', 'check:types'],
    mend: 'Mend the first error of each file first.',
  },
  {
    name: 'docstrings',
    command: [node, 'tools/docstrings.ts'],
    mend: 'Say in one sentence above it what it is.',
  },
  {
    name: 'links',
    command: ['pnpm', 'run', 'check:links'],
    mend: 'Point each link at a file and a heading that exist.',
  },
  { name: 'unused', command: ['pnpm', 'run', 'check:unused'], mend: 'Remove what nothing uses.' },
  {
    name: 'workspace',
    command: ['pnpm', 'run', 'check:workspace'],
    mend: 'Run "pnpm exec sherif --fix".',
  },
  {
    name: 'story index',
    command: ['pnpm', 'run', 'check:stories'],
    mend: "docs/contributing/storybook.md shows a screen's stories.",
  },
  {
    name: 'tokens',
    command: ['pnpm', 'run', 'check:tokens'],
    mend: 'Look at the change in Storybook before you accept it.',
  },
  {
    name: 'unit tests',
    command: [...vitest, '--project=node', '--project=dom'],
    counts: 'vitest',
    mend: 'Run one file alone: "pnpm vitest run <file>".',
  },
  {
    name: 'sessions',
    command: [node, 'tools/sessions.ts'],
    mend: 'Its line names the seed and the shortest schedule: play it in packages/api/src/testing/session-model.',
  },
  {
    name: 'story tests',
    command: [...vitest, '--project=storybook'],
    counts: 'vitest',
    mend: 'Open the story that is named with "pnpm storybook".',
  },
  {
    name: 'story conditions',
    command: [...vitest, '--project=storybook-conditions'],
    counts: 'vitest',
    mend: 'Each line names the condition, the element and the figures; docs/contributing/storybook.md says what each asks for.',
  },
  {
    name: 'transcripts',
    command: [...vitest, '--project=browser'],
    counts: 'vitest',
    mend: 'Read the difference aloud. Wanted? Run "pnpm vitest run --project browser -u" and commit the texts.',
  },
  {
    name: 'hostile content',
    command: [node, 'tools/fuzz.ts'],
    mend: 'Each line gives the seed: "node tools/fuzz.ts --only <seed>" draws it alone.',
  },
  {
    name: 'story guards',
    command: ['pnpm', 'run', 'check:guards'],
    mend: 'A guard in .storybook/ no longer refuses what it must.',
  },
  {
    name: 'build',
    command: ['pnpm', 'run', 'build'],
    mend: 'Run "pnpm build" alone to see it whole.',
  },
  {
    name: 'built stories',
    needs: 'build',
    command: ['pnpm', 'run', 'check:stories', '--built'],
    mend: 'Mend the globs in .storybook/main.ts.',
  },
  {
    name: 'packages',
    needs: 'build',
    command: ['pnpm', 'run', 'check:packages'],
    mend: 'docs/contributing/releasing.md says what a package must hold.',
  },
  {
    name: 'sbom',
    command: ['pnpm', 'run', 'sbom'],
    mend: 'docs/contributing/releasing.md says what an SBOM must name.',
  },
  {
    name: 'example',
    needs: 'build',
    command: [node, 'tools/example.ts'],
    mend: 'Its line says which part of a stranger’s start fails: install, types, build, or the page.',
  },
  {
    name: 'sizes',
    needs: 'build',
    command: ['pnpm', 'run', 'check:sizes'],
    mend: 'docs/contributing/testing.md says how budgets are kept.',
  },
  {
    name: 'chunks',
    needs: 'build',
    command: ['pnpm', 'run', 'check:chunks'],
    mend: 'docs/contributing/loading.md says how the portal is cut into chunks.',
  },
  {
    name: 'faults',
    command: [node, 'tools/faults.ts'],
    mend: 'Each line names its run and the seed: "pnpm check:faults --only <run> --seed <seed>" plays it alone; docs/contributing/testing.md says what each run holds.',
  },
  {
    name: 'end to end',
    needs: 'build',
    command: [
      'pnpm',
      'exec',
      'playwright',
      'test',
      '--config=apps/portal/playwright.config.ts',
      '--reporter=list,json',
    ],
    counts: 'playwright',
    mend: 'Run it alone: "pnpm test:e2e"; add --headed to watch.',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
  },
];

interface Outcome {
  ok: boolean;
  output: string;
}

function execute(step: Step, report: string): Promise<Outcome> {
  const [command = '', ...args] = step.command.map((part) => part.replace('{report}', report));
  const env = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([key, value]) => [key, value.replace('{report}', report)]),
  );
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: '0', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

interface Counts {
  passed: number;
  failed: number;
}

/** The tests of a step by its report; a report that is missing or empty is a failure, never nought of nought. */
function countsOf(step: Step, report: string, ok: boolean): Counts {
  if (!step.counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    const found = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      stats: { expected: number; unexpected: number; flaky: number };
    };
    counts =
      step.counts === 'vitest'
        ? { passed: found.numPassedTests, failed: found.numFailedTests }
        : { passed: found.stats.expected + found.stats.flaky, failed: found.stats.unexpected };
  } catch {
    // The step ended before it could write a report: its output says why.
  }
  const nothingRan = counts.passed + counts.failed === 0;
  return (!ok || nothingRan) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

process.chdir(join(import.meta.dirname, '..'));
const folder = mkdtempSync(join(tmpdir(), 'check-'));
const total: Counts = { passed: 0, failed: 0 };
if (!process.env['DATABASE_URL_TEST'])
  console.log('DATABASE_URL_TEST is not set: the tests run on the embedded database alone.');

// "npm test -- types sizes" runs those steps alone.
const named = process.argv.slice(2);
const wanted = named.length > 0 ? steps.filter(({ name }) => named.includes(name)) : steps;
if (wanted.length < named.length) {
  console.error(`The steps are: ${steps.map(({ name }) => `"${name}"`).join(', ')}.`);
  process.exit(1);
}

const failures: string[] = [];
const failed = new Set<string>();

for (const [index, step] of wanted.entries()) {
  if (step.needs !== undefined && failed.has(step.needs)) {
    console.log(`${step.name} … skipped, as "${step.needs}" failed`);
    continue;
  }
  process.stdout.write(`${step.name} … `);
  const report = join(folder, `${index}.json`);
  const started = performance.now();
  const { ok, output } = await execute(step, report);
  const counts = countsOf(step, report, ok);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.counts ? `, ${counts.passed} of ${counts.passed + counts.failed} tests` : '';
  if (counts.failed === 0) {
    console.log(`passed (${seconds} s${tests})`);
    continue;
  }
  console.log(`FAILED (${seconds} s${tests})`);
  failed.add(step.name);
  failures.push(`${output.trimEnd()}\n\n"${step.name}" failed. ${step.mend}`);
}

rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
