import type { WireClaims } from '@producer-portal/api/testing';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';
import { verifySigned } from './verify-signed.ts';

const ISSUER = 'producer-portal-reference-api';
const AUDIENCE = 'producer-portal';

/** Longer than any token of ours: nothing larger is even looked at. */
const LONGEST_TOKEN = 8192;

/** Checked tokens that are remembered; a person has one or two. */
const MOST_REMEMBERED = 5000;

/** What of a token this host needs; whose it is and what he may see stands in the database. */
const verifiedSchema = v.object({ sid: v.string(), iat: v.number(), exp: v.number() });
export type VerifiedToken = v.InferOutput<typeof verifiedSchema> & {
  /** The key that signed it, which may have been revoked since: `isKeyInForce` says. */
  kid: string;
};

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
export async function signToken(keys: KeyRing, contents: TokenContents): Promise<string> {
  const { sid, claims, actor, iat, exp } = contents;
  const { kid, privateKey } = await keys.signingKey();
  return new SignJWT({
    ...claims,
    sid,
    iat,
    exp,
    ...(actor === null ? {} : { act: { sub: actor } }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.uuid)
    .sign(privateKey);
}

export type TokenCheck = (
  token: string,
  /** Milliseconds since 1970. */
  now: number,
  /** `pastEnd`: take a token past its end too; the sign-in says whether it may still be renewed. */
  options?: { pastEnd?: boolean },
) => Promise<VerifiedToken | null>;

/**
 * A check of signature, algorithm, key, issuer, audience and end of a token. A signature stays what it
 * is, and checking it is the most expensive part of a call: it is done once for each token.
 *
 * @returns a function of a token and the milliseconds since 1970, which answers null for a token that
 * is not good, whatever is wrong with it
 */
export function createTokenCheck(keys: KeyRing): TokenCheck {
  const remembered = new Map<string, VerifiedToken>();

  return async (token, now, { pastEnd = false } = {}) => {
    if (token.length > LONGEST_TOKEN) return null;
    const known = remembered.get(token);
    if (known) return pastEnd || known.exp > Math.floor(now / 1000) ? known : null;

    const verified = await verifyToken(keys, token, pastEnd ? 0 : now);
    if (verified) {
      const [oldest] = remembered.size < MOST_REMEMBERED ? [] : remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, verified);
    }
    return verified;
  };
}

async function verifyToken(
  keys: KeyRing,
  token: string,
  now: number,
): Promise<VerifiedToken | null> {
  const verified = await verifySigned(keys, token, now, {
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['exp', 'iat', 'sid'],
    typ: 'JWT',
  });
  const contents = v.safeParse(verifiedSchema, verified?.payload);
  return verified && contents.success ? { ...contents.output, kid: verified.kid } : null;
}
