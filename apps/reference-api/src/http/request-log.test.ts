import { expect, it } from 'vitest';
import { createClient, useTestHost } from '../testing/test-host.ts';
import type { RequestLine } from './log.ts';
import { createMetrics } from './metrics.ts';

const host = useTestHost('the embedded database');

/** Creates an app that collects the lines of its log, and a client that is signed in to it. */
async function openApp(logRequests: boolean) {
  const lines: unknown[] = [];
  const app = host.app({
    logRequests,
    log: (line) => lines.push(line),
    getClientAddress: () => '192.0.2.7',
    metrics: createMetrics('a-token-for-the-tests-of-metrics', () => ({})),
  });
  const { jwt } = await host.exchange('manager');
  return { app, lines, jwt, client: createClient(() => app, jwt) };
}

it('has a line for each request, with nothing that a user sent', async () => {
  const { lines, jwt, client } = await openApp(true);
  const found = await client.send('/api/v1/states?search=alvarez');
  const missing = await client.send('/api/v1/products/no-such-product?search=alvarez');
  const line = {
    kind: 'request',
    level: 'info',
    method: 'GET',
    durationMs: expect.any(Number),
  } satisfies Partial<RequestLine>;
  expect(lines).toEqual([
    {
      ...line,
      route: '/api/v1/states',
      status: 200,
      requestId: found.headers.get('X-Request-Id'),
    },
    {
      ...line,
      route: '/api/v1/products/:id',
      status: 404,
      requestId: missing.headers.get('X-Request-Id'),
    },
  ]);
  const text = JSON.stringify(lines);
  for (const value of ['no-such-product', 'alvarez', jwt, '192.0.2.7']) {
    expect(text).not.toContain(value);
  }
});

it('has no line for health checks and metrics', async () => {
  const { app, lines } = await openApp(true);
  for (const path of ['/healthz', '/readyz', '/metrics']) await app.request(path);
  expect(lines).toEqual([]);
});

it('has no line for requests unless it is turned on', async () => {
  const { lines, client } = await openApp(false);
  await client.send('/api/v1/states');
  expect(lines).toEqual([]);
});
