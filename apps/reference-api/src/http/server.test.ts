import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHostServer, SERVER_LIMITS, type ServerLimits } from './server.ts';

/** A response that is larger than the system's buffers, so that it is sent completely only if the client reads it. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
/** Functions that each end one response of `/pending`. */
let endPendingResponses: (() => void)[] = [];
/** Resolves to true if the response of `/large` was sent completely, otherwise to false. */
let largeResponseSent = Promise.withResolvers<boolean>();

const listener: RequestListener = (incoming, outgoing) => {
  if (incoming.url === '/pending') endPendingResponses.push(() => outgoing.end('done'));
  else if (incoming.url === '/large') {
    outgoing.on('close', () => largeResponseSent.resolve(outgoing.writableFinished));
    outgoing.end(LARGE);
  } else if (incoming.method === 'POST') incoming.resume().on('end', () => outgoing.end('read'));
  else outgoing.end('short');
};

async function startServer(limits: Partial<ServerLimits>) {
  endPendingResponses = [];
  largeResponseSent = Promise.withResolvers();
  const server = createHostServer(
    listener,
    { ...SERVER_LIMITS, connections: 100, connectionsPerAddress: 100, checkMs: 20, ...limits },
    () => {},
  );
  const port = await server.listen(0, '127.0.0.1');
  onTestFinished(async () => {
    for (const end of endPendingResponses) end();
    await server.close(true);
  });
  return { server, port };
}

/** Creates a raw client. `text` returns the text that it has read so far. */
function createRawClient(port: number, localAddress?: string) {
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    ...(localAddress !== undefined && { localAddress }),
  });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let received = '';
  return {
    socket,
    text: () => received,
    read: () => socket.on('data', (bytes) => (received += bytes.toString('latin1'))),
    get: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    closed: once(socket, 'close'),
  };
}
/** Creates a raw client that reads everything. */
function createReadingClient(port: number, localAddress?: string) {
  const rawClient = createRawClient(port, localAddress);
  rawClient.read();
  return rawClient;
}

describe('a connection', () => {
  it('is closed if it sends nothing', async () => {
    const { port } = await startServer({ headersMs: 100 });
    const { closed, text } = createReadingClient(port);
    await closed;
    expect(text()).not.toContain('HTTP/1.1 200');
  });

  it('is closed if its headers never end', async () => {
    const { port } = await startServer({ headersMs: 100 });
    const { socket, closed, text } = createReadingClient(port);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await closed;
    expect(text()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is closed if its body never ends', async () => {
    const { port } = await startServer({ headersMs: 100, requestMs: 100 });
    const { socket, closed, text } = createReadingClient(port);
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
    await closed;
    expect(text()).not.toContain('read');
  });

  it('is closed if it is idle after a response', async () => {
    const { port } = await startServer({ idleMs: 100 });
    const { get, closed, text } = createReadingClient(port);
    get('/');
    await closed;
    expect(text()).toContain('short');
  });

  it('is closed if the client does not read its response', async () => {
    const { port } = await startServer({ silenceMs: 100 });
    createRawClient(port).get('/large');
    expect(await largeResponseSent.promise).toBe(false);
  });

  it('is closed if the client reads its response slowly', async () => {
    const { port } = await startServer({ responseMs: 300 });
    const { socket, get } = createRawClient(port);
    get('/large');
    await once(socket, 'readable');
    const timer = setInterval(() => socket.read(1024), 5);
    onTestFinished(() => clearInterval(timer));
    expect(await largeResponseSent.promise).toBe(false);
  });
});

/**
 * Waits until the server accepts another connection. The server may not notice immediately that other connections have
 * closed.
 */
async function waitUntilAccepting(port: number): Promise<void> {
  await expect
    .poll(async () => {
      const newClient = createReadingClient(port);
      newClient.get('/');
      await Promise.race([newClient.closed, once(newClient.socket, 'data')]);
      return newClient.text();
    })
    .toContain('short');
}

describe('connections', () => {
  it('are closed while too many other connections are open', async () => {
    const { port } = await startServer({ connections: 2 });
    const [first, second] = [createReadingClient(port), createReadingClient(port)];
    for (const { socket } of [first, second]) await once(socket, 'connect');
    await createReadingClient(port).closed;
    first.socket.end();
    await first.closed;
    await waitUntilAccepting(port);
    second.get('/');
    await expect.poll(second.text).toContain('short');
  });

  it.skipIf(process.platform !== 'linux')('are limited per IP address', async () => {
    const { port } = await startServer({ connectionsPerAddress: 2 });
    const openClients = [createReadingClient(port), createReadingClient(port)];
    for (const { socket } of openClients) await once(socket, 'connect');
    await createReadingClient(port).closed;
    const otherAddressClient = createReadingClient(port, '127.0.0.2');
    otherAddressClient.get('/');
    await expect.poll(otherAddressClient.text).toContain('short');
    openClients[0]?.socket.end();
    await openClients[0]?.closed;
    await waitUntilAccepting(port);
  });
});

describe('a server that closes', () => {
  it('responds to pending and new requests, and closes connections', async () => {
    const { server, port } = await startServer({ lameDuckMs: 200 });
    const busyClient = createReadingClient(port);
    busyClient.get('/pending');
    const idleClient = createReadingClient(port);
    idleClient.get('/');
    await expect.poll(() => endPendingResponses.length).toBe(1);
    await expect.poll(idleClient.text).toContain('short');

    const closed = server.close(false);
    expect(server.isClosing()).toBe(true);
    const lateClient = createReadingClient(port);
    lateClient.get('/');
    await expect.poll(lateClient.text).toContain('short');

    // The server accepts no new connections, but serves requests on open connections.
    await expect
      .poll(async () => {
        const refusedSocket = connect(port, '127.0.0.1');
        const outcome = await Promise.race([
          once(refusedSocket, 'connect').then(() => 'connected'),
          once(refusedSocket, 'error').then(() => 'refused'),
        ]).catch(() => 'refused');
        refusedSocket.destroy();
        return outcome;
      })
      .toBe('refused');
    for (const { get, closed: ended, text } of [idleClient, lateClient]) {
      get('/');
      await ended;
      expect(text()).toMatch(/short[^]*Connection: close[^]*short$/);
    }
    for (const end of endPendingResponses) end();
    await busyClient.closed;
    expect(busyClient.text()).toMatch(/Connection: close[^]*done$/);
    await closed;
  });

  it('cuts off requests that don’t finish', async () => {
    const { server, port } = await startServer({ lameDuckMs: 0, closeMs: 100 });
    const busyClient = createReadingClient(port);
    busyClient.get('/pending');
    await expect.poll(() => endPendingResponses.length).toBe(1);
    await server.close(false);
    await busyClient.closed;
    expect(busyClient.text()).toBe('');
  });

  it('ends idle connections immediately in quick mode, and still responds to pending requests', async () => {
    const { server, port } = await startServer({ lameDuckMs: 60_000, idleMs: 60_000 });
    const idleClient = createReadingClient(port);
    idleClient.get('/');
    const busyClient = createReadingClient(port);
    busyClient.get('/pending');
    await expect.poll(() => endPendingResponses.length).toBe(1);
    await expect.poll(idleClient.text).toContain('short');
    const closed = server.close(true);
    await idleClient.closed;
    for (const end of endPendingResponses) end();
    await Promise.all([closed, busyClient.closed]);
    expect(busyClient.text()).toContain('done');
  });
});
