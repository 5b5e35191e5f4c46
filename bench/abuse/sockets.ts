import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSmoke } from '../settings.ts';

const BODY_BYTES = isSmoke ? 100_000 : 1_000_000;
const CHUNK_BYTES = 20_000;
/** One chunk of a body that is sent without a `Content-Length`. */
const CHUNK = Buffer.from(`${CHUNK_BYTES.toString(16)}\r\n${' '.repeat(CHUNK_BYTES)}\r\n`);
const CHUNK_MS = 100;

/** A call that needs a session, and a call that users send before they have a session. */
const targets = ['/api/v1/favorite_pages', '/api/v1/auth_token/exchange'];

/** Resident memory of a process in megabytes. */
function readResidentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

async function openSockets(origin: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.resume();
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      return socket;
    }),
  );
}

/**
 * Slowly sends bodies of almost a megabyte without a session, and never ends them.
 *
 * @param pid the host's process, on Linux.
 * @returns maximum growth of the host's memory in megabytes.
 */
export async function measureSlowBodies(
  origin: string,
  pid: number,
  count: number,
): Promise<number> {
  const before = readResidentMegabytes(pid);
  let max = before;
  const sockets = await openSockets(origin, count);
  try {
    for (const [number, socket] of sockets.entries()) {
      const path = targets[number % targets.length] ?? '';
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\n` +
          'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
    }
    for (let sent = 0; sent < BODY_BYTES; sent += CHUNK_BYTES) {
      for (const socket of sockets) if (socket.writable) socket.write(CHUNK);
      await sleep(CHUNK_MS);
      max = Math.max(max, readResidentMegabytes(pid));
    }
    await sleep(1000);
    return Math.max(max, readResidentMegabytes(pid)) - before;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * Opens sockets that send nothing.
 *
 * @param timeout seconds after which it stops waiting.
 * @returns seconds until the host has closed the last of them, or `timeout` if it did not.
 */
export async function measureSilentSockets(
  origin: string,
  count: number,
  timeout: number,
): Promise<number> {
  const startTime = performance.now();
  const sockets = await openSockets(origin, count);
  try {
    const allClosed = Promise.all(
      sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')),
    );
    await Promise.race([allClosed, sleep(timeout * 1000, null, { ref: false })]);
    return Math.min(timeout, (performance.now() - startTime) / 1000);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
