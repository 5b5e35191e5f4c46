import type {
  Activity,
  ActivityEvent,
  ActivityPrefix,
  ActivityStep,
} from '../activity/activity.ts';
import { createDiagnostics, type Diagnostics } from '../diagnostics/create-diagnostics.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import { describeShape } from '../diagnostics/describe-shape.ts';
import { Aborted } from '../errors/aborted.ts';
import { isApiError, type ApiError } from '../errors/api-error.ts';
import { createErrorFromResponse, parseRetryAfter } from '../errors/from-response.ts';
import { isInvalidResponse } from '../errors/invalid-response.ts';
import { isServerDown, ServerDown } from '../errors/server-down.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import type { RequestContext, Session } from '../session/types.ts';
import type { ApiResponse } from './api-response.ts';
import type { FetchAdapter } from './axios-transport.ts';
import { readEarlyResponse } from './early-response.ts';
import { isObject } from './quick-check.ts';
import type { RequestQuery } from './query-values.ts';
import { readWith } from './read.ts';
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
   * parameters, not strings: the page's request may encode or order them differently.
   */
  takeEarlyResponse?: (url: string, token: string | null) => Promise<Response> | undefined;
  activity?: Activity;
  /**
   * Receives every breach of the contract in the host's responses. Pass it to the session too.
   * @default one that only writes to the console in development
   */
  diagnostics?: Diagnostics;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
};

