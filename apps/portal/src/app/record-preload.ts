import type { ApiClient } from '@producer-portal/api';
import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { createServices } from './create-services.ts';
import { callName } from './error-routing.ts';

/** One GET request of a screen's `preload`. */
export interface RecordedRequest {
  call: string;
  path: string;
  /** Its parameters, not encoded: `states[]=MI`. */
  query: readonly string[];
}

/** What a `preload` did. */
export interface Recording {
  requests: RecordedRequest[];
  /** All queries that it started, by the names of their calls. */
  started: readonly string[];
  /** The keys of the page's query that it read. */
  keys: readonly string[];
}

/** What a request that the address alone decides does not depend on: the day, and the record of a detail page. */
const worlds = [
  { now: Date.UTC(2026, 0, 31), record: 'one-record' },
  { now: Date.UTC(2027, 6, 1), record: 'other-record' },
] as const;

/**
 * Runs the `preload` of a route's screen without a session and without a network, and records the requests that the address
 * alone decides.
 *
 * @param calls whose requests to record.
 * @param search the page's query.
 * @throws Error when it would change something.
 */
export async function recordPreload(
  id: RouteId,
  calls: readonly string[],
  search: string,
): Promise<Recording> {
  const searchParams = new WatchedParams(search);
  const first = await run(id, calls, searchParams, worlds[0]);
  const second = await run(id, calls, searchParams, worlds[1]);
  const others = new Set(second.requests.map((request) => JSON.stringify(request)));
  return {
    requests: first.requests.filter((request) => others.has(JSON.stringify(request))),
    started: first.started,
    keys: [...searchParams.read],
  };
}

/** Notes which keys are read. */
class WatchedParams extends URLSearchParams {
  readonly read = new Set<string>();

  override get(key: string) {
    this.read.add(key);
    return super.get(key);
  }

  override getAll(key: string) {
    this.read.add(key);
    return super.getAll(key);
  }
}

async function run(
  id: RouteId,
  calls: readonly string[],
  searchParams: URLSearchParams,
  { now, record }: (typeof worlds)[number],
): Promise<Omit<Recording, 'keys'>> {
  const route = routeDef(id);
  const { preload } = await route.screen();
  const services = createServices({
    config: defaultConfig,
    address: new URL('http://localhost/'),
    redirect: () => {},
    session: { storage: null, events: null, openChannel: () => null },
  });
  const queryClient = new QueryClient();
  const requests: RecordedRequest[] = [];
  let sent: Omit<RecordedRequest, 'call'>[] = [];
  const changes: string[] = [];
  const api: ApiClient = {
    session: services.session,
    send({ method, path, query = {} }) {
      if (method === 'GET') sent.push({ path, query: pairsOf(query) });
      else changes.push(`${method} ${path}`);
      return new Promise(() => {});
    },
  };

  const { now: clock } = Date;
  Date.now = () => now;
  try {
    const request = { route, params: { id: record }, searchParams };
    settle(preload?.({ ...services, api, queryClient }, request));
    await tick();
    // Each query once more by itself, to know which requests are its own.
    for (const query of queryClient.getQueryCache().getAll()) {
      const call = callName(query.queryKey);
      if (!calls.includes(call)) continue;
      sent = [];
      settle(fetchAgain(query, queryClient));
      await tick();
      requests.push(...sent.map((each) => ({ call, ...each })));
    }
  } finally {
    Date.now = clock;
  }
  if (changes.length > 0)
    throw new Error(
      `The preload of "${id}" sends ${changes.join(', ')}. It runs on hover, so it may only read.`,
    );
  const started = queryClient.getQueryCache().getAll();
  return { requests, started: started.map(({ queryKey }) => callName(queryKey)) };
}

async function fetchAgain(query: Query, client: QueryClient): Promise<void> {
  const { queryKey, options } = query;
  const { signal } = new AbortController();
  if (typeof options.queryFn === 'function')
    await options.queryFn({ client, queryKey, signal, meta: undefined });
}

/** Nothing is answered, so nothing can fail but a call that is refused before it is sent. */
function settle(promise: Promise<unknown> | undefined): void {
  promise?.catch(() => {});
}

const tick = () => new Promise((resolve) => void setTimeout(resolve));

const pairsOf = (query: object): string[] =>
  Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => `${name}[]=${one}`) : `${name}=${value}`,
  );
