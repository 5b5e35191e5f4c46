import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { claimsSchema, type Claims } from './claims-schema.ts';

const threeParts = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const longest = 8192;

/** The claims of a token, or null when it is no usable one: a garbled token is no session. */
export function decodeToken(token: string | null | undefined): Claims | null {
  if (!token || token.length > longest || !threeParts.test(token)) return null;
  try {
    const parsed = v.safeParse(claimsSchema, jwtDecode(token));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Which of two tokens is the later one (docs/contract.md#token-rotation): by `iat` where both have one, then
 * by `exp`. Positive when `a` is later, 0 on a tie.
 */
export function compareTokens(a: Claims, b: Claims): number {
  const byIssue = a.iat !== null && b.iat !== null ? a.iat - b.iat : 0;
  return byIssue === 0 ? a.exp - b.exp : byIssue;
}
