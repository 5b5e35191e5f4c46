import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load.ts';
import { User } from './user.ts';
import {
  truncateLines,
  formatMs,
  isAccepting,
  isServed,
  query,
  restartEnded,
  waitUntil,
  type RunResult,
  type TestBed,
} from './test-bed.ts';

const CLIENTS = 20;
const RECOVERY_MS = 2000;

/** Faults of PostgreSQL, by name. */
const faults: Readonly<Record<string, (testBed: TestBed, outage: number) => Promise<void>>> = {
  'terminated connections': async ({ databaseUrl }) => {
    await query(
      databaseUrl,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  },
  'fast stop': async ({ postgres }, outage) => {
    await postgres.stop('fast');
    await sleep(outage);
    await postgres.start();
  },
  'immediate stop': async ({ postgres }, outage) => {
    await postgres.stop('immediate');
    await sleep(outage);
    await postgres.start();
  },
  'kill -9': async ({ postgres }, outage) => {
    postgres.kill();
    await sleep(outage);
    await postgres.start();
  },
  restart: async ({ postgres }) => {
    await postgres.stop('fast');
    await postgres.start();
  },
};

/**
 * Breaks PostgreSQL in different ways while users send calls. No host is allowed to exit, every call must succeed or
 * return Retry-After, and the hosts must recover soon after PostgreSQL.
 */
export async function testDatabaseFaults(testBed: TestBed): Promise<RunResult> {
  const { hosts, databaseUrl, random, rounds } = testBed;
  const problems: string[] = [];
  const recoveries: number[] = [];
  const total = { successes: 0, unavailable: 0, limited: 0, unexpectedReplies: 0, hostEnds: 0 };
  const load = await startLoad(
    hosts.map(({ origin }) => origin),
    CLIENTS,
    random,
  );
  try {
    const watchers = await Promise.all(
      hosts.map(({ origin }) => User.signIn(origin, 'independent-producer')),
    );
    await sleep(1000);
    const kinds = Object.entries(faults);
    for (let round = 1; round <= rounds; round += 1) {
      const [name, applyFault] = kinds[(round - 1) % kinds.length] ?? [];
      await applyFault?.(testBed, 100 + random() * 900);
      await waitUntil(() => isAccepting(databaseUrl));
      const times = await Promise.all(
        hosts.map((host, number) =>
          waitUntil(async () => !host.isRunning || (await isServed(watchers[number]))),
        ),
      );
      await sleep(700 + random() * 600);

      const counts = load.takeCounts();
      const endedHosts = hosts.filter(({ isRunning }) => !isRunning);
      const slowRecoveries = hosts.flatMap((host, number) => {
        const time = times[number] ?? Number.NaN;
        return host.isRunning && !(time <= RECOVERY_MS) ? [time] : [];
      });
      const roundProblems = [
        ...endedHosts.map(({ log }, number) =>
          total.hostEnds + number === 0 ? `a host ended; its log:\n${log}` : 'a host ended',
        ),
        ...slowRecoveries.map(
          (time) => `a host recovered after more than ${RECOVERY_MS} ms: ${formatMs(time)}`,
        ),
        ...truncateLines(counts.unexpectedReplies),
      ];
      problems.push(...roundProblems.map((line) => `round ${round}, ${name}: ${line}`));
      recoveries.push(...times.filter((time, number) => hosts[number]?.isRunning && time > 0));
      total.successes += counts.successes;
      total.unavailable += counts.unavailable;
      total.limited += counts.limited;
      total.unexpectedReplies += counts.unexpectedReplies.length;
      total.hostEnds += endedHosts.length;
      await restartEnded(hosts);
    }
  } finally {
    await load.stop();
  }
  recoveries.sort((one, other) => one - other);
  const getPercentile = (fraction: number) =>
    formatMs(recoveries[Math.floor((recoveries.length - 1) * fraction)] ?? Number.NaN);
  return {
    measurements:
      `${rounds} faults, ${total.hostEnds} ended hosts, ${total.successes} successes, ` +
      `${total.unavailable} times 503 and ${total.limited} times 429 with Retry-After, ${total.unexpectedReplies} other outcomes; ` +
      `recovered after p50 ${getPercentile(0.5)}, max ${getPercentile(1)}`,
    problems,
  };
}
