import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { explainError } from './explain-error.ts';
import { startHost } from './host.ts';

/** Starts a server that sends a reply to every new client. Returns its address. */
async function startServer(reply: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(reply));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Creates the message with which a PostgreSQL server refuses a client: a severity, a code, and a text. */
function createRefusal(code: string): string {
  const fields = Object.entries({ S: 'FATAL', C: code, M: 'refused' })
    .map(([name, value]) => `${name}${value}\0`)
    .join('')
    .concat('\0');
  return `E\0\0\0${String.fromCodePoint(fields.length + 4)}${fields}`;
}

it.each([
  ['a server that doesn’t run', '127.0.0.1:1/portal', '', /^No PostgreSQL server responds at/],
  [
    'an unknown server',
    'no-such-server.invalid/portal',
    '',
    /^The name no-such-server.invalid can’t be found/,
  ],
  ['a wrong password', '$server/portal', createRefusal('28P01'), /^PostgreSQL refuses the user/],
  ['a missing database', '$server/portal', createRefusal('3D000'), /^The database in DATABASE_URL/],
  ['no TLS', '$server/portal?sslmode=verify-full', 'N', /doesn’t support TLS/],
  ['a # in the password', '#@127.0.0.1/portal', '', /^DATABASE_URL is not a valid URL/],
])('explains %s without the password', async (_name, url, reply, message) => {
  const server = await startServer(reply);
  const start = async () =>
    startHost(
      readConfig({ DATABASE_URL: `postgres://me:a-secret@${url.replace('$server', server)}` }),
    );
  const explanation = await start().catch(explainError);
  expect(explanation).toMatch(message);
  expect(explanation).not.toContain('a-secret');
});