/** One call to the API. */
export type ApiCall = {
  prefix: ActivityPrefix;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path from the root. */
  path: string;
  /** The path with `:id` instead of an id, for diagnostics. @default path */
  pattern?: string;
  /** Whether the call has a `page` parameter. @default false */
  isPaged?: boolean;
  /** Query parameters. @default {} */
  query?: RequestQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Idempotency-Key`. A host that has seen the key returns the first result again. */
  idempotencyKey?: string;
  /**
   * The id of the record that replaces the deleted one, which isn't sent to the host. An application that
   * queues changes needs this id: if the host refuses the new record, the old one must stay.
   */
  replacedBy?: string | number | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds until a call without a response counts as a network failure. @default 10,000 */
  timeout?: number;
  /**
   * Which token the call sends, and how it affects the session:
   * - `bearer` sends the session's token. A 401 ends the session.
   * - `download` does the same, but the caller decides what a 401 means.
   * - `none` sends no token (code exchange).
   * - `refresh` does not wait while the session delays other calls. The caller handles a 401.
   * - `refresh-admin` does the same with an impersonating admin's own token.
   * - `revoke` sends the current token immediately and continues after the page is closed. Its response
   *   never changes the session, which may end or start again in the meantime. A failure still throws.
   * @default 'bearer'
   */
  auth?: 'bearer' | 'none' | 'refresh' | 'refresh-admin' | 'download' | 'revoke';
  /** The token that a `revoke` call sends. @default the session's token */
  token?: string | undefined;
};

/** A typed client: the first argument of every fetcher. */
export type ApiClient = {
  readonly session: Session;
  /** Receives every breach of the contract in the host's responses. */
  readonly diagnostics: Diagnostics;
  /**
   * Sends one call.
   *
   * @param read parses the response; it throws `InvalidResponse` if the shape is wrong
   * @throws ApiError or one of its subclasses
   */
  send: <Result>(call: ApiCall, read: (response: ApiResponse) => Result) => Promise<Result>;
};

/** Default of a call's `timeout`, in milliseconds. */
export const defaultTimeout = 10_000;

/** Values of `auth` whose calls wait while the session delays calls. */
const waitingAuthValues: ReadonlySet<ApiCall['auth']> = new Set([undefined, 'bearer', 'download']);

const isRefresh = ({ auth }: ApiCall) => auth === 'refresh' || auth === 'refresh-admin';

/** Method and path of a call with `{id}` instead of an id, for diagnostics. */
const getCallName = ({ method, path, pattern = path }: ApiCall) =>
  `${method} ${pattern.replace(/\?.*/s, '').replace(':id', '{id}')}`;

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

/**
 * Creates a client for one host and one session. It has no global state and never navigates: it
 * throws `ApiError` or a subclass, and the application decides what to show. A call that gets a 401 is
 * sent again once, but only if the session has another token by then. Any other 401 ends the session in
 * all tabs, unless the call is a download or one of the calls that start, renew, or end a session
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

/** Whether the device has a network. Always true on a server, because its `navigator` has no such property. */
function hasNetwork(): boolean {
  const { onLine }: { onLine?: boolean } = globalThis.navigator ?? {};
  return onLine ?? true;
}

/** Whether a page calls a host on another origin, so that CORS hides headers and responses. */
function isCrossOrigin(host: string): boolean {
  const { origin }: { origin?: string } = globalThis.location ?? {};
  return origin !== undefined && origin !== host;
}

/** Normalizes the host to an origin. */
function toOrigin(host: string): string {
  // Server rendering has no page origin. The client can be created there, but not used.
  if (host === '') return globalThis.location?.origin ?? '';
  let url: URL | null = null;
  try {
    url = new URL(host);
  } catch {
    // Handled below, like a URL that isn't an origin.
  }
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(
    'host must be the origin of the API, such as https://api.example.com, without a path. Empty means the page’s own origin.',
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
  const diagnostics = options.diagnostics ?? createDiagnostics();
  const isOtherOrigin = isCrossOrigin(options.host);
  let hasCheckedDate = false;
  let hasCheckedBlocking = false;
  // Loaded on first use, because an early response doesn't need the transport.
  let transport: Promise<Transport> | undefined;
  const loadTransport = (): Promise<Transport> => {
    // Chromium remembers a failed import until the page reloads, so don't try without a network.
    if (!transport && !hasNetwork())
      return Promise.reject(new ServerDown('The code that sends calls can’t be loaded offline'));
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

  /** Reports a `Date` header that the page can't read. In that case, the page can't read other headers either. */
  function checkDate(date: string | null, name: string): void {
    if (hasCheckedDate || date !== null || !isOtherOrigin) return;
    hasCheckedDate = true;
    const expected = 'the time of the response';
    diagnostics.report(
      createDiagnostic({
        code: 'missing-header',
        call: name,
        field: 'Date',
        found: 'missing',
        expected,
      }),
    );
  }

  /** Finds out once whether the browser blocks the host's responses. */
  async function checkBlocking(failure: unknown, name: string): Promise<void> {
    const isUnexplained = isServerDown(failure) && failure.reason === 'network';
    if (hasCheckedBlocking || !isUnexplained || !isOtherOrigin || !hasNetwork()) return;
    hasCheckedBlocking = true;
    try {
      const { reportBlockedResponse } = await import('../diagnostics/report-blocked-response.ts');
      await reportBlockedResponse(diagnostics, name, options.host);
    } catch {
      // The code that explains the failure loads only now. If it can't be loaded, the call's own error is enough.
    }
  }

  /** Creates the error for a failed call, and reports the parts of the response that are invalid. */
  function createCallError(response: ReturnType<typeof parseResponse>, name: string): ApiError {
    const { requestId } = response;
    const retryAfterHeader = response.header('Retry-After');
    const retryAfter = parseRetryAfter(retryAfterHeader, session.now());
    if (retryAfterHeader !== null && retryAfter === null) {
      const found = describeShape(retryAfterHeader);
      const expected = 'seconds or a date';
      diagnostics.report(
        createDiagnostic({
          code: 'invalid-header',
          call: name,
          field: 'Retry-After',
          found,
          expected,
          requestId,
        }),
      );
    }
    const { error, ignoredParts } = createErrorFromResponse({ ...response, retryAfter });
    for (const field of ignoredParts) {
      const expected = 'the documented error body';
      diagnostics.report(
        createDiagnostic({
          code: 'dropped-error-part',
          call: name,
          field,
          found: describeShape(isObject(response.body) ? response.body[field] : undefined),
          expected,
          requestId,
        }),
      );
    }
    return error;
  }

  async function attempt(call: ApiCall, name: string, epoch: number, isResent = false) {
    const role = call.auth === 'refresh-admin' ? 'admin' : 'session';
    const tokenContext: RequestContext | null =
      call.auth === 'none' ? null : session.requestContext(role);
    const token = call.token ?? tokenContext?.token ?? null;
    if (call.auth !== 'none' && token === null) throw new SessionEnded(`${name} needs a session`);
    // A revocation isn't aborted when the session ends, because the session ends while the revocation is in flight.
    const requestContext = call.auth === 'revoke' ? null : tokenContext;
    if (requestContext && requestContext.epoch !== epoch) {
      throw new Aborted(`${name} was not sent because the session changed`);
    }

    const request: TransportRequest = {
      name,
      url: options.host + call.path,
      query: call.query ?? {},
      method: call.method,
      body: call.body,
      idempotencyKey: call.idempotencyKey,
      token,
      keepalive: call.auth === 'revoke',
      timeout: call.timeout ?? defaultTimeout,
      signal: call.signal,
    };
    const earlyResponse =
      call.method === 'GET'
        ? options.takeEarlyResponse?.(buildUrl(request), request.token)
        : undefined;
    // Avoids an unhandled rejection if the call is aborted before it reads the response.
    earlyResponse?.catch(() => undefined);
    const transmit = earlyResponse ? () => readEarlyResponse(earlyResponse) : await loadTransport();
    if (requestContext && !session.isCurrent(requestContext)) {
      throw new Aborted(`${name} was not sent because the session changed`);
    }

    const response = parseResponse(await withAbortAndTimeout(transmit, request), name);
    const date = response.header('Date');
    session.recordServerDate(date);
    checkDate(date, getCallName(call));
    if (requestContext && !session.isCurrent(requestContext)) {
      throw new Aborted(`${name} got its response after the session changed`);
    }
    // If another tab has signed in since the call started, this response isn't about the new token.
    const wasReplaced = requestContext !== null && session.token() !== requestContext.token;
    const rotatedToken = response.header('jwt');
    if (requestContext && rotatedToken !== null)
      session.rotate(rotatedToken, requestContext, getCallName(call));

    if (response.status >= 200 && response.status < 300) return response;

    const error = createCallError(response, getCallName(call));
    // A refresh isn't repeated: if the token has changed, it has already been refreshed.
    if (response.status === 401 && requestContext && !isRefresh(call)) {
      if (!isResent && session.token() !== requestContext.token)
        return attempt(call, name, epoch, true);
      if (call.auth !== 'download' && !wasReplaced) session.clear('refused', error);
    }
    throw error;
  }

  return {
    session,
    diagnostics,
    async send(call, read) {
      const name = `${call.method} ${call.path.replace(/\?.*/s, '')}`;
      const { epoch } = session.snapshot();
      emit(call.prefix, 'REQUEST');
      try {
        if (waitingAuthValues.has(call.auth)) await session.ready();
        const response = await attempt(call, name, epoch);
        const result = readWith(read, {
          ...response,
          name: getCallName(call),
          isPaged: call.isPaged ?? false,
          report: diagnostics.report,
        });
        emit(call.prefix, 'SUCCESS', {
          status: response.status,
          ...(response.requestId === null ? {} : { requestId: response.requestId }),
        });
        return result;
      } catch (error) {
        if (isInvalidResponse(error)) error.diagnostics.forEach(diagnostics.report);
        void checkBlocking(error, getCallName(call));
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
