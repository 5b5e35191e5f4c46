import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../../tools/sign-in.ts';
import { medians, formatTable, type Measurements } from '../measurements.ts';
import { openServers } from '../servers.ts';
import { firstRound, isSmoke, readSetting } from '../settings.ts';
import { commonWords, getListPath, lists, getSearchPath, twoWords } from './calls.ts';
import { formatGoalTable, type Goal } from '../goals.ts';
import { measure, type Load } from './load.ts';

// "pnpm bench host" compares the reference host with two others: a bare Hono server that uses the same driver and SQL
// statements on the same PostgreSQL, and the host on its embedded database. It prints medians, ratios,
// and goals. ROWS=1000000 adds a million records, which take minutes to load. With
// DATABASE_URL, they stay for the next run.
const rounds = readSetting('ROUNDS', 5, 1);
const seconds = readSetting('SECONDS', 2, 0.1);
const maxRows = readSetting('ROWS', 100_000, 0);
/** Smallest number of records. Only this size also runs on the embedded database. */
const SMALL = isSmoke ? 1000 : 10_000;
const sizes = [SMALL, 100_000, 1_000_000].filter((rows) => rows <= Math.max(maxRows, SMALL));

const BARE = 'bare Hono';
const HOST = 'reference host';
const EMBEDDED = 'reference host, embedded';

/** Requests that are measured on each server, one server after the other. */
interface Scenario {
  name: string;
  competitors: Record<string, Omit<Load, 'jwt'> & { signedIn?: boolean }>;
}

const servers = await openServers(4720);

const createPaths = (path: string, calls: readonly unknown[]) =>
  calls.map((_, index) => `/${path}/${index}`);

async function createScenarios(rows: number): Promise<Scenario[]> {
  const env = { DATABASE_URL: await servers.prepareDatabase(rows) };
  const { origin: host } = await servers.start('apps/reference-api/src/main.ts', env);
  const { origin: bare } = await servers.start('bench/host/bare.ts', env);
  const createPair = (name: string, ours: string[], barePaths: string[]): Scenario => ({
    name: `${name}, ${rows.toLocaleString('en-US')}`,
    competitors: {
      [BARE]: { origin: bare, paths: barePaths },
      [HOST]: { origin: host, paths: ours, signedIn: true },
    },
  });
  const sharedScenarios: Scenario[] = [
    createPair('list + count', lists.map(getListPath), createPaths('list', lists)),
    createPair('two words', twoWords.map(getSearchPath), createPaths('two', twoWords)),
    createPair('common word', commonWords.map(getSearchPath), createPaths('common', commonWords)),
  ];
  if (rows > SMALL) return sharedScenarios;

  const embedded = { DATA_DIR: servers.folder, DATABASE_URL: '' };
  await servers.seed(embedded, rows);
  const { origin } = await servers.start('apps/reference-api/src/main.ts', embedded);
  for (const { competitors } of sharedScenarios) {
    competitors[EMBEDDED] = { origin, paths: competitors[HOST]?.paths ?? [], signedIn: true };
  }
  const constant = await servers.start('bench/host/constant.ts', env);
  return [
    {
      name: 'constant',
      competitors: {
        [BARE]: { origin: bare, paths: ['/constant'] },
        [HOST]: { origin: constant.origin, paths: ['/constant'] },
      },
    },
    createPair('one statement', ['/api/v1/states'], ['/states']),
    ...sharedScenarios,
  ];
}

try {
  const scenarios: Scenario[] = [];
  for (const rows of sizes) scenarios.push(...(await createScenarios(rows)));

  const runs = new Map<string, Record<string, Measurements[]>>();
  // The first round warms up the servers and is discarded. In each round, every server gets its turn.
  for (let round = firstRound; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    for (const { name, competitors } of scenarios) {
      for (const [competitor, { signedIn, ...load }] of Object.entries(competitors)) {
        // A new token each time, because the host renews an old one at every call, which would slow the calls.
        const { jwt } = signedIn ? await signIn(load.origin) : {};
        const measurements = await measure(jwt ? { ...load, jwt } : load, seconds);
        const byCompetitor = runs.get(name) ?? {};
        if (round > 0) (byCompetitor[competitor] ??= []).push(measurements);
        runs.set(name, byCompetitor);
      }
    }
  }

  const results = new Map<string, Record<string, Measurements>>();
  for (const [name, byCompetitor] of runs) {
    const median = Object.fromEntries(
      Object.entries(byCompetitor).map(([competitor, each]) => [competitor, medians(each)]),
    );
    results.set(name, median);
    const failed = Object.values(byCompetitor)
      .flat()
      .filter((measurements) => measurements['failed'] !== 0);
    if (failed.length > 0)
      throw new Error(`${name}: calls failed, so the measurements are invalid.`);
    console.log(`\n${name}\n\n${formatTable(median, BARE)}`);
  }

  const measurement = (scenario: string, competitor: string, name: string) =>
    results.get(scenario)?.[competitor]?.[name] ?? Number.NaN;
  const perSecond = (scenario: string, competitor = HOST) =>
    measurement(scenario, competitor, 'requests/s');
  const p50 = (scenario: string, competitor = HOST) =>
    measurement(scenario, competitor, 'p50 µs') / 1000;
  const p99 = (scenario: string, competitor = HOST) =>
    measurement(scenario, competitor, 'p99 µs') / 1000;
  const small = `list + count, ${SMALL.toLocaleString('en-US')}`;
  const goals: Goal[] = [
    {
      name: 'list + count at 10k, requests/s relative to bare Hono',
      measured: perSecond(small) / perSecond(small, BARE),
      required: 0.5,
      target: 0.8,
      better: 'more',
    },
    {
      name: 'embedded, list + count at 10k, p50 in ms',
      measured: p50(small, EMBEDDED),
      required: 5,
      target: 5,
      better: 'less',
    },
    {
      name: 'embedded, list + count at 10k, requests/s relative to PostgreSQL',
      measured: perSecond(small, EMBEDDED) / perSecond(small),
      required: 0.08,
      target: 0.08,
      better: 'more',
    },
    {
      name: 'middleware on a constant response, requests/s relative to bare Hono',
      measured: perSecond('constant') / perSecond('constant', BARE),
      required: 0.5,
      target: 0.5,
      better: 'more',
    },
    {
      name: 'list + count at 10k, p99 in ms',
      measured: p99(small),
      required: 20,
      target: 20,
      better: 'less',
    },
    ...(sizes.includes(1_000_000) ? getMillionRecordGoals() : []),
  ];
  function getMillionRecordGoals(): Goal[] {
    return [
      {
        name: 'list + count, p50 at 1M / at 10k',
        measured: p50('list + count, 1,000,000') / p50(small),
        required: 75,
        target: 5,
        better: 'less',
      },
      {
        name: 'two words at 1M, p99 in ms',
        measured: p99('two words, 1,000,000'),
        required: 50,
        target: 50,
        better: 'less',
      },
      {
        name: 'common word at 1M, p50 relative to two words',
        measured: p50('common word, 1,000,000') / p50('two words, 1,000,000'),
        required: 10,
        target: 10,
        better: 'less',
      },
    ];
  }
  console.log(`\nMedians of ${rounds} interleaved rounds of ${seconds} s, 8 connections.\n`);
  console.log(formatGoalTable(goals));
  mkdirSync(join(import.meta.dirname, '../results'), { recursive: true });
  writeFileSync(
    join(import.meta.dirname, '../results/host.json'),
    JSON.stringify({ goals, runs: Object.fromEntries(runs) }, null, 2),
  );
} finally {
  await servers.close();
}
