import type { WireClaims } from '@producer-portal/api/sample-library';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import type { KeyRing } from './key-ring.ts';
import { SIGNING_ALGORITHM } from './signing-keys.ts';
import { verifySigned } from './verify-signed.ts';

const ISSUER = 'producer-portal-reference-api';
const AUDIENCE = 'producer-portal';

/** No valid token is this long. Longer tokens are rejected without parsing. */
const MAX_TOKEN_LENGTH = 8192;

/** Maximum number of verified tokens to cache. A user has one or two. */
const MAX_VERIFIED_TOKENS = 5000;

/** The token fields that this host uses. The user and their access come from the database. */
const verifiedSchema = v.object({ sid: v.string(), iat: v.number(), exp: v.number() });
export type VerifiedToken = v.InferOutput<typeof verifiedSchema> & {
  /** The key that signed it. It may have been revoked since then, so check `isKeyValid`. */
  kid: string;
};

export type TokenContents = {
  sid: string;
  claims: WireClaims;
  /** The uuid of the admin who impersonates this user (RFC 8693). */
  actor: string | null;
  /** Seconds since 1970, with a fraction, so that tokens have an order. */
  iat: number;
  exp: number;
};

/** Signs a token. Tokens with the same contents and key differ only in their signatures. */
export async function signToken(keys: KeyRing, contents: TokenContents): Promise<string> {
  const { sid, claims, actor, iat, exp } = contents;
  const { kid, privateKey } = await keys.getSigningKey();
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
  /** `allowExpired`: also accept an expired token. The sign-in decides whether the token can be renewed. */
  options?: { allowExpired?: boolean },
) => Promise<VerifiedToken | null>;

/**
 * Creates a check of a token's signature, algorithm, key, issuer, audience, and expiration. Verifying
 * a signature is the most expensive part of a call, so the result is cached per token.
 *
 * @returns A function of a token and the milliseconds since 1970. It resolves to `null` if the token
 *   is invalid for any reason.
 */
export function createTokenCheck(keys: KeyRing): TokenCheck {
  const verifiedTokens = new Map<string, VerifiedToken>();

  return async (token, now, { allowExpired = false } = {}) => {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const cachedToken = verifiedTokens.get(token);
    if (cachedToken)
      return allowExpired || cachedToken.exp > Math.floor(now / 1000) ? cachedToken : null;

    const verified = await verifyToken(keys, token, allowExpired ? 0 : now);
    if (verified) {
      const [oldest] = verifiedTokens.size < MAX_VERIFIED_TOKENS ? [] : verifiedTokens.keys();
      if (oldest !== undefined) verifiedTokens.delete(oldest);
      verifiedTokens.set(token, verified);
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
