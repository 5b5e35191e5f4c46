import { decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';

/**
 * Checks what one of our keys signed: signature, algorithm, type, audience and end.
 *
 * @param now milliseconds since 1970
 * @param expected what the token must say of itself
 * @returns what it says and the id of its key; null when it is not good, whatever is wrong with it
 */
export async function verifySigned(
  keys: KeyRing,
  token: string,
  now: number,
  expected: Pick<JWTVerifyOptions, 'audience' | 'issuer' | 'requiredClaims' | 'typ'>,
): Promise<{ payload: JWTPayload; kid: string } | null> {
  const kid = keyIdOf(token);
  // A key is only ever found by name among our own: no header can bring or fetch one.
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

function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null;
  } catch {
    return null;
  }
}
