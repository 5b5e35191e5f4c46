import { createApiClient } from '../client/api-client.ts';
import type { FetchAdapter } from '../client/axios-transport.ts';
import { call, type Endpoint } from '../client/endpoint.ts';
import { callNames, calls, type CallName } from '../contract/registry.ts';
import { createDiagnostics } from '../diagnostics/create-diagnostics.ts';
import { createDiagnostic, mergeDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { isApiError } from '../errors/api-error.ts';
import { isInvalidResponse } from '../errors/invalid-response.ts';
import { exchangeCode } from '../resources/auth-token.ts';
import { createSession } from '../session/create-session.ts';
import { checkCors } from './check-cors.ts';

/** Options of `checkHost`. */
export type HostCheckOptions = {
  /** Origin of the API host, such as `https://api.example.com`. */
  host: string;
  /** A user's token. @default none: only sign-in and CORS are checked */
  token?: string | undefined;
  /** Origin of the portal, if it differs from the host's. @default none: CORS isn't checked */
  origin?: string | undefined;
  /** Sends the requests. @default the platform's fetch */
  fetchAdapter?: FetchAdapter;
};

/** What `checkHost` found. */
export type HostCheck = {
  /** The calls that were sent, such as `GET /api/v1/alerts`, without the CORS requests. */
  readonly calls: readonly string[];
  /** The breaches of the contract; empty if there are none. */
  readonly diagnostics: readonly Diagnostic[];
};

/** A code that no host has issued. */
const unknownCode = 'contract-check';

/** Calls of extensions. A host without the extension returns 404. */
const optionalCalls: readonly CallName[] = [
  'bindCheck.check',
  'bindCheck.map',
  'brief.list',
  'capabilities.list',
  'revisions.detail',
  'revisions.list',
  'sessions.list',
];

/** What the check can't find itself: required query parameters, and the `:id` of calls whose resource has no list. */
const inputs: { readonly [Name in CallName]?: { id?: string; query?: Record<string, string> } } = {
  'alerts.countByCategory': { query: { category: 'job_aids' } },
  'bindCheck.check': { query: { state: 'OH', product: 'unknown-product', action: 'bind' } },
  'bindCheck.map': { query: { product: 'unknown-product', action: 'bind' } },
  'redirectRecords.check': { query: { path: '/unknown-page' } },
  'revisions.list': { query: { record_type: 'Alert', record: 'unknown-record' } },
  'taxonomies.categories': { id: 'job_aids' },
};

const getLabel = ({ method, path }: Endpoint<unknown>) =>
  `${method} ${path.replace(':id', '{id}')}`;

/** Returns the id of the first item of a list, if there is one. */
function findId(result: unknown): string | undefined {
  const items: unknown = typeof result === 'object' && result && Reflect.get(result, 'items');
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  const id: unknown = typeof first === 'object' && first && Reflect.get(first, 'id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * Calls a host as the portal does and finds what breaks the contract. It only sends GET requests, one
 * exchange of an unknown code, and CORS preflight requests, so it changes nothing.
 *
 * @throws TypeError if `host` is not an origin
 * @example
 * const { diagnostics } = await checkHost({ host: 'https://api.example.com', token });
 * for (const each of diagnostics) console.log(formatDiagnostic(each));
 */
export async function checkHost(options: HostCheckOptions): Promise<HostCheck> {
  const { host, token, origin, fetchAdapter = globalThis.fetch } = options;
  const breaches: Diagnostic[] = [];
  const sentCalls: string[] = [];
  const diagnostics = createDiagnostics({
    warn: false,
    onDiagnostic: (each) => breaches.push(each),
  });
  const session = createSession({
    storage: null,
    events: null,
    openChannel: () => null,
    diagnostics,
  });
  const api = createApiClient({ host, session, diagnostics, fetchAdapter });

  /** Reports why a call failed, except for an `InvalidResponse`, which the client reports itself. */
  function reportFailure(name: CallName, error: unknown): void {
    if (!isApiError(error) || isInvalidResponse(error)) return;
    const { status, requestId, cause } = error;
    // A user without a permission gets a 403, which isn't a breach.
    if (status === 403 || (status === 404 && optionalCalls.includes(name))) return;
    const source = { call: getLabel(calls[name]), requestId };
    if (status === 401) {
      const details = { field: 'jwt', found: 'refused with 401', expected: 'a token of this host' };
      breaches.push(createDiagnostic({ code: 'invalid-token', ...source, ...details }));
      return;
    }
    const reason = typeof cause === 'string' ? ` (${cause})` : '';
    breaches.push(
      createDiagnostic({
        code: status === null ? 'no-response' : 'failed-call',
        ...source,
        field: status === null ? 'response' : 'status',
        found: status === null ? `missing${reason}` : String(status),
        expected: '200',
      }),
    );
  }

  async function send(name: CallName, id?: string): Promise<unknown> {
    // If the host refuses the token, the session ends, so skip the remaining calls.
    if (session.token() === null) return undefined;
    const endpoint = calls[name];
    const { query } = inputs[name] ?? {};
    sentCalls.push(getLabel(endpoint));
    try {
      return await call(api, endpoint, {
        ...(id === undefined ? {} : { id }),
        ...(query ? { query } : {}),
      });
    } catch (error) {
      reportFailure(name, error);
      return undefined;
    }
  }

  async function checkExchange(): Promise<boolean> {
    sentCalls.push(getLabel(calls['authToken.exchange']));
    const result = await exchangeCode(api, unknownCode);
    if (result.outcome === 'accepted') {
      breaches.push(
        createDiagnostic({
          code: 'failed-exchange',
          call: getLabel(calls['authToken.exchange']),
          field: 'status',
          found: '200 for a code that was never issued',
          expected: '401',
        }),
      );
    } else if (result.reason === 'no-response') reportFailure('authToken.exchange', result.error);
    return result.outcome === 'accepted' || result.reason !== 'no-response';
  }

  const isReachable = await checkExchange();
  if (isReachable && origin !== undefined)
    breaches.push(...(await checkCors({ host, origin, token, fetchAdapter })));
  if (isReachable && token !== undefined && session.signIn({ jwt: token }).outcome === 'accepted') {
    const namesOfGetCalls = callNames.filter((name) => calls[name].method === 'GET');
    const ids = new Map<string, string>();
    for (const name of namesOfGetCalls.filter((each) => !calls[each].path.includes(':id'))) {
      const id = findId(await send(name));
      if (id !== undefined) ids.set(name.replace(/\..*/, ''), id);
    }
    for (const name of namesOfGetCalls.filter((each) => calls[each].path.includes(':id'))) {
      const id = inputs[name]?.id ?? ids.get(name.replace(/\..*/, ''));
      if (id !== undefined) await send(name, id);
    }
  }
  return { calls: sentCalls, diagnostics: mergeDiagnostics(breaches) };
}
