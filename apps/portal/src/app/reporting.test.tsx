import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReporting } from './reporting.ts';
import type { Reporting, VendorModule } from './reporting.ts';
import { scrub } from './scrub.ts';

const idle: (() => void)[] = [];
beforeEach(() =>
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback)),
);
afterEach(() => {
  vi.unstubAllGlobals();
  idle.length = 0;
});

function mockVendor() {
  const reported: string[] = [];
  const sink: Reporting = {
    report: (error) => reported.push(error.message),
    diagnostic: ({ field }) => reported.push(field),
    breadcrumb: ({ type }) => reported.push(type),
  };
  const load = vi.fn<() => Promise<VendorModule>>(async () => ({ startSentry: () => sink }));
  return { reported, load };
}
const runIdle = async () => {
  for (const callback of idle.splice(0)) callback();
  await vi.waitFor(() => {});
};

describe('error reporting', () => {
  it('does not load, store, or send anything without a DSN', async () => {
    const { reported, load } = mockVendor();
    const reporting = startReporting(null, load);
    reporting.report(new Error('lost'));
    await runIdle();
    expect(load).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('loads the vendor when the page is idle, then reports earlier events', async () => {
    const { reported, load } = mockVendor();
    const reporting = startReporting({ dsn: 'd', tracesSampleRate: 0.3 }, load);
    reporting.breadcrumb({ type: 'ALERTS_REQUEST', at: 0 });
    reporting.report(new Error('early'));
    expect(load).not.toHaveBeenCalled();
    await runIdle();
    await vi.waitFor(() => expect(reported).toEqual(['ALERTS_REQUEST', 'early']));
    reporting.report(new Error('late'));
    expect(reported.at(-1)).toBe('late');
  });

  it('reports uncaught errors', async () => {
    const { reported, load } = mockVendor();
    startReporting({ dsn: 'd', tracesSampleRate: 0.3 }, load);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
    await runIdle();
    await vi.waitFor(() => expect(reported).toEqual(['uncaught']));
  });
});

describe('scrub', () => {
  const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJ1dWlkIjoiN2MwZSJ9.c2lnbmF0dXJl';

  it('removes tokens, claims, query values, and RelayState', () => {
    const sentReport = JSON.stringify(
      scrub({
        message: `GET /api/v1/alerts?search=secret with Bearer ${jwt} failed`,
        request: {
          url: 'https://portal.example/login?code=one-time&RelayState=%2Falerts',
          headers: { Authorization: `Bearer ${jwt}`, jwt },
          query_string: 'search=secret',
        },
        user: { id: '7c0e', ip_address: '203.0.113.7' },
        attributes: { 'url.query': 'search=secret', 'user.id': '7c0e', 'url.path': '/alerts' },
        contexts: {
          trace: { data: { 'http.url': '/alerts?search=secret', agent_code: '041187' } },
        },
        exception: {
          values: [
            { type: 'ServerDown', stacktrace: { frames: [{ filename: '/assets/a.js?x=secret' }] } },
          ],
        },
      }),
    );
    for (const secret of [
      jwt,
      'secret',
      'one-time',
      'RelayState',
      '041187',
      '203.0.113.7',
      '7c0e',
    ]) {
      expect(sentReport).not.toContain(secret);
    }
    expect(sentReport).toContain('ServerDown');
    expect(sentReport).toContain('/api/v1/alerts');
  });
});
