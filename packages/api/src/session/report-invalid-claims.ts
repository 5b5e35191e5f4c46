import { jwtDecode } from 'jwt-decode';
import type { Diagnostics } from '../diagnostics/create-diagnostics.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import { findInvalidValues, type InvalidValue } from '../diagnostics/find-invalid-values.ts';
import { claimsSchema } from './claims-schema.ts';
import { decodeToken } from './decode-token.ts';

/** A larger value is in milliseconds, because as seconds it would be thousands of years away. */
const minMilliseconds = 1e11;

/** Finds the invalid claims of a usable token. Invalid optional claims count as missing. */
function findInvalidClaims(token: string): readonly InvalidValue[] {
  const claims = decodeToken(token);
  if (!claims) return [];
  const times = (['exp', 'iat'] as const).filter((name) => (claims[name] ?? 0) > minMilliseconds);
  return [
    ...times.map((field) => ({
      field,
      found: 'number (milliseconds)',
      expected: 'number (seconds since 1970)',
    })),
    ...findInvalidValues(claimsSchema, jwtDecode(token), claims),
  ];
}

/**
 * Reports the claims of a usable token that are invalid.
 *
 * @param name where the token is: `jwt`, `agent_jwt`, `admin_jwt`, or `jwt header`
 * @param call the call that returned it; null if it came from a sign-in
 */
export function reportInvalidClaims(
  diagnostics: Diagnostics,
  name: string,
  token: string,
  call: string | null,
): void {
  for (const { field, ...claim } of findInvalidClaims(token))
    diagnostics.report(
      createDiagnostic({ code: 'invalid-claim', call, field: `${name}.${field}`, ...claim }),
    );
}
