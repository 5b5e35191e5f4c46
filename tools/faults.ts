import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/api/src/testing/sample/random.ts';
import { testDatabaseFaults } from './faults/database-faults.ts';
import {
  testBalancedClockSkew,
  testBalancedFailover,
  testBalancedFullDisk,
  testBalancedHostKills,
  testBalancedPartition,
  testBalancedReplicaLag,
  testBalancedRestarts,
  testBalancedUpgrade,
} from './faults/balanced-faults.ts';
import { testFrozenHost } from './faults/frozen-host.ts';
import {
  testEmbeddedFullDisk,
  testPostgresFullDisk,
  findSmallDiskSkipReason,
} from './faults/full-disk.ts';
import { testEmbeddedHostKills, testHostKills } from './faults/host-kills.ts';
import { testShutdown } from './faults/shutdown.ts';
import { testEndedSignIns, testStolenToken } from './faults/sign-out.ts';
import { findPreviousVersion } from './faults/previous-version.ts';
import { createTestBed, type RunContext, type RunResult, type TestBed } from './faults/test-bed.ts';
import { isPostgresInstalled } from './postgres-server.ts';
import { runStep, type StepResult } from './step.ts';

// Breaks PostgreSQL, hosts, and disks while simulated users send calls, and checks that the hosts keep their guarantees:
// "pnpm check:faults", "pnpm check:faults --only database,kill --rounds 100 --seed 7", or "pnpm check:faults --balanced".

interface Run {
  /** Name for --only. */
  name: string;
  /** What it checks. */
  claim: string;
  /** Executes the run on two shared hosts, on hosts that the run starts itself, or on its own hosts with 50 users. */
  execute:
    | { onSharedHosts: (testBed: TestBed) => Promise<RunResult> }
    | { onSeparateHosts: (context: RunContext) => Promise<RunResult>; needsPostgres: boolean }
    | { onBalancedHosts: (context: RunContext) => Promise<RunResult> };
  /** Returns why it cannot run here, or null. */
  skip?: () => string | null;
}

const runs: Run[] = [
  {
    name: 'database',
    claim: 'hosts survive the loss of PostgreSQL',
    execute: { onSharedHosts: testDatabaseFaults },
  },
  {
    name: 'kill',
    claim: 'a killed host loses no write',
    execute: { onSharedHosts: testHostKills },
  },
  {
    name: 'kill-embedded',
    claim: 'a killed host on the embedded database loses no write',
    execute: { onSeparateHosts: testEmbeddedHostKills, needsPostgres: false },
  },
  {
    name: 'disk',
    claim: 'a host survives while the disk of PostgreSQL is full',
    execute: { onSeparateHosts: testPostgresFullDisk, needsPostgres: true },
    skip: findSmallDiskSkipReason,
  },
  {
    name: 'disk-embedded',
    claim: 'a host survives while the disk of the embedded database is full',
    execute: { onSeparateHosts: testEmbeddedFullDisk, needsPostgres: false },
    skip: findSmallDiskSkipReason,
  },
  {
    name: 'shutdown',
    claim: 'a host that shuts down drops no call',
    execute: { onSharedHosts: testShutdown },
  },
  {
    name: 'frozen',
    claim: 'a frozen host blocks no other host',
    execute: { onSharedHosts: testFrozenHost },
  },
  {
    name: 'sign-out',
    claim: 'a stolen token is invalid after sign-out',
    execute: { onSharedHosts: testStolenToken },
  },
  {
    name: 'sessions',
    claim: 'a sign-in that ends at one host ends at every host',
    execute: { onSharedHosts: testEndedSignIns },
  },
  {
    name: 'balanced-kill',
    claim: 'users notice nothing when a host is killed',
    execute: { onBalancedHosts: testBalancedHostKills },
  },
  {
    name: 'balanced-database',
    claim: 'a restart of PostgreSQL loses no write',
    execute: { onBalancedHosts: testBalancedRestarts },
  },
  {
    name: 'balanced-disk',
    claim: 'a full disk of PostgreSQL loses no write',
    execute: { onBalancedHosts: testBalancedFullDisk },
    skip: findSmallDiskSkipReason,
  },
  {
    name: 'failover',
    claim: 'hosts follow a promoted standby',
    execute: { onBalancedHosts: testBalancedFailover },
  },
  {
    name: 'partition',
    claim: 'hosts follow a promoted standby when the primary stops responding',
    execute: { onBalancedHosts: testBalancedPartition },
  },
  {
    name: 'replica',
    claim: 'users lose nothing while a replica lags',
    execute: { onBalancedHosts: testBalancedReplicaLag },
  },
  {
    name: 'clock',
    claim: 'a wrong clock of one host changes nothing',
    execute: { onBalancedHosts: testBalancedClockSkew },
  },
  {
    name: 'upgrade',
    claim: 'hosts can be upgraded one at a time',
    execute: { onBalancedHosts: testBalancedUpgrade },
    skip: () => (findPreviousVersion() === null ? 'the history has no previous version' : null),
  },
];

