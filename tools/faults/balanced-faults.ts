import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addStandby, causeFault, DATABASE } from './balanced-hosts.ts';
import { fillUp, mountSmallDisk, SMALL_DISK_SETTINGS } from './full-disk.ts';
import { HOST_MAIN } from './host-process.ts';
import { copyVersion, findPreviousVersion } from './previous-version.ts';
import { isAccepting, query, restartEnded, type RunResult, type RunContext } from './test-bed.ts';

const SKEW_MS = 5 * 60_000;
/** How long a cluster takes to detect that its primary has failed, and to promote the standby. */
const DETECTION_MS = 1000;

/** Kills each host, and restarts it. */
export const testBalancedHostKills = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ hosts, users }) => {
    for (const host of hosts) {
      users.markFault();
      await host.end('SIGKILL');
      await sleep(1000);
      await restartEnded([host]);
      await users.waitForCalls(2);
    }
  });

/** Restarts PostgreSQL in `fast` mode, and then in `immediate` mode. */
export const testBalancedRestarts = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ primary, users }) => {
    for (const mode of ['fast', 'immediate'] as const) {
      users.markFault();
      await primary.stop(mode);
      await primary.start();
      await users.waitForCalls(2);
    }
  });

/** Kills the primary, and promotes its standby. */
export const testBalancedFailover = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ primary, proxy, users }, cleanup) => {
    const standby = await addStandby(primary, cleanup);
    await users.waitForCalls(2);
    users.markFault();
    primary.kill();
    await sleep(DETECTION_MS);
    await standby.promote();
    proxy.redirect(standby.getUrl('postgres'), 'closed');
    return standby;
  });

/**
 * Cuts the network of the primary, and promotes its standby. The hosts' connections to the primary stay open but carry no
 * data.
 */
export const testBalancedPartition = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ primary, proxy, users }, cleanup) => {
    const standby = await addStandby(primary, cleanup);
    await users.waitForCalls(2);
    users.markFault();
    // New connections already reach the standby, which is still read-only.
    proxy.redirect(standby.getUrl('postgres'), 'lost');
    await sleep(DETECTION_MS);
    await standby.promote();
    return standby;
  });

/** Lets hosts read from a replica that has stopped applying what the primary sends. */
export const testBalancedReplicaLag = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ primary, hosts, users }, cleanup) => {
    const replica = await addStandby(primary, cleanup);
    for (const host of hosts) {
      await host.end('SIGTERM');
      host.configure({ env: { DATABASE_READ_URL: replica.getUrl(DATABASE) } });
      await restartEnded([host]);
    }
    await users.waitForCalls(2);
    users.markFault();
    const connections = await query(
      replica.getUrl('postgres'),
      `select from pg_stat_activity where datname = '${DATABASE}'`,
    );
    if (connections.length === 0) throw new Error('No host reads from the replica.');
    await query(replica.getUrl('postgres'), 'select pg_wal_replay_pause()');
    await users.waitForCalls(15);
    await query(replica.getUrl('postgres'), 'select pg_wal_replay_resume()');
  });

/** Fills the disk of PostgreSQL for three seconds. */
export async function testBalancedFullDisk(context: RunContext): Promise<RunResult> {
  await using cleanup = context.cleanup.use(new AsyncDisposableStack());
  const disk = mountSmallDisk(cleanup, 200);
  // Awaited here, because the cleanup runs at the end of this function.
  return await causeFault(
    context,
    async ({ primary, users }) => {
      users.markFault();
      const filler = join(disk, 'filler');
      fillUp(filler);
      await sleep(3000);
      rmSync(filler);
      if (!(await isAccepting(primary.getUrl('postgres')))) await primary.start();
    },
    { postgres: { parent: disk, walSegmentMegabytes: 1, settings: SMALL_DISK_SETTINGS } },
  );
}

/** Restarts one host with a clock that is five minutes fast, and then five minutes slow. */
export const testBalancedClockSkew = (context: RunContext): Promise<RunResult> =>
  causeFault(context, async ({ hosts: [host], users }) => {
    const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;
    for (const shift of [SKEW_MS, -SKEW_MS]) {
      users.markFault();
      await host.end('SIGTERM');
      host.configure({
        env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: String(shift) },
      });
      await restartEnded([host]);
      await users.waitForCalls(15);
    }
  });

/** Replaces the hosts of the previous version one at a time. The first new host migrates the database. */
export async function testBalancedUpgrade(context: RunContext): Promise<RunResult> {
  await using cleanup = context.cleanup.use(new AsyncDisposableStack());
  const previous = findPreviousVersion();
  if (previous === null) throw new Error('There is no previous version.');
  const mainFile = copyVersion(previous, cleanup);
  const result = await causeFault(
    context,
    async ({ hosts, users }) => {
      for (const host of hosts) {
        users.markFault();
        await host.end('SIGTERM');
        host.configure({ mainFile: HOST_MAIN });
        await restartEnded([host]);
        await users.waitForCalls(5);
      }
    },
    { hosts: [{ mainFile }, { mainFile }] },
  );
  return {
    ...result,
    measurements: `${previous.missingMigrations} migrations from ${previous.commit.slice(0, 8)}; ${result.measurements}`,
  };
}
