import { createDiagnostic } from './diagnostic.ts';
import type { Diagnostics } from './create-diagnostics.ts';

/**
 * Reports a call to another origin that got no response, although the host can be reached: the browser
 * then blocked the response. A script can't see the reason, but a `no-cors` request isn't blocked.
 *
 * @param call method and path
 * @param host origin of the host
 */
export async function reportBlockedResponse(
  diagnostics: Diagnostics,
  call: string,
  host: string,
): Promise<void> {
  try {
    await fetch(host, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
  } catch {
    return; // The host can't be reached either.
  }
  diagnostics.report(
    createDiagnostic({
      code: 'blocked-response',
      call,
      field: 'response',
      found: 'blocked by the browser',
      expected: 'CORS headers that allow this page’s origin and the request’s headers',
    }),
  );
}
