import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { forEachParallel } from '../../tools/parallel.ts';
import { VIEWER } from '../host/calls.ts';
import { formatMarkdownTable } from '../measurements.ts';
import { openServers } from '../servers.ts';
import { readSetting } from '../settings.ts';
import { signInUser, type UserCall } from './user.ts';

// "pnpm bench users" signs in 1,000 users to one host on PostgreSQL, who then read alerts and mark them as read and
// unread. It prints response times, errors, the host's processor time, and its memory over time. Use MINUTES=10 to see
// whether the memory grows. Other load on the machine affects the response times, but hardly affects the processor time.
const users = readSetting('USERS', 1000, 10);
const minutes = readSetting('MINUTES', 1, 0.05);
const rows = readSetting('ROWS', 10_000, 1000);
const thinkSeconds = readSetting('THINK_SECONDS', 30, 0.2);
const SAMPLES = 10;
const METRICS_TOKEN = 'metrics-of-the-benchmark';

/** Copies a sample user, so that each user has read flags of their own. */
async function addUsers(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: added } = await client.query<{ id: string }>(
    `insert into people
     select (jsonb_populate_record(person, jsonb_build_object('id', 'bench-' || number,
       'claims', person.claims || jsonb_build_object('uuid', 'bench-' || number)))).*
     from people as person, generate_series(1, $1) as number where person.id = $2
     on conflict (id) do update set name = excluded.name returning id`,
    [users, VIEWER],
  );
  await client.end();
  return added.map(({ id }) => id);
}

/** Returns the sum of a metric of the host. */
async function readMetric(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`/metrics has no ${name}.`);
  return Number(value);
}

const getPercentile = (calls: readonly UserCall[], share: number) => {
  const times = calls.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * share)]?.toFixed(0) ?? '–';
};
const countFailed = (calls: readonly UserCall[]) =>
  calls.filter(({ status }) => status !== 200).length;
const summarize = (calls: readonly UserCall[]) => [
  String(calls.length),
  getPercentile(calls, 0.5),
  getPercentile(calls, 0.99),
  String(countFailed(calls)),
];

const servers = await openServers(4780);
try {
  const url = await servers.prepareDatabase(rows);
  // All users have the same IP address, so the host would limit them like a single caller.
  const limits = { MAX_CONNECTIONS: String(4 * users + 100), CALLS_PER_MINUTE: '100000' };
  const env = { DATABASE_URL: url, METRICS_TOKEN, ...limits };
  // Ignore the log. The tables count the failed calls.
  const { origin } = await servers.start('apps/reference-api/src/main.ts', env, 'ignore');
  const identities = await addUsers(url);
  const calls: UserCall[] = [];
  const report = (call: UserCall) => calls.push(call);

  console.log(`${users} users sign in …`);
  let until = Number.POSITIVE_INFINITY;
  const simulations: (() => Promise<void>)[] = [];
  await forEachParallel(identities, 8, async (identity) => {
    simulations.push(
      await signInUser({
        origin,
        identity,
        thinkSeconds,
        isDone: () => performance.now() >= until,
        report,
      }),
    );
  });

  const cpuBefore = await readMetric(origin, 'process_cpu_seconds_total');
  until = performance.now() + minutes * 60_000;
  const ended = Promise.all(simulations.map((each) => each()));
  const samples: string[][] = [];
  for (let sample = 1, from = 0; sample <= SAMPLES; sample += 1) {
    await sleep((minutes * 60_000) / SAMPLES);
    const [resident, heap] = await Promise.all(
      ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'].map(async (name) =>
        ((await readMetric(origin, name)) / 1_000_000).toFixed(0),
      ),
    );
    const second = ((sample / SAMPLES) * minutes * 60).toFixed(0);
    samples.push([second, ...summarize(calls.slice(from)), resident ?? '', heap ?? '']);
    from = calls.length;
  }
  await ended;
  const cpuSeconds = (await readMetric(origin, 'process_cpu_seconds_total')) - cpuBefore;

  const byName = Map.groupBy(calls, ({ name }) => name);
  console.log(
    `\n${formatMarkdownTable(
      ['call', 'calls', 'p50 ms', 'p99 ms', 'failed'],
      [...byName, ['all', calls] as const].map(([name, each]) => [name, ...summarize(each)]),
    )}\n\n${formatMarkdownTable(
      ['second', 'calls', 'p50 ms', 'p99 ms', 'failed', 'memory MB', 'heap MB'],
      samples,
    )}\n`,
  );
  const cpuPerCall = (cpuSeconds * 1000) / calls.length;
  console.log(
    `${users} users, ${(calls.length / minutes / 60).toFixed(0)} calls/s. Each call takes ${cpuPerCall.toFixed(1)} ms of the host's ` +
      `processor time, so a core is enough for ${(1000 / cpuPerCall).toFixed(0)} calls/s.`,
  );
  if (countFailed(calls) > 0) throw new Error(`${countFailed(calls)} calls failed.`);
} finally {
  await servers.close();
}
