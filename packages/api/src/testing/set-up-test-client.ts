import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isApiError, type ApiErrorKind } from '../errors/api-error.ts';
import { createDiagnostics } from '../diagnostics/create-diagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from './clock.ts';
import { sampleToken } from './token.ts';

const host = 'https://api.example.com';

function createTestClient() {
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: FIXED_NOW / 1000 + 900 }) });
  const reportedDiagnostics: Diagnostic[] = [];
  const diagnostics = createDiagnostics({ onDiagnostic: (each) => reportedDiagnostics.push(each) });
  return {
    api: createApiClient({ host, session, now: () => FIXED_NOW, diagnostics }),
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    /** Paths and queries of the calls that `respondWith` handled. */
    requestedPaths: [] as string[],
    /** Breaches of the contract that the client reported. */
    reportedDiagnostics,
  };
}

/** Creates a signed-in client and a query client, both new for each test of the file. */
export function setUpTestClient() {
  const server = setupServer();
  const test = createTestClient();

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    Object.assign(test, createTestClient());
  });
  afterEach(() => {
    server.resetHandlers();
    test.client.clear();
  });
  afterAll(() => server.close());

  /** Responds to every GET with this body, and records the request. */
  function respondWith(body: Record<string, unknown>): void {
    server.use(
      http.get(`${host}/*`, ({ request }) => {
        const { pathname, search } = new URL(request.url);
        test.requestedPaths.push(decodeURIComponent(pathname + search));
        return HttpResponse.json(body);
      }),
    );
  }

  return Object.assign(test, {
    server,
    respondWith,
    /** Calls the fetchers with malformed ids and returns the kinds of their errors. */
    async getErrorKindsForBadIds(
      fetchers: readonly ((api: ApiClient, id: string) => Promise<unknown>)[],
    ): Promise<ApiErrorKind[]> {
      respondWith({});
      const calls = ['..', 'a/b', '', '%2e%2e', 'x'.repeat(129)].flatMap((id) =>
        fetchers.map((fetcher) => fetcher(test.api, id)),
      );
      const outcomes = await Promise.allSettled(calls);
      return outcomes.map((outcome) => {
        if (outcome.status === 'rejected' && isApiError(outcome.reason)) return outcome.reason.kind;
        throw new Error('A call was expected to fail', { cause: outcome });
      });
    },
  });
}

/** Creates a single page with these items. */
export const createPageWith = <Item>(...items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  perPage: 20,
});
