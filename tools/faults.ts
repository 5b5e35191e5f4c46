import { parseArgs } from 'node:util';
import { seededRandom } from '../packages/api/src/testing/sample/random.ts';
import { databaseFaults } from './faults/database-faults.ts';
import { frozenHost } from './faults/frozen-host.ts';
import { embeddedFullDisk, postgresFullDisk, whyNoSmallDisk } from './faults/full-disk.ts';
import { embeddedHostKills, hostKills } from './faults/host-kills.ts';
import { shutdown } from './faults/shutdown.ts';
import { endedSignIns, stolenToken } from './faults/sign-out.ts';
import { setStage, type Base, type Finding, type Stage } from './faults/stage.ts';
import { isPostgresInstalled } from './postgres-server.ts';
import { runStep, type StepResult } from './step.ts';

// "pnpm check:faults --only database,kill --rounds 100 --seed 7" breaks PostgreSQL, hosts, and disks while users
// work, and checks that the hosts keep their guarantees.

interface Run {
  /** Name for --only. */
  name: string;
  /** What it checks. */
  claim: string;
  /** Runs it on two shared hosts, or on hosts that it starts itself. */
  play:
    | { onSharedHosts: (stage: Stage) => Promise<Finding> }
    | { onOwnHosts: (base: Base) => Promise<Finding>; needsPostgres: boolean };
  /** Returns why it cannot run here, or null. */
  skip?: () => string | null;
}

const runs: Run[] = [
  {
    name: 'database',
    claim: 'hosts survive the loss of PostgreSQL',
    play: { onSharedHosts: databaseFaults },
  },
  { name: 'kill', claim: 'a killed host loses no write', play: { onSharedHosts: hostKills } },
  {
    name: 'kill-embedded',
    claim: 'a killed host on the embedded database loses no write',
    play: { onOwnHosts: embeddedHostKills, needsPostgres: false },
  },
  {
    name: 'disk',
    claim: 'a host survives a full disk of PostgreSQL',
    play: { onOwnHosts: postgresFullDisk, needsPostgres: true },
    skip: whyNoSmallDisk,
  },
  {
    name: 'disk-embedded',
    claim: 'a host survives a full disk of the embedded database',
    play: { onOwnHosts: embeddedFullDisk, needsPostgres: false },
    skip: whyNoSmallDisk,
  },
  {
    name: 'shutdown',
    claim: 'a host that shuts down drops no call',
    play: { onSharedHosts: shutdown },
  },
  {
    name: 'frozen',
    claim: 'a frozen host blocks no other host',
    play: { onSharedHosts: frozenHost },
  },
  {
    name: 'sign-out',
    claim: 'a stolen token is invalid after sign-out',
    play: { onSharedHosts: stolenToken },
  },
  {
    name: 'sessions',
    claim: 'a sign-in that ends, ends at every host',
    play: { onSharedHosts: endedSignIns },
  },
];

async function check(): Promise<StepResult> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
  });
  const named = values.only?.split(',') ?? runs.map(({ name }) => name);
  const unknown = named.filter((name) => !runs.some((run) => run.name === name));
  if (unknown.length > 0) {
    const names = runs.map(({ name }) => name).join(', ');
    return { summary: `--only ${values.only}`, problems: [`The runs are: ${names}.`] };
  }

  await using cleanup = new AsyncDisposableStack();
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
  let stage: Stage | undefined;
  const playRun = async (play: Run['play']) => {
    // Each run restarts the seed, so that --only repeats a run exactly as it was among the others.
    const base: Base = { random: seededRandom(seed), rounds: Number(values.rounds), cleanup };
    if ('onOwnHosts' in play) return play.onOwnHosts(base);
    stage ??= await setStage(base);
    return play.onSharedHosts({ ...stage, ...base });
  };
  async function playInTurn(selected: readonly Run[]): Promise<string[]> {
    const problems: string[] = [];
    for (const { name, claim, play, skip } of selected) {
      const needsPostgres = 'onSharedHosts' in play || play.needsPostgres;
      const lacksPostgres = needsPostgres && !isPostgresInstalled();
      const reason = lacksPostgres ? 'no PostgreSQL is installed' : (skip?.() ?? null);
      if (reason !== null) {
        console.log(`${name}: skipped, ${reason}`);
        continue;
      }
      const started = performance.now();
      const finding = await playRun(play).catch((error: Error): Finding => ({
        figures: 'aborted',
        problems: [error.message],
      }));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const verdict = finding.problems.length === 0 ? 'ok' : 'FAILED';
      console.log(`${name}, ${claim}: ${verdict}; ${finding.figures} (${seconds} s)`);
      problems.push(...finding.problems.map((line) => `${name}, seed ${seed}: ${line}`));
    }
    return problems;
  }
  const selected = runs.filter((run) => named.includes(run.name));
  // Runs mostly wait, so those on shared hosts run in parallel with the others.
  const problems = await Promise.all([
    playInTurn(selected.filter(({ play }) => 'onSharedHosts' in play)),
    playInTurn(selected.filter(({ play }) => 'onOwnHosts' in play)),
  ]);
  return { summary: `${selected.length} fault runs from seed ${seed}`, problems: problems.flat() };
}

await runStep(import.meta, check);
