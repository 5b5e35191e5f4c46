import { jwtVerify, SignJWT } from 'jose';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

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
  keys: SigningKeys,
  attachmentId: string,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: TYPE, kid: keys.current.kid })
    .setAudience(AUDIENCE)
    .setSubject(attachmentId)
    .setExpirationTime(seconds + SECONDS)
    .sign(keys.current.privateKey);
}

/** The id of the file that a link is for; null when it is not good, whatever is wrong with it. */
export async function verifyDownload(
  keys: SigningKeys,
  link: string,
  now: number,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(
      link,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.publicKeys.get(kid);
        if (!key) throw new Error('The link names no key of ours');
        return key;
      },
      {
        algorithms: [SIGNING_ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub'],
        typ: TYPE,
        currentDate: new Date(now),
      },
    );
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
