import { sql } from 'kysely';
import pg from 'pg';
import { findAsOf, listAsOf } from '../../apps/reference-api/src/db/as-of.ts';
import { openDatabase } from '../../apps/reference-api/src/db/open.ts';
import { prepareDatabase } from '../../apps/reference-api/src/db/prepare.ts';
import type { Viewer } from '../../apps/reference-api/src/policies/viewer.ts';
import { openBenchmarkPostgres } from '../../tools/postgres-server.ts';
import { formatGoalTable, type Goal } from '../goals.ts';
import { formatTable, type Measurements } from '../measurements.ts';
import { isSmoke, readSetting } from '../settings.ts';
import { loadRevisions, REVISIONS_PER_RECORD } from './load.ts';

// "pnpm bench as-of" measures how long the host takes to read lists and records as of a date, on PostgreSQL with
// a million revisions. With DATABASE_URL, the data stays for the next run.
const rows = readSetting('ROWS', 1_000_000, 1000);
const calls = readSetting('CALLS', 400, 4);

const GUIDES = ['UnderwritingGuideline', 'RateBulletin', 'RateAndRuleManual'];
const now = new Date();
const viewer: Viewer = {
  uuid: 'bench',
  agentCode: '041187',
  salesChannel: 'independent',
  states: ['OH', 'MI', 'IN'],
  seesEverything: false,
  isAdmin: false,
  permissions: [],
  premier: null,
  impersonated: false,
};

await using cleanup = new AsyncDisposableStack();
const postgres = await openBenchmarkPostgres(cleanup, Number(process.env['PORT'] ?? 4760));
const name = `bench_as_of_${rows}`;
const admin = new pg.Client({ connectionString: postgres.getUrl('postgres') });
await admin.connect();
const existing = await admin.query('select from pg_database where datname = $1', [name]);
if (existing.rowCount === 0) await admin.query(`create database ${name}`);
await admin.end();
const database = await openDatabase({ kind: 'postgresql', url: postgres.getUrl(name) });
cleanup.defer(() => database.close());
if (existing.rowCount === 0) {
  console.log(`${rows.toLocaleString('en-US')} revisions …`);
  await prepareDatabase(database, now);
  await loadRevisions(database.jobsDb, rows, now);
}
const { db } = database;
await sql`select 1`.execute(db);

/** Returns a time in the last 16 months, different for each call. */
const pickTime = (call: number) =>
  new Date(now.getTime() - ((call * 7_919) % (480 * 1440)) * 60_000);
const getAsOf = (call: number) => ({ at: pickTime(call), purpose: 'new_business' as const });
const pickSlug = (call: number) =>
  `bench-${1 + ((call * 104_729) % Math.ceil(rows / REVISIONS_PER_RECORD))}`;

const createListCall =
  (types: readonly string[], values: Parameters<typeof listAsOf>[3]) => (call: number) =>
    listAsOf(db, viewer, types, { page: 1, ...values }, getAsOf(call));

const scenarios: Record<string, (call: number) => Promise<unknown>> = {
  alerts: createListCall(['Alert'], {}),
  'policy updates': createListCall(['PolicyUpdate'], {}),
  guides: createListCall(GUIDES, {}),
  'guides, page 100': createListCall(GUIDES, { page: 100 }),
  'guides of one state and category': createListCall(GUIDES, {
    state: 'OH',
    guideCategory: 'rate_bulletins',
  }),
  // Territories from 100 on, because the numbers 1 to 5 also match the revision numbers in titles.
  'guides with two words': (call) =>
    createListCall(GUIDES, { search: `territory ${100 + (call % 897)}` })(call),
  'guides with the number of a revision': (call) =>
    createListCall(GUIDES, { search: `territory ${1 + (call % REVISIONS_PER_RECORD)}` })(call),
  'guides with a word of every record': createListCall(GUIDES, { search: 'territory' }),
  'one record': (call) =>
    findAsOf(db, viewer, ['Alert', 'PolicyUpdate', ...GUIDES], pickSlug(call), getAsOf(call)),
};

const results: Record<string, Measurements> = {};
const goals: Goal[] = [];
for (const [scenario, send] of Object.entries(scenarios)) {
  const times: number[] = [];
  // The first tenth warms up the connections and is discarded.
  for (let call = -Math.ceil(calls / 10); call < calls; call += 1) {
    const startTime = performance.now();
    await send(Math.abs(call));
    if (call >= 0) times.push(performance.now() - startTime);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const getPercentile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  const [p50, p99] = [getPercentile(0.5), getPercentile(0.99)];
  results[scenario] = { 'p50 ms': p50, 'p99 ms': p99 };
  goals.push(
    { name: `${scenario}, p50 ms`, measured: p50, target: 20, required: 20, better: 'less' },
    { name: `${scenario}, p99 ms`, measured: p99, target: 80, required: 80, better: 'less' },
  );
}
console.log(`\n${formatTable(results, 'one record')}`);
if (!isSmoke) console.log(`\n${formatGoalTable(goals)}`);
