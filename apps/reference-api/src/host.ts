import { createAdaptorServer } from '@hono/node-server';
import * as v from 'valibot';
import { createApp } from './app.ts';
import { SettingsRefused, type HostConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { consoleLog } from './http/log.ts';
import { createPortalFiles } from './portal/portal-files.ts';
import { createKeyRing } from './session/key-ring.ts';
import { openKeySecret } from './session/key-secret.ts';

export type RunningHost = { url: string; close(): Promise<void> };

const nodeEnv = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/**
 * Opens and prepares the database and listens.
 *
 * @throws SettingsRefused when there is no portal where one should be, FolderInUse, or the server's own error such as EADDRINUSE; nothing is left open then
 */
export async function startHost(config: HostConfig): Promise<RunningHost> {
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
      keys: await createKeyRing(database, await openKeySecret(config.keySecret), Date.now),
      log: consoleLog,
      now: Date.now,
      portal: portal || null,
      portalOrigin: config.portalOrigin,
      publicOrigin: config.publicOrigin,
      ownOrigin: () => url,
      developmentSignIn: config.developmentSignIn,
      callsPerMinute: config.callsPerMinute,
      addressOf: (env, forwardedFor) => {
        // The last entry is what our own proxy saw; what stands before it anybody can write.
        const seen = config.trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
        const parsed = v.safeParse(nodeEnv, env);
        return seen || (parsed.success ? parsed.output.incoming.socket.remoteAddress : 'unknown');
      },
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? config.port) : config.port;
    url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    return {
      url,
      async close() {
        const closed = new Promise((resolve) => server.close(resolve));
        if ('closeAllConnections' in server) server.closeAllConnections();
        await closed;
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
