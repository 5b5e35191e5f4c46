import { setTimeout as sleep } from 'node:timers/promises';
import { addStandby, causeFault } from './balanced-hosts.ts';
import type { Finding, RunContext } from './test-bed.ts';

/** How long it takes to notice a fault of a primary, and to decide on the standby. */
const DETECTION_MS = 1000;

/** Kills each host, and restarts it. */
export const balancedHostKills = (context: RunContext): Promise<Finding> =>
  causeFault(context, async ({ hosts, users }) => {
    for (const host of hosts) {
      users.markFault();
      await host.end('SIGKILL');
      await sleep(1000);
      await host.start();
      await users.waitForCalls(2);
    }
  });

/** Restarts PostgreSQL, fast and then immediate. */
export const balancedRestarts = (context: RunContext): Promise<Finding> =>
  causeFault(context, async ({ primary, users }) => {
    for (const mode of ['fast', 'immediate'] as const) {
      users.markFault();
      await primary.stop(mode);
      await primary.start();
      await users.waitForCalls(2);
    }
  });

/** Kills the primary, and promotes its standby. */
export const balancedFailover = (context: RunContext): Promise<Finding> =>
  causeFault(context, async ({ primary, proxy, users }, cleanup) => {
    const standby = await addStandby(primary, cleanup);
    await users.waitForCalls(2);
    users.markFault();
    primary.kill();
    await sleep(DETECTION_MS);
    await standby.promote();
    proxy.redirect(standby.url('postgres'), 'closed');
    return standby;
  });

/** Cuts the network of the primary, and promotes its standby. The hosts' connections to the primary just fall silent. */
export const balancedPartition = (context: RunContext): Promise<Finding> =>
  causeFault(context, async ({ primary, proxy, users }, cleanup) => {
    const standby = await addStandby(primary, cleanup);
    await users.waitForCalls(2);
    users.markFault();
    // New connections already reach the standby, which only reads.
    proxy.redirect(standby.url('postgres'), 'lost');
    await sleep(DETECTION_MS);
    await standby.promote();
    return standby;
  });
