import type {
  Activity,
  ActivityEvent,
  ActivityPrefix,
  ActivityStep,
} from '../activity/activity.ts';
import { Aborted } from '../errors/aborted.ts';
import { isApiError } from '../errors/api-error.ts';
import { errorFromResponse, parseRetryAfter } from '../errors/from-response.ts';
import { InvalidResponse, isInvalidResponse } from '../errors/invalid-response.ts';
import { isServerDown, ServerDown } from '../errors/server-down.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import { createListeners } from '../listeners.ts';
import type { RequestContext, Session } from '../session/types.ts';
import type { FetchAdapter } from './axios-transport.ts';
import { readEarlyResponse } from './early-response.ts';
import type { RequestQuery } from './query-values.ts';
import type { Transport, TransportResponse, TransportRequest } from './transport.ts';
import { withAbortAndTimeout } from './with-abort-and-timeout.ts';

/** Options of a client. */
export type ApiClientOptions = {
  /** Origin of the API, such as `https://api.example.com`. `''` means the page's own origin. */
  host: string;
  session: Session;
  /**
   * Sends the requests. It receives a `Request` with an absolute URL.
   * @default the platform's fetch
   */
  fetchAdapter?: FetchAdapter;
  /**
   * Returns the response to a GET that the page sent before this code loaded, for this absolute URL
   * and token, or undefined if there is none. Return each response only once. Compare parsed
   * parameters, not strings, because `URLSearchParams` has encoded this URL.
   */
  takeEarlyResponse?: (url: string, token: string | null) => Promise<Response> | undefined;
  activity?: Activity;
  /**
   * Called for every invalid response, for error reporting. Callers get an error if a response is
   * unreadable, but they can't tell which values and items were left out of a readable one.
   */
  onError?: (error: InvalidResponse) => void;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
};

