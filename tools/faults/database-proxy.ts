import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that always points to the current primary, like the DNS name or TCP proxy of a PostgreSQL cluster. */
export interface DatabaseProxy {
  /** The URL of a database through the proxy. */
  getUrl(database: string): string;
  /**
   * Sends new connections to another server.
   *
   * @param existing what happens to open connections. They are `closed`, or they are `lost`: they stay open but carry
   *   no more data, as if the old server's network had failed.
   */
  redirect(target: string, existing: 'closed' | 'lost'): void;
}

/**
 * Opens a TCP proxy on the loopback address.
 *
 * @param target URL of the server that gets the first connections.
 */
export async function openDatabaseProxy(
  target: string,
  cleanup: AsyncDisposableStack,
): Promise<DatabaseProxy> {
  let current = new URL(target);
  const connections = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const upstream = connect(Number(current.port), current.hostname);
    const connection = [client, upstream] as const;
    connections.add(connection);
    client.pipe(upstream);
    upstream.pipe(client);
    for (const socket of connection) {
      socket.on('error', () => {});
      socket.once('close', () => {
        connections.delete(connection);
        for (const each of connection) each.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  cleanup.defer(() => {
    server.close();
    for (const socket of [...connections].flat()) socket.destroy();
  });

  return {
    getUrl(database) {
      const url = new URL(target);
      url.port = String(port);
      url.pathname = `/${database}`;
      return url.href;
    },
    redirect(next, existing) {
      current = new URL(next);
      for (const [client, upstream] of connections) {
        if (existing === 'closed') {
          client.destroy();
          continue;
        }
        client.unpipe(upstream);
        upstream.unpipe(client);
        client.pause();
        upstream.pause();
      }
    },
  };
}
