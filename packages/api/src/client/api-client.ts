import type {
  Activity,
  ActivityEvent,
  ActivityPrefix,
  ActivityStep,
} from '../activity/activity.ts';
import { Aborted } from '../errors/aborted.ts';
import { isApiError } from '../errors/api-error.ts';
import { errorFromRefusal, parseRetryAfter } from '../errors/from-response.ts';
import { InvalidResponse, isInvalidResponse } from '../errors/invalid-response.ts';
import { isServerDown, ServerDown } from '../errors/server-down.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import { createListeners } from '../listeners.ts';
import type { RequestStamp, Session } from '../session/types.ts';
import type { FetchAdapter } from './axios-transport.ts';
import { readEarlyResponse } from './early-response.ts';
import type { SentQuery } from './query-values.ts';
import type { Transport, TransportResponse, TransportRequest } from './transport.ts';
import { withinLimits } from './within-limits.ts';

/** What a client is made of; it owns nothing global. */
export type ApiClientOptions = {
  /** The origin of the API, such as `https://api.example.com`; `''` is the page's own. */
  host: string;
  session: Session;
  /**
   * Sends the requests. It receives a `Request` with an absolute address.
   * @default the platform's fetch
   */
  fetchAdapter?: FetchAdapter;
  /**
   * Hands over the response to a GET that the page has already asked for, before this code was there:
   * to that absolute address, with that token. Undefined where there is none; each is taken once.
   * Compare parsed parameters, not strings: `URLSearchParams` encodes this URL.
   */
  takeEarly?: (url: string, token: string | null) => Promise<Response> | undefined;
  activity?: Activity;
  /**
   * Hears of every answer that does not fit, for error reporting: whole ones, which the caller is
   * thrown too, and values and items that were left out, which no caller sees.
   */
  onError?: (error: InvalidResponse) => void;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
};

