import { describe, expect, it } from 'vitest';
import { databaseKinds, useTestHost } from '../testing/test-host.ts';

describe.each(databaseKinds)('the health of a host on %s', (kind) => {
  const host = useTestHost(kind);

  it('is public and not cached', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await host.app().request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('jwt')).toBeNull();
    }
  });
});

describe('readiness', () => {
  const host = useTestHost('the embedded database');

  /** Creates a host whose database, clock, and shutdown the test controls. */
  function createHost(ping: () => Promise<void>) {
    const state = { pings: 0, now: 0, isClosing: false };
    const app = host.app({
      ping: () => {
        state.pings += 1;
        return ping();
      },
      monotonic: () => state.now,
      isClosing: () => state.isClosing,
    });
    /** Returns the status of `/readyz`. */
    const fetchReadiness = async () => (await app.request('/readyz')).status;
    return { app, state, fetchReadiness };
  }

  it('pings the database at most once a second', async () => {
    const { state, fetchReadiness } = createHost(async () => {});
    expect(await Promise.all([fetchReadiness(), fetchReadiness(), fetchReadiness()])).toEqual([
      200, 200, 200,
    ]);
    state.now += 999;
    expect(await fetchReadiness()).toBe(200);
    expect(state.pings).toBe(1);
    state.now += 1;
    expect(await fetchReadiness()).toBe(200);
    expect(state.pings).toBe(2);
  });

  it('fails while the database fails or does not respond', async () => {
    const outcomes = [
      () => Promise.reject(new Error('Connection terminated unexpectedly')),
      () => new Promise<void>(() => {}),
      async () => {},
    ];
    const { app, state, fetchReadiness } = createHost(
      () => outcomes[state.pings - 1]?.() ?? Promise.resolve(),
    );
    for (const status of [503, 503, 200]) {
      expect(await fetchReadiness()).toBe(status);
      expect((await app.request('/healthz')).status).toBe(200);
      state.now += 1000;
    }
  });

  it('fails once the host starts to shut down', async () => {
    const { app, state, fetchReadiness } = createHost(async () => {});
    expect(await fetchReadiness()).toBe(200);
    state.isClosing = true;
    const rejection = await app.request('/readyz');
    expect(rejection.status).toBe(503);
    expect(rejection.headers.get('Retry-After')).toBe('5');
    expect(rejection.headers.get('Cache-Control')).toBe('no-store');
    expect(await rejection.json()).toHaveProperty('message');
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
