import type { WireClaims } from '@producer-portal/api/testing';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

const ISSUER = 'producer-portal-reference-api';
const AUDIENCE = 'producer-portal';

/** Longer than any token of ours: nothing larger is even looked at. */
const LONGEST_TOKEN = 8192;

/** Checked tokens that are remembered; a person has one or two. */
const MOST_REMEMBERED = 5000;

/** What of a token this host needs; whose it is and what he may see stands in the database. */
const verifiedSchema = v.object({ sid: v.string(), iat: v.number(), exp: v.number() });
export type VerifiedToken = v.InferOutput<typeof verifiedSchema>;

export type TokenContents = {
  sid: string;
  claims: WireClaims;
  /** The uuid of the admin who acts as this person (RFC 8693). */
  actor: string | null;
  /** Seconds since 1970, with a fraction, so that of two tokens the later is known. */
  iat: number;
  exp: number;
};

/** Signs a token. The same contents give a token of the same worth. */
export async function signToken(keys: SigningKeys, contents: TokenContents): Promise<string> {
  const { sid, claims, actor, iat, exp } = contents;
  return new SignJWT({
    ...claims,
    sid,
    iat,
    exp,
    ...(actor === null ? {} : { act: { sub: actor } }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'JWT', kid: keys.current.kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.uuid)
    .sign(keys.current.privateKey);
}

/**
 * A check of signature, algorithm, key, issuer, audience and end of a token. A signature stays what it
 * is, and checking it is the dearest part of a call: it is done once for each token.
 *
 * @returns a function of a token and the milliseconds since 1970, which answers null for a token that
 * is not good, whatever is wrong with it
 */
export function createTokenCheck(keys: SigningKeys) {
  const remembered = new Map<string, VerifiedToken>();

  return async (token: string, now: number): Promise<VerifiedToken | null> => {
    if (token.length > LONGEST_TOKEN) return null;
    const known = remembered.get(token);
    if (known) return known.exp > Math.floor(now / 1000) ? known : null;

    const verified = await verifyToken(keys, token, now);
    if (verified) {
      const [oldest] = remembered.size < MOST_REMEMBERED ? [] : remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, verified);
    }
    return verified;
  };
}

async function verifyToken(
  keys: SigningKeys,
  token: string,
  now: number,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        // A key is only ever found by name among our own: no header can bring or fetch one.
        const key = kid === undefined ? undefined : keys.publicKeys.get(kid);
        if (!key) throw new Error('The token names no key of ours');
        return key;
      },
      {
        algorithms: [SIGNING_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'iat', 'sid'],
        typ: 'JWT',
        currentDate: new Date(now),
      },
    );
    return v.parse(verifiedSchema, payload);
  } catch {
    return null;
  }
}
