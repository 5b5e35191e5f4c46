import { signIn } from '../../tools/sign-in.ts';
import {
  median,
  medians,
  formatTable,
  type ColumnFormat,
  type Measurements,
} from '../measurements.ts';
import { getListPath, lists, getSearchPath } from '../host/calls.ts';
import { formatGoalTable, type Goal } from '../goals.ts';
import { openServers } from '../servers.ts';
import { firstRound, isSmoke, readSetting } from '../settings.ts';
import { Caller, callAtRate, callRepeatedly, type TimedCall } from './calls.ts';
import { measureSilentSockets, measureSlowBodies } from './sockets.ts';

// "pnpm bench abuse" measures how much one abusive user slows down others, on PostgreSQL with 200,000 records.
// Phases without and with abuse alternate in one run. No test asserts a time.
const rows = readSetting('ROWS', 200_000, 1000);
const rounds = readSetting('ROUNDS', 3, 1);
const seconds = readSetting('SECONDS', 4, 0.15);

const HOST = 'apps/reference-api/src/main.ts';
const ABUSER = 'independent-producer';
const OTHER = 'manager';
const SLOW_SOCKETS = isSmoke ? 20 : 400;
const SILENT_SOCKETS = isSmoke ? 20 : 1000;
/** How long to wait for the host to close the sockets. A smoke run waits only a second. */
const MAX_WAIT_SECONDS = isSmoke ? 1 : 120;

/** The most expensive searches, each sent 20 times simultaneously by one user. */
const searches: Readonly<Record<string, string>> = {
  'only exclusions': '-zzzz -yyyy',
  'a broad list of prefixes': 'a* or b* or c* or d* or e* or m* or p* or r* or s* or t*',
  'a broad list of words':
    'policy or new or day or renewal or state or coverage or notice or rate or boat or home',
  'very common words': 'policy new day',
  'misspelled words': 'motorcyle or undewriting or umbrela',
  'a long query': 'policy renewal notice coverage state '.repeat(6).slice(0, 200).trim(),
};

/** Columns whose ratio is meaningless. */
const countColumns: Readonly<Record<string, ColumnFormat>> = {
  calls: { ratio: false },
  failed: { ratio: false },
};

/** Runs abusive calls until the given `performance.now()` time. */
type Abuse = (until: number) => Promise<TimedCall[]>;

const servers = await openServers(4740);
try {
  // Keep the host's default limits, because they are part of its protection.
  const env = { DATABASE_URL: await servers.prepareDatabase(rows), CALLS_PER_MINUTE: '1200' };
  // Ignore the log, because the host reports every slow search there.
  const { origin } = await servers.start(HOST, env, 'ignore');

  /** Signs in, and returns a caller with a token that is valid for the round. */
  async function signInCaller(identity: string): Promise<Caller> {
    const { jwt } = await signIn(origin, identity);
    return new Caller(origin, { authorization: `Bearer ${jwt}` });
  }

  const createSearchAbuse =
    (query: string): Abuse =>
    async (until) => {
      const caller = await signInCaller(ABUSER);
      const times = await callRepeatedly(caller, [getSearchPath(query)], {
        concurrency: 20,
        pause: 0,
        until,
      });
      caller.close();
      return times;
    };
  const createReadAbuse =
    (encoding: string): Abuse =>
    async (until) => {
      const caller = new Caller(origin, { 'accept-encoding': encoding });
      const times = await callAtRate(caller, '/api/v1/openapi.json', 200, until);
      caller.close();
      return times;
    };
  const abuses: Record<string, { goal: number; abuse: Abuse }> = {
    ...Object.fromEntries(
      Object.entries(searches).map(([name, query]) => [
        `20 simultaneous searches: ${name}`,
        { goal: 2, abuse: createSearchAbuse(query) },
      ]),
    ),
    'openapi.json 200 times a second, brotli': { goal: 1.5, abuse: createReadAbuse('br') },
    'openapi.json 200 times a second, identity': { goal: 1.5, abuse: createReadAbuse('identity') },
  };

  /** Measures another user's lists, with or without abuse. */
  async function measurePhase(abuse?: Abuse): Promise<Measurements> {
    const other = await signInCaller(OTHER);
    const until = performance.now() + seconds * 1000;
    const [others, abusers] = await Promise.all([
      callRepeatedly(other, lists.map(getListPath), { concurrency: 2, pause: 100, until }),
      abuse?.(until),
    ]);
    other.close();
    const times = others.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    return {
      'p50 ms': median(times),
      'p95 ms': times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      calls: others.length,
      failed: others.filter(({ status }) => status !== 200).length,
      'abuse served': abusers?.filter(({ status }) => status === 200).length ?? Number.NaN,
      'abuse rejected': abusers?.filter(({ status }) => status !== 200).length ?? Number.NaN,
    };
  }

  const runs = new Map<string, { baseline: Measurements[]; abused: Measurements[] }>();
  const memory: number[] = [];
  // The first round warms up the host and is discarded.
  for (let round = firstRound; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    for (const [name, { abuse }] of Object.entries(abuses)) {
      const baseline = await measurePhase();
      const abused = await measurePhase(abuse);
      if (round === 0) continue;
      const phaseRuns = runs.get(name) ?? { baseline: [], abused: [] };
      phaseRuns.baseline.push(baseline);
      phaseRuns.abused.push(abused);
      runs.set(name, phaseRuns);
    }
    if (round === 0) continue;
    // Starts a new host each time, because a process rarely returns memory to the system.
    const newServer = await servers.start(HOST, env, 'ignore');
    await fetch(`${newServer.origin}/api/v1/states`);
    memory.push(await measureSlowBodies(newServer.origin, newServer.child.pid ?? 0, SLOW_SOCKETS));
    await servers.stop(newServer.child);
  }

  const goals: Goal[] = [];
  for (const [name, { baseline, abused }] of runs) {
    const phases = { baseline: medians(baseline), abused: medians(abused) };
    console.log(`\n${name}\n\n${formatTable(phases, 'baseline', countColumns, 'phase')}`);
    const getP95 = (measurements: Measurements | undefined) =>
      measurements?.['p95 ms'] ?? Number.NaN;
    const measured = median(abused.map((each, round) => getP95(each) / getP95(baseline[round])));
    const goal = abuses[name]?.goal ?? Number.NaN;
    goals.push({
      name: `others' p95 / baseline, ${name}`,
      measured,
      required: goal,
      target: goal,
      better: 'less',
    });
  }
  goals.push(
    {
      name: `memory in MB, ${SLOW_SOCKETS} slow bodies without a session`,
      measured: median(memory),
      required: 50,
      target: 50,
      better: 'less',
    },
    {
      name: `seconds until ${SILENT_SOCKETS} silent sockets are closed`,
      measured: await measureSilentSockets(origin, SILENT_SOCKETS, MAX_WAIT_SECONDS),
      required: 60,
      target: 30,
      better: 'less',
    },
  );
  console.log(`\nMedians of ${rounds} interleaved rounds of ${seconds} s, ${rows} records.\n`);
  console.log(formatGoalTable(goals));
} finally {
  await servers.close();
}
