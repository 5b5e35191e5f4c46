import type { ApiClient } from '@producer-portal/api';
import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { callName } from '../modules/paths/route-calls.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { createServices } from './create-services.ts';

/** One GET request of a screen's `preload`. */
export interface RecordedRequest {
  call: string;
  /** The path, with `:id` instead of the record's id. */
  path: string;
  /** Query parameters, unencoded: `states[]=MI`. */
  query: readonly string[];
}

/** What a screen's `preload` did. */
export interface Recording {
  /** The requests that are the same in both scenarios. */
  requests: RecordedRequest[];
  /** The names of the calls of all queries that the preload started. */
  startedCalls: readonly string[];
  /** The names of the page's URL parameters that the preload read. */
  readParams: readonly string[];
}

/**
 * Each preload runs twice, with different dates and record ids. A request that differs between the two runs depends on more
 * than the URL.
 */
const scenarios = [
  { now: Date.UTC(2026, 0, 31), recordId: 'one-record' },
  { now: Date.UTC(2027, 6, 1), recordId: 'other-record' },
] as const;

/**
 * Runs the `preload` of a route's screen without a session or network, and records the requests that depend only
 * on the URL.
 *
 * @param calls names of the calls to record.
 * @param search the page's URL parameters.
 * @throws Error when the preload sends anything but a GET.
 */
export async function recordPreload(
  id: RouteId,
  calls: readonly string[],
  search: string,
): Promise<Recording> {
  const searchParams = new RecordingParams(search);
  const first = await run(id, calls, searchParams, scenarios[0]);
  const second = await run(id, calls, searchParams, scenarios[1]);
  const secondRequests = new Set(second.requests.map((request) => JSON.stringify(request)));
  return {
    requests: first.requests.filter((request) => secondRequests.has(JSON.stringify(request))),
    startedCalls: first.startedCalls,
    readParams: [...searchParams.readParams],
  };
}

/** Records which parameters are read. */
class RecordingParams extends URLSearchParams {
  readonly readParams = new Set<string>();

  override get(name: string) {
    this.readParams.add(name);
    return super.get(name);
  }

  override getAll(name: string) {
    this.readParams.add(name);
    return super.getAll(name);
  }
}

async function run(
  id: RouteId,
  calls: readonly string[],
  searchParams: URLSearchParams,
  { now, recordId }: (typeof scenarios)[number],
): Promise<Omit<Recording, 'readParams'>> {
  const route = routeDef(id);
  const { preload } = await route.screen();
  const services = createServices({
    config: defaultConfig,
    pageUrl: new URL('http://localhost/'),
    redirect: () => {},
    session: { storage: null, events: null, openChannel: () => null },
  });
  const queryClient = new QueryClient();
  const requests: RecordedRequest[] = [];
  let sentRequests: Omit<RecordedRequest, 'call'>[] = [];
  const writes: string[] = [];
  const api: ApiClient = {
    session: services.session,
    diagnostics: services.api.diagnostics,
    send({ method, path, query = {} }) {
      if (method === 'GET')
        sentRequests.push({ path: path.replace(recordId, ':id'), query: toPairs(query) });
      else writes.push(`${method} ${path}`);
      return new Promise(() => {});
    },
  };

  const { now: clock } = Date;
  Date.now = () => now;
  try {
    const request = { route, params: { id: recordId }, searchParams };
    ignoreRejection(preload?.({ ...services, api, queryClient }, request));
    await tick();
    // Run each query again on its own to learn which requests belong to it.
    for (const query of queryClient.getQueryCache().getAll()) {
      const call = callName(query.queryKey);
      if (!calls.includes(call)) continue;
      sentRequests = [];
      ignoreRejection(fetchAgain(query, queryClient));
      await tick();
      requests.push(...sentRequests.map((each) => ({ call, ...each })));
    }
  } finally {
    Date.now = clock;
  }
  if (writes.length > 0)
    throw new Error(
      `The preload of "${id}" sends ${writes.join(', ')}. It runs on hover, so it must not write.`,
    );
  const queries = queryClient.getQueryCache().getAll();
  return { requests, startedCalls: queries.map(({ queryKey }) => callName(queryKey)) };
}

async function fetchAgain(query: Query, client: QueryClient): Promise<void> {
  const { queryKey, options } = query;
  const { signal } = new AbortController();
  if (typeof options.queryFn === 'function')
    await options.queryFn({ client, queryKey, signal, meta: undefined });
}

/** Ignores a rejection. `send` never settles here, so only a call that was refused before it was sent can reject. */
function ignoreRejection(promise: Promise<unknown> | undefined): void {
  promise?.catch(() => {});
}

const tick = () => new Promise((resolve) => void setTimeout(resolve));

const toPairs = (query: object): string[] =>
  Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => `${name}[]=${item}`) : `${name}=${value}`,
  );
