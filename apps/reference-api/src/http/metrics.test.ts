import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClient, json, useTestHost } from '../testing/test-host.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-for-the-tests-of-metrics';

describe('the metrics of a host', () => {
  const host = useTestHost('the embedded database');

  const createApp = () =>
    host.app({
      metrics: createMetrics(TOKEN, () => ({ main: { open: 3, idle: 2, waiting: 0 } })),
    });
  const headers = { Authorization: `Bearer ${TOKEN}` };

  it('count requests by route pattern, without values that users send', async () => {
    const app = createApp();
    const { jwt } = await host.exchange('manager');
    const client = createClient(() => app, jwt);
    await client.send('/api/v1/states');
    await client.send('/api/v1/states');
    await client.send('/api/v1/products/no-such-product?search=alvarez');
    await app.request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
    const response = await app.request('/metrics', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    const lines = text.split('\n');
    expect(lines).toContain(
      'portal_http_requests_total{method="GET",route="/api/v1/states",status="200"} 2',
    );
    expect(lines).toContain(
      'portal_http_requests_total{method="GET",route="/api/v1/products/:id",status="404"} 1',
    );
    expect(lines).toContain(
      'portal_security_events_total{event="sign_in_refused",reason="unknown_code"} 1',
    );
    expect(lines).toContain('portal_http_request_duration_seconds_count{route="/api/v1/states"} 2');
    expect(lines).toContain('portal_database_connections{pool="main",state="open"} 3');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toMatch(/alvarez|no-such-product|guess/);
  });

  it('count the calls that wait for other calls', async () => {
    const app = host.app({
      metrics: createMetrics(TOKEN, () => ({})),
      importTokenHash: createHash('sha256').update('import').digest('hex'),
    });
    const readWaiting = async () =>
      /^portal_waiting_calls\{queue="imports"\} (\d+)$/m.exec(
        await (await app.request('/metrics', { headers })).text(),
      )?.[1];
    expect(await readWaiting()).toBe('0');
    const slowBody = new TransformStream<Uint8Array, Uint8Array>();
    const sendImport = async (body: BodyInit) => {
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const importHeaders = { Authorization: 'Bearer import' };
      return app.request('/api/admin/v1/import', { ...init, headers: importHeaders });
    };
    const calls = [sendImport(slowBody.readable), sendImport('{}')];
    await expect.poll(readWaiting).toBe('1');
    await slowBody.writable.close();
    await Promise.all(calls);
    expect(await readWaiting()).toBe('0');
  });

  it('are returned only to callers with the token', async () => {
    const app = createApp();
    for (const init of [{}, { headers: { Authorization: 'Bearer guess' } }]) {
      const rejection = await app.request('/metrics', init);
      expect(rejection.status).toBe(401);
      expect(await rejection.text()).not.toContain('portal_');
    }
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.7', 404],
  ])('are returned without a token only to this computer: %s gets %s', async (address, status) => {
    const app = host.app({
      metrics: createMetrics(null, () => ({})),
      getClientAddress: () => address,
    });
    expect((await app.request('/metrics')).status).toBe(status);
  });

  it.each([{ Forwarded: 'for=192.0.2.7' }, { 'X-Forwarded-For': '192.0.2.7' }])(
    'are not returned without a token through a proxy on this computer: %j',
    async (forwarded: Record<string, string>) => {
      const app = host.app({
        metrics: createMetrics(null, () => ({})),
        getClientAddress: () => '127.0.0.1',
      });
      expect((await app.request('/metrics', { headers: forwarded })).status).toBe(404);
    },
  );
});
