import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { toAddressKey } from './address-key.ts';

/** Limits for clients. Times are in milliseconds. */
export type ServerLimits = {
  /** Time to send all headers of a request. Also closes connections that send nothing. */
  headersMs: number;
  /** Time to send a whole request. */
  requestMs: number;
  /** Time that a connection can be idle between two requests. */
  idleMs: number;
  /** Time without any traffic during a request or response. */
  silenceMs: number;
  /** Time from the request headers to the end of the response. Ends the connections of clients that read slowly. */
  responseMs: number;
  /** Interval between checks of the first two limits. */
  checkMs: number;
  /** Time that a closing server keeps listening, so that a load balancer can notice. */
  lameDuckMs: number;
  /** Time until a closing server cuts off pending requests. Includes `lameDuckMs`. */
  closeMs: number;
  /** Maximum number of open connections, in total and per address. */
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
 * Creates an HTTP server that limits each client. When it closes, it lets pending requests finish, for up to `closeMs`.
 *
 * @param onError Called with operating system errors, such as too many open files. The server keeps running.
 * @example
 * const server = createHostServer(listener, { ...SERVER_LIMITS, connections: 1000, connectionsPerAddress: 500 }, log);
 * const port = await server.listen(4174, '127.0.0.1');
 */
export function createHostServer(
  listener: RequestListener,
  limits: ServerLimits,
  onError: (error: Error) => void,
) {
  const pendingResponses = new Set<ServerResponse>();
  let closing: Promise<void> | null = null;

  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (incoming, outgoing) => {
      const cutoffTimer = setTimeout(() => incoming.socket.destroy(), limits.responseMs).unref();
      pendingResponses.add(outgoing);
      outgoing.once('close', () => {
        clearTimeout(cutoffTimer);
        pendingResponses.delete(outgoing);
      });
      if (closing && !server.listening) endConnectionAfter(outgoing);
      listener(incoming, outgoing);
    },
  );
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.connections;
  limitConnectionsPerAddress(server, limits.connectionsPerAddress);

  async function close(isQuick: boolean): Promise<void> {
    const cutoffTimer = setTimeout(() => server.closeAllConnections(), limits.closeMs);
    if (!isQuick) {
      await delay(limits.lameDuckMs);
      await waitForIdleTurn(server);
    }
    const closed = once(server, 'close');
    // The HTTP server's `close` ends idle connections immediately, even if a request on one of them is in transit. The socket
    // server's `close` leaves idle connections open. Each connection then ends with its next response, or after the idle time
    // that the server has announced to the client.
    if (isQuick) server.close();
    else SocketServer.prototype.close.call(server);
    // This comes after the server has stopped listening. Otherwise, clients would reconnect, and
    // the system would reset the connections that the server has not accepted yet.
    for (const response of pendingResponses) endConnectionAfter(response);
    await closed;
    clearTimeout(cutoffTimer);
  }

  return {
    /**
     * Starts to listen.
     *
     * @param port The port, or 0 for a free one that the system chooses.
     * @returns The port that the server listens on.
     * @throws The operating system's error, such as EADDRINUSE.
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
     * Waits for pending requests, and cuts them off if they take too long.
     *
     * @param isQuick Stops listening immediately and ends idle connections, for Ctrl-C.
     */
    close: (isQuick: boolean): Promise<void> => (closing ??= close(isQuick)),
  };
}

/** Maximum number of turns of the event loop in which to wait for a turn without new connections. */
const MAX_TURNS = 100;

/**
 * Waits for a turn of the event loop without new connections. When a server stops listening, the
 * system resets connections that it has not accepted yet, with their requests.
 */
async function waitForIdleTurn(server: SocketServer): Promise<void> {
  let isConnecting = true;
  const handleConnection = () => (isConnecting = true);
  server.on('connection', handleConnection);
  for (let turn = 0; isConnecting && turn < MAX_TURNS; turn += 1) {
    isConnecting = false;
    await nextTurn();
  }
  server.off('connection', handleConnection);
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function limitConnectionsPerAddress(server: SocketServer, max: number): void {
  const openCounts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = toAddressKey(socket.remoteAddress ?? 'unknown');
    const count = openCounts.get(key) ?? 0;
    if (count >= max) {
      socket.destroy();
      return;
    }
    openCounts.set(key, count + 1);
    socket.once('close', () => {
      const remaining = (openCounts.get(key) ?? 0) - 1;
      if (remaining > 0) openCounts.set(key, remaining);
      else openCounts.delete(key);
    });
  });
}
