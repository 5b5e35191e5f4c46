import { decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

/**
 * Verifies a JWT that one of our keys signed: signature, algorithm, type, audience, and expiration.
 *
 * @param now Milliseconds since 1970.
 * @param expected The claims and header values that the token must have.
 * @returns The payload and key id, or `null` if the token is invalid for any reason.
 */
export async function verifySigned(
  keys: KeyRing,
  token: string,
  now: number,
  expected: Pick<JWTVerifyOptions, 'audience' | 'issuer' | 'requiredClaims' | 'typ'>,
): Promise<{ payload: JWTPayload; kid: string } | null> {
  const kid = readKeyId(token);
  // Looks up the key id among our own keys only, so a header can't supply a key or a URL to fetch one from.
  const key = kid === null ? null : await keys.publicKey(kid);
  if (kid === null || key === null) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      ...expected,
      algorithms: [SIGNING_ALGORITHM],
      currentDate: new Date(now),
    });
    return { payload, kid };
  } catch {
    return null;
  }
}

function readKeyId(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}
