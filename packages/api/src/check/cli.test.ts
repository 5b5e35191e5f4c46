import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleToken } from '../testing/token.ts';

/** The status and body of the host's responses to the exchange. */
let exchange = { status: 401, body: '{}' };
let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      request.socket.destroy();
      return;
    }
    response.writeHead(exchange.status, { 'Content-Type': 'application/json' });
    response.end(exchange.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  host = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

/** Returns a port on which nothing listens. */
async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function run(args: string[], env: Record<string, string> = {}) {
  const command = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, [command, ...args], { env });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, output, errors };
}

it('exits with 0 for a host without breaches', async () => {
  exchange = { status: 401, body: '{}' };
  const { code, output } = await run(['check', host, '--sign-in-only']);
  expect(output).toContain('0 problems in 1 call.');
  expect(output).toContain('Only sign-in was checked.');
  expect(code).toBe(0);
});

it('prints what breaks the contract, how to fix it, and the rule', async () => {
  exchange = { status: 500, body: '<h1>Sorry</h1>' };
  const { code, output } = await run(['check', host, '--sign-in-only']);
  expect(output).toContain(
    '✗ failed-exchange: POST /api/v1/auth_token/exchange: status is 500, expected 200',
  );
  expect(output).toContain('Check the host’s log for this call.');
  const [, contract = '', anchor] = /See (.+)#(.+)/.exec(output) ?? [];
  expect(anchor).toBe('exchange-a-sign-in-code');
  expect(readFileSync(contract, 'utf8')).toContain('## Exchange a sign-in code');
  expect(code).toBe(1);
});

it('never prints the token', async () => {
  exchange = { status: 401, body: '{}' };
  const token = sampleToken({ agent_code: '041187', exp: 4_000_000_000 });
  const { code, output, errors } = await run(['check', host], { PRODUCER_PORTAL_TOKEN: token });
  expect(output).toContain('✗ invalid-token: jwt.uuid is missing');
  expect(output + errors).not.toContain(token.slice(0, 12));
  expect(output + errors).not.toContain('041187');
  expect(code).toBe(1);
});

it('names the network error if the host can’t be reached', async () => {
  const port = await findFreePort();
  const { code, output } = await run(['check', `http://127.0.0.1:${port}`, '--sign-in-only']);
  expect(output).toContain('response is missing (ECONNREFUSED)');
  expect(code).toBe(1);
});

it('reports that the host doesn’t respond to the CORS check', async () => {
  exchange = { status: 401, body: '{}' };
  const origin = 'https://portal.example.com';
  const { code, output, errors } = await run(['check', host, '--sign-in-only', '--origin', origin]);
  expect(output).toContain(
    '✗ no-response: OPTIONS /api/v1/auth_token/exchange: response is missing (UND_ERR_SOCKET)',
  );
  expect(output).toContain('Check that the host can be reached');
  // The other request of the CORS check is still sent.
  expect(output).toContain('✗ blocked-response: GET /api/v1/alerts');
  expect(errors).toBe('');
  expect(code).toBe(1);
});

it.each([
  [[]],
  [['check']],
  [['check', 'api.example.com', '--sign-in-only']],
  [['check', 'https://x.test/v2', '--sign-in-only']],
])('exits with 2 and shows the usage for %j', async (args) => {
  const { code, errors } = await run(args);
  expect(errors).toContain('Usage: producer-portal-api check <host>');
  expect(code).toBe(2);
});

it.each([
  ['no token', {}],
  ['an empty token, like a secret that isn’t set', { PRODUCER_PORTAL_TOKEN: '' }],
])('exits with 2 for %s, because hardly anything would be checked', async (_name, env) => {
  const { code, output, errors } = await run(['check', host], env);
  expect(errors).toContain('a token is missing: set PRODUCER_PORTAL_TOKEN, or use --sign-in-only');
  expect(output).toBe('');
  expect(code).toBe(2);
});