/** One call to the API. */
export type ApiCall = {
  prefix: ActivityPrefix;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path from the root. */
  path: string;
  /** Query parameters. @default {} */
  query?: RequestQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Idempotency-Key`. A host that has seen the key returns the first result again. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds until a call without a response counts as a network failure. @default 10,000 */
  timeout?: number;
  /**
   * Which token the call sends, and how it affects the session:
   * - `bearer` sends the session's token. A 401 ends the session.
   * - `download` does the same, but the caller decides what a 401 means.
   * - `none` sends no token (code exchange).
   * - `refresh` does not wait while the session holds back other calls. The caller handles a 401.
   * - `refresh-admin` does the same with an impersonating admin's own token.
   * - `revoke` sends the current token immediately, outlives the page, and ignores its response, because
   *   the session may end or start again in the meantime.
   * @default 'bearer'
   */
  auth?: 'bearer' | 'none' | 'refresh' | 'refresh-admin' | 'download' | 'revoke';
};

/** The response to a call, before it is parsed by its schema. */
export type ApiResponse = {
  status: number;
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  body: unknown;
  header: (name: string) => string | null;
  /** Method and path, without the query. */
  call: string;
  requestId: string | null;
  /** Reports how many invalid values were left out, and which. */
  reportInvalidValues: (count: number, error: InvalidResponse) => void;
};

/** A typed client: the first argument of every fetcher. */
export type ApiClient = {
  readonly session: Session;
  /**
   * Sends one call.
   *
   * @param read parses the response; it throws `InvalidResponse` if the shape is wrong
   * @throws ApiError or one of its subclasses
   */
  send: <Result>(call: ApiCall, read: (response: ApiResponse) => Result) => Promise<Result>;
};

const defaultTimeout = 10_000;

/** Values of `auth` whose calls wait while the session holds back calls. */
const waitsForSession: ReadonlySet<ApiCall['auth']> = new Set([undefined, 'bearer', 'download']);

const isRefresh = ({ auth }: ApiCall) => auth === 'refresh' || auth === 'refresh-admin';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseResponse({ status, text, header }: TransportResponse, call: string) {
  return { status, body: parseJson(text), header, call, requestId: header('X-Request-Id') };
}

/** Parses a response. A body that overflows the stack counts as invalid. */
function readWith<Result>(read: (response: ApiResponse) => Result, response: ApiResponse): Result {
  try {
    return read(response);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { call, status, requestId } = response;
    const issues = ['body: nested too deeply'];
    throw new InvalidResponse(`${call} returned an unexpected shape`, {
      status,
      requestId,
      issues,
    });
  }
}

/**
 * Creates a client for one host and one session. It has no global state and never navigates: it
 * throws `ApiError` or a subclass, and the application decides what to show. If the host still
 * returns 401 after a retry, the session ends in all tabs, unless the call is a download
 * (docs/contract.md#error-routing).
 *
 * @throws TypeError if `host` is not an origin
 * @example
 * const session = createSession();
 * const api = createApiClient({ host: '', session });
 * const page = await alerts.list.fetch(api, { category: 'job_aids' });
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const fetchAdapter: FetchAdapter =
    options.fetchAdapter ?? ((input, init) => globalThis.fetch(input, init));
  return createClientWithTransport(
    async () => (await import('./axios-transport.ts')).createAxiosTransport(fetchAdapter),
    { ...options, host: toOrigin(options.host) },
  );
}

/** Normalizes the host to an origin. */
function toOrigin(host: string): string {
  // Server rendering has no page origin. The client can be created there, but not used.
  if (host === '') return globalThis.location?.origin ?? '';
  let url: URL | null = null;
  try {
    url = new URL(host);
  } catch {
    // The error is thrown below, as for a URL that isn't an origin.
  }
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(
    'host must be the origin of the API, such as https://api.example.com, or empty for the page’s own origin',
  );
}

/** Builds a request's URL without the `qs` package, which loads only with the transport. */
function buildUrl({ url, query }: TransportRequest): string {
  const fullUrl = new URL(url);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object')
      for (const item of value) fullUrl.searchParams.append(`${name}[]`, item);
    else fullUrl.searchParams.append(name, String(value));
  }
  return fullUrl.href;
}

/** Creates a client whose transport loads with the first call that needs it. */
export function createClientWithTransport(
  load: () => Promise<Transport>,
  options: Omit<ApiClientOptions, 'fetchAdapter'>,
): ApiClient {
  const { session, activity, now = Date.now } = options;
  const invalidResponses = createListeners<[error: InvalidResponse]>();
  if (options.onError) invalidResponses.subscribe(options.onError);
  // Loaded on first use, because an early response doesn't need the transport.
  let transport: Promise<Transport> | undefined;
  const loadTransport = () => {
    transport ??= load().catch(() => {
      transport = undefined;
      throw new ServerDown('The code that sends calls could not be loaded');
    });
    return transport;
  };

  const emit = (
    prefix: ActivityPrefix,
    step: ActivityStep,
    details: Omit<ActivityEvent, 'type' | 'at'> = {},
  ) => activity?.emit({ type: `${prefix}_${step}`, at: now(), ...details });

  async function attempt(call: ApiCall, name: string, generation: number, isResent = false) {
    const role = call.auth === 'refresh-admin' ? 'admin' : 'session';
    const tokenContext: RequestContext | null =
      call.auth === 'none' ? null : session.requestContext(role);
    if (call.auth !== 'none' && !tokenContext) throw new SessionEnded(`${name} needs a session`);
    // The session ends while a revocation is in flight, so a revocation isn't tied to the session.
    const requestContext = call.auth === 'revoke' ? null : tokenContext;
    if (requestContext && requestContext.generation !== generation) {
      throw new Aborted(`${name} was not sent because the session changed`);
    }

    const request: TransportRequest = {
      name,
      url: options.host + call.path,
      query: call.query ?? {},
      method: call.method,
      body: call.body,
      idempotencyKey: call.idempotencyKey,
      token: tokenContext?.token ?? null,
      keepalive: call.auth === 'revoke',
      timeout: call.timeout ?? defaultTimeout,
      signal: call.signal,
    };
    const early =
      call.method === 'GET'
        ? options.takeEarlyResponse?.(buildUrl(request), request.token)
        : undefined;
    // Avoids an unhandled rejection if the call is aborted before it reads the response.
    early?.catch(() => undefined);
    const transmit = early ? () => readEarlyResponse(early) : await loadTransport();
    if (requestContext && !session.isCurrent(requestContext)) {
      throw new Aborted(`${name} was not sent because the session changed`);
    }

    const response = parseResponse(await withAbortAndTimeout(transmit, request), name);
    session.recordServerDate(response.header('Date'));
    if (requestContext && !session.isCurrent(requestContext)) {
      throw new Aborted(`${name} got its response after the session changed`);
    }
    // If another tab has signed in since, this response says nothing about the newly stored token.
    const wasReplaced = requestContext !== null && session.token() !== requestContext.token;
    const rotated = response.header('jwt');
    if (requestContext && rotated !== null) session.rotate(rotated, requestContext);

    if (response.status >= 200 && response.status < 300) return response;

    // A refresh isn't repeated: if the token has changed, it has already been refreshed.
    if (response.status === 401 && requestContext && !isRefresh(call)) {
      if (!isResent && session.token() !== requestContext.token)
        return attempt(call, name, generation, true);
      if (call.auth !== 'download' && !wasReplaced) session.clear('refused');
    }
    throw errorFromResponse({
      ...response,
      retryAfter: parseRetryAfter(response.header('Retry-After'), session.now()),
    });
  }

  return {
    session,
    async send(call, read) {
      const name = `${call.method} ${call.path.replace(/\?.*/s, '')}`;
      const { generation } = session.snapshot();
      emit(call.prefix, 'REQUEST');
      try {
        if (waitsForSession.has(call.auth)) await session.ready();
        const response = await attempt(call, name, generation);
        let skipped = 0;
        const result = readWith(read, {
          ...response,
          reportInvalidValues(count, error) {
            skipped += count;
            invalidResponses.notify(error);
          },
        });
        emit(call.prefix, 'SUCCESS', {
          status: response.status,
          ...(response.requestId === null ? {} : { requestId: response.requestId }),
          ...(skipped === 0 ? {} : { skipped }),
        });
        return result;
      } catch (error) {
        if (isInvalidResponse(error)) invalidResponses.notify(error);
        emit(call.prefix, 'FAILURE', {
          error: error instanceof Error ? error.name : 'Error',
          ...(isApiError(error) && error.status !== null ? { status: error.status } : {}),
          ...(isApiError(error) && error.requestId !== null ? { requestId: error.requestId } : {}),
          ...(isServerDown(error) ? { reason: error.reason } : {}),
          ...(isApiError(error) && typeof error.cause === 'string' ? { cause: error.cause } : {}),
        });
        throw error;
      }
    },
  };
}
