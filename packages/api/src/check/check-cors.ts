import { defaultTimeout } from '../client/api-client.ts';
import type { FetchAdapter } from '../client/axios-transport.ts';
import { getNetworkCause } from '../client/network-cause.ts';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';

type CorsCheckOptions = {
  host: string;
  /** Origin of the portal. */
  origin: string;
  token: string | undefined;
  fetchAdapter: FetchAdapter;
};

/** Request headers that a browser lists in a preflight request. */
const requestHeaders = ['Authorization', 'Content-Type', 'Idempotency-Key'];
const methods = ['PATCH', 'DELETE'];
/** Response headers that a script can read only if the host exposes them. */
const exposedHeaders = ['Total', 'Page', 'Per-Page', 'jwt', 'Date', 'Retry-After', 'X-Request-Id'];

const preflightCall = 'OPTIONS /api/v1/auth_token/exchange';
const readCall = 'GET /api/v1/alerts';

/** Returns the names that a comma-separated header doesn't list. */
function findMissingNames(header: string | null, names: readonly string[]): string[] {
  const listedNames = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter((name) => !listedNames.includes(name.toLowerCase()));
}

/** Checks the headers that let a page on another origin call the host (docs/contract.md#cross-origin-requests). */
export async function checkCors(options: CorsCheckOptions): Promise<Diagnostic[]> {
  const { host, origin, token, fetchAdapter } = options;
  const breaches: Diagnostic[] = [];
  const report = (call: string, field: string, value: string, expected: string) =>
    breaches.push(
      createDiagnostic({ code: 'blocked-response', call, field, found: value, expected }),
    );

  function checkOrigin(call: string, response: Response): void {
    const allowedOrigin = response.headers.get('Access-Control-Allow-Origin');
    if (allowedOrigin === origin || allowedOrigin === '*') return;
    const value = allowedOrigin === null ? 'missing' : 'another origin';
    report(call, 'Access-Control-Allow-Origin', value, origin);
  }

  function checkPreflight(preflight: Response): void {
    if (!preflight.ok) report(preflightCall, 'status', String(preflight.status), '200 or 204');
    checkOrigin(preflightCall, preflight);
    const lists = [
      ['Access-Control-Allow-Headers', requestHeaders],
      ['Access-Control-Allow-Methods', methods],
    ] as const;
    for (const [field, names] of lists) {
      const missingNames = findMissingNames(preflight.headers.get(field), names);
      if (missingNames.length > 0)
        report(preflightCall, field, `without ${missingNames.join(', ')}`, names.join(', '));
    }
  }

  function checkRead(response: Response): void {
    checkOrigin(readCall, response);
    const hiddenHeaders = findMissingNames(
      response.headers.get('Access-Control-Expose-Headers'),
      exposedHeaders,
    );
    if (hiddenHeaders.length > 0)
      breaches.push(
        createDiagnostic({
          code: 'missing-header',
          call: readCall,
          field: 'Access-Control-Expose-Headers',
          found: `without ${hiddenHeaders.join(', ')}`,
          expected: exposedHeaders.join(', '),
        }),
      );
  }

  /** Sends a request. Reports a missing response, and then returns `null`. */
  async function send(call: string, path: string, init: RequestInit): Promise<Response | null> {
    try {
      const signal = AbortSignal.timeout(defaultTimeout);
      return await fetchAdapter(new URL(path, host), { redirect: 'manual', signal, ...init });
    } catch (error) {
      const found = `missing (${getNetworkCause(error)})`;
      const details = { field: 'response', found, expected: 'headers for other origins' };
      breaches.push(createDiagnostic({ code: 'no-response', call, ...details }));
      return null;
    }
  }

  const preflight = await send(preflightCall, '/api/v1/auth_token/exchange', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders.join(',').toLowerCase(),
    },
  });
  if (preflight) checkPreflight(preflight);
  // Without a token, the host refuses the call, but a refusal has the same headers.
  const response = await send(readCall, '/api/v1/alerts', {
    headers: {
      Origin: origin,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  });
  if (response) checkRead(response);
  return breaches;
}
