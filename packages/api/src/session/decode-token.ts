import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { describeExpected, describeShape } from '../diagnostics/describe-shape.ts';
import { claimsSchema, type Claims } from './claims-schema.ts';

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const maxLength = 8192;

/** Why a token can't be used. */
export type TokenProblem = {
  reason: 'not-a-jwt' | 'invalid-claim' | 'expired';
  /** The claim; null if the token as a whole is invalid. */
  claim: string | null;
  /** Type and shape of what was found. */
  found: string;
  expected: string;
};

const createFormatProblem = (found: string) => ({
  claims: null,
  problem: { reason: 'not-a-jwt' as const, claim: null, found, expected: 'a JSON web token' },
});

/** Returns the claims of a token, or the reason why it can't be used. Doesn't check whether it has expired. */
export function readToken(
  token: string,
): { claims: Claims; problem: null } | { claims: null; problem: TokenProblem } {
  if (token.length > maxLength)
    return createFormatProblem(`a string of more than ${maxLength} characters`);
  if (!jwtPattern.test(token)) return createFormatProblem('an opaque string');
  try {
    const payload: unknown = jwtDecode(token);
    const result = v.safeParse(claimsSchema, payload);
    if (result.success) return { claims: result.output, problem: null };
    const [issue] = result.issues;
    const problem = {
      reason: 'invalid-claim' as const,
      claim: v.getDotPath(issue),
      found: describeShape(issue.input),
      expected: describeExpected(issue.expected, issue.type),
    };
    return { claims: null, problem };
  } catch {
    return createFormatProblem('a string whose payload isn’t JSON');
  }
}

/**
 * Returns the claims of a token, or null for a missing or invalid token, which counts as no session. Doesn't
 * check whether the token has expired.
 *
 * @example
 * const agentCode = decodeToken(tokens.jwt)?.agent_code;
 */
export function decodeToken(token: string | null | undefined): Claims | null {
  return token ? readToken(token).claims : null;
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