/** One call as a fetcher asks for it. */
export type ApiCall = {
  prefix: ActivityPrefix;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path from the root. */
  path: string;
  /** Query parameters. @default {} */
  query?: SentQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Idempotency-Key`: a host that knows it answers the first result again. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds until an unanswered call counts as a network failure. @default 10 000 */
  timeout?: number;
  /**
   * `none` sends no token (the exchange of a code). `refresh` does not wait while the session holds
   * the other calls; `refresh-admin` is the same with the waiting token of an impersonating admin.
   * These and `download` leave it to their caller to end the session. `revoke` takes the token of the
   * moment it is called, waits for nothing, outlives the page, and its response changes nothing: the
   * session may end, or begin anew, while it is under way.
   * @default 'bearer'
   */
  as?: 'bearer' | 'none' | 'refresh' | 'refresh-admin' | 'download' | 'revoke';
};

/** The answer to a call, before it is read by its schema. */
export type ApiResponse = {
  status: number;
  /** The parsed JSON; undefined when the body is empty or no JSON. */
  body: unknown;
  header: (name: string) => string | null;
  /** The call as developers name it, without its query. */
  call: string;
  requestId: string | null;
  /** Tells how many values were left out, and which. */
  leftOut: (count: number, error: InvalidResponse) => void;
};

/** A typed client: the first argument of every fetcher. */
export type ApiClient = {
  readonly session: Session;
  /**
   * Sends one call and reads its answer with `read`, which throws `InvalidResponse` when the shape
   * does not fit.
   *
   * @throws the family of `ApiError`
   */
  send: <Result>(call: ApiCall, read: (response: ApiResponse) => Result) => Promise<Result>;
};

const defaultTimeout = 10_000;

/** The calls that wait while the session holds them. */
const waiting: ReadonlySet<ApiCall['as']> = new Set([undefined, 'bearer', 'download']);

const isRefresh = ({ as }: ApiCall) => as === 'refresh' || as === 'refresh-admin';

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

/** Reads an answer; one that is nested deeper than the stack reaches is of an unknown shape too. */
function readWith<Result>(read: (response: ApiResponse) => Result, response: ApiResponse): Result {
  try {
    return read(response);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { call, status, requestId } = response;
    const issues = ['body: nested too deeply'];
    throw new InvalidResponse(`${call} answered in an unknown shape`, {
      status,
      requestId,
      issues,
    });
  }
}

/**
 * Makes a client for one host and one session. It owns no global and routes nowhere: it throws the
 * family of `ApiError`, and whoever made it decides what a failure means to a person. A 401 that
 * stands ends the session in all tabs, but for that of a download, which its screen answers for
 * (docs/contract.md#error-routing).
 *
 * @throws TypeError when `host` is no origin
 * @example
 * const session = createSession();
 * const api = createApiClient({ host: '', session });
 * const page = await alerts.list.fetch(api, { category: 'job_aids' });
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const fetchAdapter: FetchAdapter =
    options.fetchAdapter ?? ((input, init) => globalThis.fetch(input, init));
  return createClientOver(
    async () => (await import('./axios-transport.ts')).createAxiosTransport(fetchAdapter),
    { ...options, host: originOf(options.host) },
  );
}

/** The origin that a host names, written as browsers write it. */
function originOf(host: string): string {
  // Where no page is, as when one is drawn ahead, a client may stand by; it can call nobody.
  if (host === '') return globalThis.location?.origin ?? '';
  let url: URL | null = null;
  try {
    url = new URL(host);
  } catch {
    // As wrong as an address that is no origin.
  }
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(
    'host must be the origin of the API, such as https://api.example.com, or empty where the page’s own is meant',
  );
}

/** The URL of a request. It does without qs, which loads with the transport. */
function urlOf({ url, query }: TransportRequest): string {
  const full = new URL(url);
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object')
      for (const one of value) full.searchParams.append(`${name}[]`, one);
    else full.searchParams.append(name, String(value));
  }
  return full.href;
}

/** A client over any transport. It is loaded with the first call that needs it. */
export function createClientOver(
  load: () => Promise<Transport>,
  options: Omit<ApiClientOptions, 'fetchAdapter'>,
): ApiClient {
  const { session, activity, now = Date.now } = options;
  const invalidResponses = createListeners<[error: InvalidResponse]>();
  if (options.onError) invalidResponses.subscribe(options.onError);
  // What a page has asked for early is shown without it.
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

  async function attempt(call: ApiCall, name: string, generation: number, resent = false) {
    const role = call.as === 'refresh-admin' ? 'admin' : 'session';
    const sender: RequestStamp | null = call.as === 'none' ? null : session.stamp(role);
    if (call.as !== 'none' && !sender) throw new SessionEnded(`${name} needs a session`);
    // A revocation is sent for a session that ends meanwhile, so nothing ties it to the present one.
    const stamp = call.as === 'revoke' ? null : sender;
    if (stamp && stamp.generation !== generation) {
      throw new Aborted(`${name} was not sent, as the session had changed hands`);
    }

    const request: TransportRequest = {
      name,
      url: options.host + call.path,
      query: call.query ?? {},
      method: call.method,
      body: call.body,
      idempotencyKey: call.idempotencyKey,
      token: sender?.token ?? null,
      keepalive: call.as === 'revoke',
      timeout: call.timeout ?? defaultTimeout,
      signal: call.signal,
    };
    const early =
      call.method === 'GET' ? options.takeEarly?.(urlOf(request), request.token) : undefined;
    // It may be given up before anybody has looked at it.
    early?.catch(() => undefined);
    const transmit = early ? () => readEarlyResponse(early) : await loadTransport();
    if (stamp && !session.isCurrent(stamp)) {
      throw new Aborted(`${name} was not sent, as the session had changed hands`);
    }

    const response = parseResponse(await withinLimits(transmit, request), name);
    session.noteServerDate(response.header('Date'));
    if (stamp && !session.isCurrent(stamp)) {
      throw new Aborted(`${name} was answered after the session had changed hands`);
    }
    // A sign-in in another tab may have brought a token that the host has not refused.
    const wasReplaced = stamp !== null && session.token() !== stamp.token;
    const rotated = response.header('jwt');
    if (stamp && rotated !== null) session.rotate(rotated, stamp);

    if (response.status >= 200 && response.status < 300) return response;

    // A refresh has come to its end when there is another token.
    if (response.status === 401 && stamp && !isRefresh(call)) {
      if (!resent && session.token() !== stamp.token) return attempt(call, name, generation, true);
      if (call.as !== 'download' && !wasReplaced) session.clear('refused');
    }
    throw errorFromRefusal({
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
        if (waiting.has(call.as)) await session.ready();
        const response = await attempt(call, name, generation);
        let skipped = 0;
        const result = readWith(read, {
          ...response,
          leftOut(count, error) {
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
