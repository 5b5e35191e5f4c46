import { checkHost } from '@producer-portal/api/check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useTestHost } from './testing/test-host.ts';

const host = useTestHost('the embedded database');
const origin = 'https://portal.example.com';

/** Calls the app without a network. */
function createFetch() {
  const app = host.app({ portalOrigin: origin });
  return async (input: RequestInfo | URL, init?: RequestInit) =>
    app.fetch(new Request(input, init));
}

it.each(['independent-producer', 'manager', 'home-office-admin'])(
  'the reference host follows the contract for %s',
  async (persona) => {
    const { jwt } = await host.exchange(persona);
    const { calls, diagnostics } = await checkHost({
      host: 'https://api.example.com',
      token: jwt,
      origin,
      fetchAdapter: createFetch(),
    });
    expect(diagnostics).toEqual([]);
    expect(calls).toEqual(
      expect.arrayContaining(['GET /api/v1/alerts', 'GET /api/v1/guides/{id}']),
    );
  },
);

it('reports only once that the host refuses a token', async () => {
  const { jwt } = await host.exchange('manager');
  const otherSignature = jwt.replace(/\.[^.]+$/, `.${'A'.repeat(86)}`);
  const { diagnostics } = await checkHost({
    host: 'https://api.example.com',
    token: otherSignature,
    fetchAdapter: createFetch(),
  });
  expect(diagnostics).toMatchObject([
    { code: 'invalid-token', field: 'jwt', found: 'refused with 401' },
  ]);
});

it('reports that a token has expired', async () => {
  const { jwt } = await host.exchange('manager');
  host.advanceClock(3600);
  const { diagnostics } = await checkHost({
    host: 'https://api.example.com',
    token: jwt,
    fetchAdapter: createFetch(),
  });
  expect(diagnostics).toMatchObject([{ code: 'invalid-token', field: 'jwt.exp' }]);
});

it('doesn’t wait forever for a response to a preflight request', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const fetchAdapter = createFetch();
  const { diagnostics } = await checkHost({
    host: 'https://api.example.com',
    origin,
    fetchAdapter: async (input, init) => {
      if (init?.method !== 'OPTIONS') return fetchAdapter(input, init);
      init.signal?.throwIfAborted();
      return new Promise(() => {});
    },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'no-response',
      call: 'OPTIONS /api/v1/auth_token/exchange',
      found: 'missing (TimeoutError)',
    },
  ]);
});
