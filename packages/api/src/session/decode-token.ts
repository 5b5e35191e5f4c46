import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { claimsSchema, type Claims } from './claims-schema.ts';

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const maxLength = 8192;

/** Returns the claims of a token, or null for an invalid token, which counts as no session. */
export function decodeToken(token: string | null | undefined): Claims | null {
  if (!token || token.length > maxLength || !jwtPattern.test(token)) return null;
  try {
    const parsed = v.safeParse(claimsSchema, jwtDecode(token));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Compares two tokens by `iat` if both have one, then by `exp` (docs/contract.md#token-rotation).
 *
 * @returns a positive number if `a` is later, 0 on a tie
 */
export function compareTokens(a: Claims, b: Claims): number {
  const difference = a.iat !== null && b.iat !== null ? a.iat - b.iat : 0;
  return difference === 0 ? a.exp - b.exp : difference;
}
