import { getRequestListener } from '@hono/node-server';
import * as v from 'valibot';
import { createApp } from './app.ts';
import type { HostConfig } from './config.ts';
import { createDatabaseClock, readDatabaseTime } from './db/database-clock.ts';
import { openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { removeExpired } from './db/remove-expired.ts';
import { openFileStorage } from './files/open-file-storage.ts';
import { publishScheduled, withdrawRecords } from './import/publish-scheduled.ts';
import { describeError } from './http/describe-error.ts';
import { createMetrics } from './http/metrics.ts';
import { createSharedLimits } from './http/shared-limits.ts';
import { repeat } from './lib/repeat.ts';
import { consoleLog } from './http/log.ts';
import { createHostServer, SERVER_LIMITS } from './http/server.ts';
import { createPortalFiles } from './portal/portal-files.ts';
import { createKeyRing } from './session/key-ring.ts';
import { openKeySecret } from './session/key-secret.ts';
import { SettingsError } from './settings-error.ts';
import { checkIdpMetadataFile, openSingleSignOn } from './sso/open-single-sign-on.ts';

export type RunningHost = {
  url: string;
  /**
   * Waits for pending requests and closes the database.
   *
   * @param isQuick Stops listening immediately, without waiting for a load balancer to notice.
   */
  close(isQuick?: boolean): Promise<void>;
};

/** How often the host checks whether it must read the database's time again. */
const CHECK_CLOCK_MS = 1000;
/** How often expired rows are removed. */
const REMOVE_EXPIRED_MS = 60_000;
/** How often the host checks whether imported records must be published or withdrawn. */
const CHECK_DATES_MS = 1000;
/** How often hosts share their rate limits. */
const SHARE_LIMITS_MS = 1000;

const nodeEnv = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * Opens and prepares the database, and starts to listen. If the host can't start, closes the database again.
 *
 * @param limits Limits for client connections.
 * @param onFill Called before an empty database is filled, which can take a minute.
 * @throws SettingsError If a setting can't be used, such as a PORTAL_DIR without a built portal.
 * @throws FolderInUse If another process uses the data folder.
 */
export async function startHost(
  config: HostConfig,
  limits: typeof SERVER_LIMITS = SERVER_LIMITS,
  onFill?: () => void,
): Promise<RunningHost> {
  const portal = config.portalDir && createPortalFiles(config.portalDir, config.portalConfig);
  if (portal) {
    await portal.check().catch((error: Error) => {
      throw new SettingsError(`PORTAL_DIR: ${error.message} Build the portal first.`);
    });
  }
  await checkIdpMetadataFile(config.sso);
  const tracing =
    config.tracing &&
    (await import('./http/tracing.ts')).startTracing({
      serviceName: config.tracing.serviceName,
      trustProxy: config.trustProxy,
      log: consoleLog,
    });
  const database = await openDatabase(config.database, tracing?.traceStatement);
  const monotonic = () => performance.now();
  const clock = createDatabaseClock({
    system: Date.now,
    monotonic,
    warn: (message) => consoleLog({ level: 'warning', message }),
  });
  let url = '';
  try {
    await clock.synchronize(() => readDatabaseTime(database.jobsDb));
    await prepareDatabase(database, new Date(clock.now()), config.sampleData, onFill);
    const keySecret = await openKeySecret(config.keySecret);
    const sharedLimits = createSharedLimits();
    const app = createApp({
      db: database.db,
      readDb: database.readDb,
      searchDb: database.searchDb,
      jobsDb: database.jobsDb,
      ping: database.readTime,
      keys: await createKeyRing(database, keySecret, clock.now),
      files: await openFileStorage(config.files),
      log: consoleLog,
      now: clock.now,
      monotonic,
      isClosing: () => server.isClosing(),
      portal: portal || null,
      portalOrigin: config.portalOrigin,
      publicOrigin: config.publicOrigin,
      listenOrigin: () => url,
      developmentSignIn: config.developmentSignIn,
      sso: config.sso && (await openSingleSignOn(config.sso, database.db, keySecret)),
      callsPerMinute: config.callsPerMinute,
      idleMinutes: config.idleMinutes,
      sessionHours: config.sessionHours,
      importTokenHash: config.importTokenHash,
      sharedLimits,
      metrics: config.metrics && createMetrics(config.metrics.token, database.countConnections),
      logRequests: config.logRequests,
      tracing,
      trustProxy: config.trustProxy,
      getClientAddress: (env, forwardedFor) => {
        // Our proxy adds the last address. Clients can forge the others.
        const forwarded = config.trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
        const parsed = v.safeParse(nodeEnv, env);
        return (
          forwarded || (parsed.success ? parsed.output.incoming.socket.remoteAddress : 'unknown')
        );
      },
    });
    const { maxConnections } = config;
    const respond = getRequestListener(app.fetch);
    const logError = (error: Error) => consoleLog({ level: 'error', ...describeError(error) });
    const server = createHostServer(
      (incoming, outgoing) => void respond(incoming, outgoing).catch(logError),
      {
        ...limits,
        connections: maxConnections,
        // One IP address must not use all connections. Behind a proxy, all connections share the proxy's address.
        connectionsPerAddress: config.trustProxy ? maxConnections : Math.ceil(maxConnections / 2),
      },
      logError,
    );
    const port = await server.listen(config.port, config.host);
    url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    const jobs = [
      repeat(CHECK_CLOCK_MS, logError, () => clock.synchronize(database.readTime)),
      repeat(REMOVE_EXPIRED_MS, logError, () =>
        removeExpired(database, new Date(clock.now()), config.auditDays),
      ),
      repeat(CHECK_DATES_MS, logError, () => publishScheduled(database, new Date(clock.now()))),
      repeat(CHECK_DATES_MS, logError, () => withdrawRecords(database, new Date(clock.now()))),
      ...(database.shared
        ? [repeat(SHARE_LIMITS_MS, logError, () => sharedLimits.synchronize(database.db))]
        : []),
    ];
    return {
      url,
      async close(isQuick = false) {
        await server.close(isQuick);
        await Promise.all(jobs.map(async (stop) => stop()));
        await database.close();
        await tracing?.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
