import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hasPinnedBrowser } from '../browser-launch.ts';
import type { Step } from './select-steps.ts';

export interface Counts {
  passed: number;
  failed: number;
}

interface Results extends Counts {
  /** Names of the tests that passed only on the retry. */
  flaky: readonly string[];
}

export interface RunOptions {
  /** Number of cores. At most this many one-core steps run in parallel. */
  cores: number;
  /** URL of a PostgreSQL server for the steps that use one; null skips steps that require it. */
  postgresql: string | null;
  /** When it aborts, the running steps end, and no more steps start. */
  signal: AbortSignal;
  /** @default console.log */
  print?: (line: string) => void;
}

interface Outcome {
  ok: boolean;
  output: string;
}

const isWindows = process.platform === 'win32';

function canRun([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', shell: isWindows }).status === 0;
}

function execute(step: Step, report: string, options: RunOptions): Promise<Outcome> {
  const fill = (text: string) => text.replace('{report}', report);
  const [command = '', ...args] = step.command.map(fill);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NO_COLOR: '1',
    CI: 'true',
    // Steps start hundreds of programs with the same code. With this cache, a host starts in three quarters of the time.
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled'),
  };
  for (const [key, value] of Object.entries(step.env ?? {})) env[key] = fill(value);
  delete env['DATABASE_URL_TEST'];
  if (step.postgresql && options.postgresql) env['DATABASE_URL_TEST'] = options.postgresql;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      // A separate process group, so that browsers and hosts that the step started end with it.
      detached: !isWindows,
    });
    const end = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(isWindows ? child.pid : -child.pid, 'SIGTERM');
      } catch {
        // The process has already ended.
      }
    };
    options.signal.addEventListener('abort', end, { once: true });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      options.signal.removeEventListener('abort', end);
      resolve({ ok: code === 0, output });
    });
  });
}

/** The part of Vitest's JSON report that is used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    /** The file's path. */
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that is used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message: string } }[] }[];
  }[];
}

/** Describes a test that passed only on the retry, with the first line of its first failure. */
const describeFlaky = (file: string, title: string, failure = '') =>
  `${basename(file)}: ${title}: ${stripVTControlCharacters(failure).split('\n')[0]}`;

function readVitestReport(text: string): Results {
  const { numPassedTests, numFailedTests, testResults = [] } = JSON.parse(text) as VitestReport;
  const retried = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ ...result, file: name })),
    )
    // A test that failed first and passed on the retry keeps its first failure.
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: retried.map(({ file, fullName, failureMessages: [failure] }) =>
      describeFlaky(file, fullName, failure),
    ),
  };
}

function readPlaywrightReport(text: string): Results {
  const { stats, suites = [] } = JSON.parse(text) as PlaywrightReport;
  const listSpecs = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(listSpecs),
  ];
  const retried = suites
    .flatMap(listSpecs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: retried.map(({ file, title, tests }) =>
      describeFlaky(file, title, tests.flatMap(({ results }) => results)[0]?.error?.message),
    ),
  };
}

/** Reads the results from a step's report. A missing or empty report counts as a failure. */
function readResults(step: Step, report: string, ok: boolean): Results {
  if (!step.reportFormat) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, flaky: [] };
  let results: Results = { passed: 0, failed: 0, flaky: [] };
  try {
    const text = readFileSync(report, 'utf8');
    results = step.reportFormat === 'vitest' ? readVitestReport(text) : readPlaywrightReport(text);
  } catch {
    // The step ended before it wrote a report. Its output shows why.
  }
  const ranNothing = results.passed + results.failed === 0;
  return (!ok || ranNothing) && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/**
 * Runs one-core steps in parallel and the others alone. Prints a line for each step, and at the end the
 * output of the failed steps. Whenever a core is free, the first step that can run starts.
 *
 * @returns the passed and failed tests and checks of all steps.
 */
export async function runSteps(steps: readonly Step[], options: RunOptions): Promise<Counts> {
  const { cores, postgresql, signal, print = console.log } = options;
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const total: Counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const failedNames = new Set<string>();
  const runningSteps = new Map<string, { cores: number; ended: Promise<void> }>();
  const countCores = (step: Step) => (step.cores === 'all' ? cores : 1);
  const countBusyCores = () =>
    [...runningSteps.values()].reduce((sum, each) => sum + each.cores, 0);
  const waitForNextEnd = () => Promise.race([...runningSteps.values()].map(({ ended }) => ended));

  async function run(step: Step, index: number): Promise<void> {
    const report = join(folder, `${index}.json`);
    const startTime = performance.now();
    const { ok, output } = await execute(step, report, options);
    const counts = readResults(step, report, ok);
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    const tests = step.reportFormat
      ? `, ${counts.passed} of ${counts.passed + counts.failed} tests`
      : '';
    print(`${step.name} … ${counts.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s${tests})`);
    for (const name of counts.flaky) print(`  Flaky, passed on the retry: ${name}`);
    if (counts.failed === 0) return;
    failedNames.add(step.name);
    failures.push(`${output.trimEnd()}\n\n"${step.name}" failed. ${step.fix}`);
  }

  const waitingSteps = [...steps];
  const isReady = (step: Step) =>
    countBusyCores() + countCores(step) <= cores &&
    !step.needs?.some(
      (name) => runningSteps.has(name) || waitingSteps.some((each) => each.name === name),
    );
  while (waitingSteps.length > 0) {
    const step = waitingSteps.find(isReady);
    if (step === undefined) {
      await waitForNextEnd();
      continue;
    }
    if (signal.aborted) break;
    waitingSteps.splice(waitingSteps.indexOf(step), 1);
    const failedNeed = step.needs?.find((name) => failedNames.has(name));
    if (failedNeed !== undefined) {
      // Steps that need this one cannot run either.
      failedNames.add(step.name);
      print(`${step.name} … skipped, because "${failedNeed}" failed`);
      continue;
    }
    if (step.pinnedBrowser && !hasPinnedBrowser) {
      print(`${step.name} … skipped, because the pinned browser needs Linux x64`);
      continue;
    }
    if (step.postgresql === 'required' && postgresql === null) {
      print(`${step.name} … skipped, because there is no PostgreSQL`);
      continue;
    }
    if (step.requires && !canRun(step.requires)) {
      print(`${step.name} … SKIPPED, because "${step.requires.join(' ')}" does not work here`);
      continue;
    }
    const ended = run(step, steps.indexOf(step)).finally(() => runningSteps.delete(step.name));
    runningSteps.set(step.name, { cores: countCores(step), ended });
  }
  while (runningSteps.size > 0) await waitForNextEnd();
  if (signal.aborted) {
    total.failed += 1;
    failures.push(`The run was ended by ${String(signal.reason)}.`);
  }

  rmSync(folder, { recursive: true, force: true });
  for (const failure of failures) print(`\n${failure}`);
  return total;
}
