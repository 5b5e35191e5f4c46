import { randomBytes } from 'node:crypto';
import {
  startPrivatePostgres,
  type PrivatePostgres,
  type PrivatePostgresOptions,
} from '../postgres-server.ts';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { startBalancedUsers, type BalancedUsers } from './balanced-users.ts';
import type { HostConfiguration, HostProcess } from './host-process.ts';
import { openLoadBalancer } from './load-balancer.ts';
import {
  openHost,
  query,
  truncateLines,
  waitUntil,
  type RunResult,
  type RunContext,
} from './test-bed.ts';

/** The hosts' database. */
export const DATABASE = 'faults';
/** The secret that all hosts share. Hosts of different versions would otherwise each create their own. */
const SIGNING_KEY_SECRET = randomBytes(32).toString('base64url');
const USERS = 50;
/** Each user's successful calls before and after a fault. */
const CALLS = 8;

/** Two hosts that are behind a load balancer, and that reach PostgreSQL through a proxy. */
interface BalancedHosts {
  primary: PrivatePostgres;
  proxy: DatabaseProxy;
  hosts: readonly [HostProcess, HostProcess];
  users: BalancedUsers;
}

/** Options that replace the defaults of the database server and of each host. */
interface BalancedOptions {
  postgres?: Partial<PrivatePostgresOptions>;
  /** The configuration that each host starts with. */
  hosts?: readonly HostConfiguration[];
}

/**
 * Simulates 50 users on balanced hosts, causes a fault, and checks that every confirmed write exists exactly once.
 *
 * @param cause causes the fault and ends it. Returns the new primary if another server has taken over.
 */
export async function causeFault(
  context: RunContext,
  cause: (
    balancedHosts: BalancedHosts,
    cleanup: AsyncDisposableStack,
  ) => Promise<PrivatePostgres | void>,
  options: BalancedOptions = {},
): Promise<RunResult> {
  await using cleanup = context.cleanup.use(new AsyncDisposableStack());
  const primary = await startPrivatePostgres({ port: 5300, ...options.postgres, cleanup });
  await query(primary.getUrl('postgres'), `create database ${DATABASE}`);
  const proxy = await openDatabaseProxy(primary.getUrl(DATABASE), cleanup);
  const openConfigured = (configuration: HostConfiguration = {}) =>
    openHost(cleanup, { DATABASE_URL: proxy.getUrl(DATABASE), SIGNING_KEY_SECRET }, configuration);
  const hosts = [
    await openConfigured(options.hosts?.[0]),
    await openConfigured(options.hosts?.[1]),
  ] as const;
  const { origin } = await openLoadBalancer(
    hosts.map((host) => host.origin),
    cleanup,
  );
  const users = await startBalancedUsers(primary.getUrl(DATABASE), {
    origin,
    count: USERS,
    random: context.random,
    cleanup,
  });

  await users.waitForCalls(CALLS);
  const newPrimary = await cause({ primary, proxy, hosts, users }, cleanup);
  await users.waitForCalls(CALLS);
  const counts = await users.stop((newPrimary ?? primary).getUrl(DATABASE));
  const { acknowledged, lost, doubled, permanentFailures, recoverySeconds } = counts;
  const ended = hosts.filter(({ isRunning }) => !isRunning);
  return {
    measurements:
      `${acknowledged} acknowledged writes, ${lost} lost, ${doubled} doubled, ` +
      `${permanentFailures} calls failed despite retries, recovered after ${recoverySeconds.toFixed(1)} s`,
    problems: [
      ...truncateLines(users.problems),
      ...ended.map(({ log }) => `A host ended; its log ends with:\n${log}`),
    ],
  };
}

/** Adds a synchronous standby, so that a commit waits until the standby has it too. */
export async function addStandby(
  primary: PrivatePostgres,
  cleanup: AsyncDisposableStack,
): Promise<PrivatePostgres> {
  const standby = await startPrivatePostgres({ port: 5320, primary, cleanup });
  const url = primary.getUrl('postgres');
  await query(url, `alter system set synchronous_standby_names = '*'`);
  await query(url, 'select pg_reload_conf()');
  await waitUntil(async () => {
    const rows = await query<{ sync_state: string }>(
      url,
      'select sync_state from pg_stat_replication',
    );
    return rows[0]?.sync_state === 'sync';
  });
  return standby;
}
