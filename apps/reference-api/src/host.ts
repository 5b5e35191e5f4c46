import { getRequestListener } from '@hono/node-server';
import * as v from 'valibot';
import { createApp } from './app.ts';
import type { HostConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { consoleLog } from './http/log.ts';
import { createHostServer, SERVER_LIMITS } from './http/server.ts';
import { createPortalFiles } from './portal/portal-files.ts';
import { createKeyRing } from './session/key-ring.ts';
import { openKeySecret } from './session/key-secret.ts';
import { SettingsRefused } from './settings-refused.ts';

export type RunningHost = {
  url: string;
  /**
   * Lets the calls under way end and closes the database.
   *
   * @param isQuick stops listening at once, with nobody in front who should notice first
   */
  close(isQuick?: boolean): Promise<void>;
};

const nodeEnv = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * Opens and prepares the database and listens.
 *
 * @param limits for the connections of clients
 * @throws SettingsRefused when there is no portal where one should be, FolderInUse, or the server's own error such as EADDRINUSE; nothing is left open then
 */
export async function startHost(
  config: HostConfig,
  limits: typeof SERVER_LIMITS = SERVER_LIMITS,
): Promise<RunningHost> {
  const portal = config.portalDir && createPortalFiles(config.portalDir, config.portalConfig);
  if (portal) {
    await portal.check().catch((error: Error) => {
      throw new SettingsRefused(`PORTAL_DIR: ${error.message} Build the portal first.`);
    });
  }
  const database = await openDatabase(config.database);
  let url = '';
  try {
    await prepareDatabase(database, new Date());
    const app = createApp({
      db: database.db,
      searchDb: database.searchDb,
      ping: database.ping,
      keys: await createKeyRing(database, await openKeySecret(config.keySecret), Date.now),
      log: consoleLog,
      now: Date.now,
      monotonic: () => performance.now(),
      isClosing: () => server.isClosing(),
      portal: portal || null,
      portalOrigin: config.portalOrigin,
      publicOrigin: config.publicOrigin,
      ownOrigin: () => url,
      developmentSignIn: config.developmentSignIn,
      callsPerMinute: config.callsPerMinute,
      idleMinutes: config.idleMinutes,
      addressOf: (env, forwardedFor) => {
        // The last entry is what our own proxy saw; what stands before it anybody can write.
        const seen = config.trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
        const parsed = v.safeParse(nodeEnv, env);
        return seen || (parsed.success ? parsed.output.incoming.socket.remoteAddress : 'unknown');
      },
    });
    const { maxConnections } = config;
    const respond = getRequestListener(app.fetch);
    const logError = ({ message, stack }: Error) => consoleLog({ level: 'error', message, stack });
    const server = createHostServer(
      (incoming, outgoing) => void respond(incoming, outgoing).catch(logError),
      {
        ...limits,
        connections: maxConnections,
        // One address must not take all. Behind a proxy all of them have the proxy's.
        connectionsPerAddress: config.trustProxy ? maxConnections : Math.ceil(maxConnections / 2),
      },
      logError,
    );
    const port = await server.listen(config.port, config.host);
    url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    return {
      url,
      async close(isQuick = false) {
        await server.close(isQuick);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