/** No other tool of this repository uses this port. */
const RESERVED_PORT = 4699;

/**
 * Reserves this machine: two checks at once would slow each other down, and fail. The system frees the port even if
 * this process is killed.
 *
 * @returns false if another process has it
 */
async function reserveMachine(cleanup: AsyncDisposableStack): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(RESERVED_PORT, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  cleanup.defer(() => void server.close());
  return true;
}

async function check(): Promise<StepResult> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      balanced: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  });
  const selectedNames =
    values.only?.split(',') ??
    runs
      .filter(({ execute }) => 'onBalancedHosts' in execute === values.balanced)
      .map(({ name }) => name);
  const unknown = selectedNames.filter((name) => !runs.some((run) => run.name === name));
  if (unknown.length > 0) {
    const names = runs.map(({ name }) => name).join(', ');
    return { summary: `--only ${values.only}`, problems: [`The runs are: ${names}.`] };
  }

  await using cleanup = new AsyncDisposableStack();
  if (!(await reserveMachine(cleanup))) {
    const problem = `Fault runs are already in progress, or another program uses port ${RESERVED_PORT}. Wait until it ends.`;
    return { summary: 'fault runs', problems: [problem] };
  }
  const cleanUpAndExit = (code: number) =>
    void cleanup.disposeAsync().finally(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => cleanUpAndExit(130));
  }
  process.once('uncaughtException', (error) => {
    console.error(error);
    cleanUpAndExit(1);
  });
  const seed = Number(values.seed);
  let testBed: TestBed | undefined;
  const startRun = async (execute: Run['execute']) => {
    // Each run starts from the seed again, so that --only repeats a run exactly.
    const context: RunContext = {
      random: seededRandom(seed),
      rounds: Number(values.rounds),
      cleanup,
    };
    if ('onSeparateHosts' in execute) return execute.onSeparateHosts(context);
    if ('onBalancedHosts' in execute) return execute.onBalancedHosts(context);
    testBed ??= await createTestBed(context);
    return execute.onSharedHosts({ ...testBed, ...context });
  };
  async function runSequentially(selected: readonly Run[]): Promise<string[]> {
    const problems: string[] = [];
    for (const { name, claim, execute, skip } of selected) {
      const needsPostgres = !('onSeparateHosts' in execute) || execute.needsPostgres;
      const lacksPostgres = needsPostgres && !isPostgresInstalled();
      const reason = lacksPostgres ? 'no PostgreSQL is installed' : (skip?.() ?? null);
      if (reason !== null) {
        console.log(`${name}: skipped, ${reason}`);
        continue;
      }
      const startTime = performance.now();
      const result = await startRun(execute).catch((error: Error): RunResult => ({
        measurements: 'aborted',
        problems: [error.message],
      }));
      const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
      const verdict = result.problems.length === 0 ? 'ok' : 'FAILED';
      console.log(`${name}, ${claim}: ${verdict}; ${result.measurements} (${seconds} s)`);
      problems.push(...result.problems.map((line) => `${name}, seed ${seed}: ${line}`));
    }
    return problems;
  }
  const selected = runs.filter((run) => selectedNames.includes(run.name));
  // Runs mostly wait, so those on shared hosts run in parallel with the others.
  const problems = await Promise.all([
    runSequentially(selected.filter(({ execute }) => 'onSharedHosts' in execute)),
    runSequentially(selected.filter(({ execute }) => 'onSeparateHosts' in execute)),
  ]);
  // Balanced runs keep the whole machine busy, so they run alone.
  problems.push(
    await runSequentially(selected.filter(({ execute }) => 'onBalancedHosts' in execute)),
  );
  return { summary: `${selected.length} fault runs from seed ${seed}`, problems: problems.flat() };
}

await runStep(import.meta, check);
