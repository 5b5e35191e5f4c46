import { SignJWT } from 'jose';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';
import { verifySigned } from './verify-signed.ts';

/** Audience and type differ from those of session tokens, so that no call accepts a download token as a session token. */
const AUDIENCE = 'producer-portal/downloads';
const TYPE = 'download+jwt';

/** How long a link is valid: long enough for the browser to follow it. */
const LINK_SECONDS = 60;

/**
 * Signs a download token for one file. It is valid for a minute, for anyone who has it, because a
 * browser that follows a link sends no session token. Any host on the same database can verify it.
 *
 * @param now Milliseconds since 1970.
 */
export async function signDownload(
  keys: KeyRing,
  attachmentId: string,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const { kid, privateKey } = await keys.getSigningKey();
  return new SignJWT()
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: TYPE, kid })
    .setAudience(AUDIENCE)
    .setSubject(attachmentId)
    .setExpirationTime(seconds + LINK_SECONDS)
    .sign(privateKey);
}

/** Returns the file id of a download token, or `null` if the token is invalid for any reason. */
export async function verifyDownload(
  keys: KeyRing,
  token: string,
  now: number,
): Promise<string | null> {
  const verified = await verifySigned(keys, token, now, {
    audience: AUDIENCE,
    requiredClaims: ['exp', 'sub'],
    typ: TYPE,
  });
  if (!verified || !(await keys.isValid(verified.kid))) return null;
  return verified.payload.sub ?? null;
}
