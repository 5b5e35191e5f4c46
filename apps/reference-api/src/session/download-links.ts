import { SignJWT } from 'jose';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';
import { verifySigned } from './verify-signed.ts';

/** Neither the audience nor the type of a session's token: a link is never taken for one. */
const AUDIENCE = 'producer-portal/downloads';
const TYPE = 'download+jwt';

/** How long a link is good: for the browser to follow it, and no longer. */
const SECONDS = 60;

/**
 * Signs the right to one file for a minute, for whoever holds it: a browser that follows a link
 * sends no token. Any host on the same database can check it.
 *
 * @param now milliseconds since 1970
 */
export async function signDownload(
  keys: KeyRing,
  attachmentId: string,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const { kid, privateKey } = await keys.signingKey();
  return new SignJWT()
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: TYPE, kid })
    .setAudience(AUDIENCE)
    .setSubject(attachmentId)
    .setExpirationTime(seconds + SECONDS)
    .sign(privateKey);
}

/** The id of the file that a link is for; null when it is not good, whatever is wrong with it. */
export async function verifyDownload(
  keys: KeyRing,
  link: string,
  now: number,
): Promise<string | null> {
  const verified = await verifySigned(keys, link, now, {
    audience: AUDIENCE,
    requiredClaims: ['exp', 'sub'],
    typ: TYPE,
  });
  if (!verified || !(await keys.isInForce(verified.kid))) return null;
  return verified.payload.sub ?? null;
}
