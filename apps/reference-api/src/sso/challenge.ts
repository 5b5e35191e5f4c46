import { invalidRequest } from '../http/problem.ts';

/**
 * Reads the challenge that binds a code to the browser that requested it.
 *
 * @returns `null` if there is none.
 * @throws Problem 422 if it is not a SHA-256 hash, because the exchange would fail later.
 */
export function readChallenge(value: string | undefined): string | null {
  if (!value) return null;
  if (/^[\w-]{43}$/.test(value)) return value;
  throw invalidRequest({ code_challenge: ['Send the base64url SHA-256 of the verifier.'] });
}
