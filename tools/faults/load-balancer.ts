import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_MS = 500;

/** A load balancer in front of hosts. */
export interface LoadBalancer {
  readonly origin: string;
}

/**
 * Opens a load balancer on the loopback address. It distributes requests in turn to the hosts whose `/readyz` returns
 * 200. As most load balancers do, it repeats a request at another host only if no host can have received it, or if the
 * request only reads.
 *
 * @param origins the hosts.
 */
export async function openLoadBalancer(
  origins: readonly string[],
  cleanup: AsyncDisposableStack,
): Promise<LoadBalancer> {
  const ready = new Set(origins);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const closeController = new AbortController();
  const readinessChecks = origins.map(async (origin) => {
    while (!closeController.signal.aborted) {
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(origin);
      else ready.delete(origin);
      await sleep(CHECK_MS, null, { signal: closeController.signal }).catch(() => {});
    }
  });

  /** Sends a request to one host, and passes on its response. */
  async function forward(
    origin: string,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { method, url = '/', headers } = incoming;
    const sent = request(origin + url, {
      agent,
      ...(method === undefined ? {} : { method }),
      headers: { ...headers, host: new URL(origin).host, 'content-length': body.length },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.once('error', () => outgoing.destroy()).pipe(outgoing);
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    turn += 1;
    const hosts = origins.filter((origin) => ready.has(origin));
    const inTurn = hosts.map((_, index) => hosts[(turn + index) % hosts.length] ?? '');
    for (const origin of inTurn) {
      try {
        await forward(origin, incoming, body, outgoing);
        return;
      } catch (error) {
        const isUnsent = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!isUnsent && incoming.method !== 'GET') break;
      }
    }
    outgoing.writeHead(hosts.length === 0 ? 503 : 502).end();
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup.defer(async () => {
    closeController.abort();
    server.close();
    server.closeAllConnections();
    agent.destroy();
    await Promise.all(readinessChecks);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
