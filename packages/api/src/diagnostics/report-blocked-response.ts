import { createDiagnostic } from './diagnostic.ts';
import type { Diagnostics } from './create-diagnostics.ts';

/**
 * Reports a call to another origin if the browser has blocked the response. A script can't detect that directly, so this
 * function sends a `no-cors` request, which browsers don't block. If the host responds to that request, the browser must
 * have blocked the call's response.
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
