import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { addressKey } from './address-key.ts';

/** What one client may take of the server; times in milliseconds. */
export type ServerLimits = {
  /** To send all headers of a request; a connection that sends nothing is closed after it, too. */
  headersMs: number;
  /** To send a whole request. */
  requestMs: number;
  /** That a connection may stand open between two requests. */
  idleMs: number;
  /** That a connection may move no byte while it is served. */
  silenceMs: number;
  /** From the headers of a request to the end of its response, for one who reads little by little. */
  responseMs: number;
  /** Between two looks for connections that are over the first two limits. */
  checkMs: number;
  /** That a server which is closing goes on listening, so that a balancer notices first. */
  lameDuckMs: number;
  /** That calls under way have to end in, once the server is closing. */
  closeMs: number;
  /** Open connections, and those of one address. */
  connections: number;
  connectionsPerAddress: number;
};

export const SERVER_LIMITS: Omit<ServerLimits, 'connections' | 'connectionsPerAddress'> = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 5000,
  silenceMs: 30_000,
  responseMs: 120_000,
  checkMs: 1000,
  lameDuckMs: 1000,
  closeMs: 10_000,
};

/**
 * An HTTP server that no client can hold for itself, and that drops no request when it closes.
 *
 * @param onError told what the operating system refuses, such as another open file; the server goes on
 * @example
 * const server = createHostServer(listener, { ...SERVER_LIMITS, connections: 1000, connectionsPerAddress: 500 }, log);
 * const port = await server.listen(4174, '127.0.0.1');
 */
export function createHostServer(
  listener: RequestListener,
  limits: ServerLimits,
  onError: (error: Error) => void,
) {
  const underWay = new Set<ServerResponse>();
  let closing: Promise<void> | null = null;

  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (incoming, outgoing) => {
      const cut = setTimeout(() => incoming.socket.destroy(), limits.responseMs).unref();
      underWay.add(outgoing);
      outgoing.once('close', () => {
        clearTimeout(cut);
        underWay.delete(outgoing);
      });
      if (closing && !server.listening) endConnectionAfter(outgoing);
      listener(incoming, outgoing);
    },
  );
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.connections;
  limitConnectionsPerAddress(server, limits.connectionsPerAddress);

  async function close(isQuick: boolean): Promise<void> {
    const cut = setTimeout(() => server.closeAllConnections(), limits.closeMs);
    if (!isQuick) {
      await delay(limits.lameDuckMs);
      await nobodyConnects(server);
    }
    const closed = once(server, 'close');
    // HTTP's own `close` ends idle connections at once, and a request may be on its way on one of them.
    // Left open, each ends with its next response or when it has been idle for as long as clients know.
    if (isQuick) server.close();
    else SocketServer.prototype.close.call(server);
    // Not while it listens: whoever is sent away then comes back on a new connection, and those that the
    // server has not taken when it stops are reset.
    for (const response of underWay) endConnectionAfter(response);
    await closed;
    clearTimeout(cut);
  }

  return {
    /**
     * Listens.
     *
     * @returns the port, which is chosen by the system for 0
     * @throws the system's error, such as EADDRINUSE
     */
    async listen(port: number, host: string): Promise<number> {
      server.listen(port, host);
      await once(server, 'listening');
      server.on('error', onError);
      const address = server.address();
      return typeof address === 'object' ? (address?.port ?? port) : port;
    },

    isClosing: (): boolean => closing !== null,

    /**
     * Lets the calls under way end, and cuts them when they take too long.
     *
     * @param isQuick stops listening at once and ends idle connections, for whoever sits in front of it
     */
    close: (isQuick: boolean): Promise<void> => (closing ??= close(isQuick)),
  };
}

/** How many turns of the event loop to wait for one in which nobody connects. */
const MOST_TURNS = 100;

/**
 * Waits for a turn of the event loop in which nobody connects: when a server stops listening, the
 * system resets the connections that it has not taken yet, requests and all.
 */
async function nobodyConnects(server: SocketServer): Promise<void> {
  let isConnecting = true;
  const note = () => (isConnecting = true);
  server.on('connection', note);
  for (let turn = 0; isConnecting && turn < MOST_TURNS; turn += 1) {
    isConnecting = false;
    await nextTurn();
  }
  server.off('connection', note);
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function limitConnectionsPerAddress(server: SocketServer, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? 'unknown');
    const count = open.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
