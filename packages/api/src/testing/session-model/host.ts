import { sampleToken } from '../token.ts';

const minute = 60_000;

/** If a call's token is older than this, the response has a new token. */
const rotateAfter = minute;
/** How long a replaced token still works for calls in flight, after a later token was used. */
const gracePeriod = minute;
/** How long the host accepts a token after it has expired. */
const tolerance = minute;

/** A sign-in. When it ends, all of its tokens stop working at the same time. */
export type SignIn = {
  ended: 'revoked' | 'idle' | 'reuse' | null;
  lastCall: number;
};

/** Tokens that replace each other, in order of issue. */
type TokenChain = {
  signIn: SignIn;
  uuid: string;
  /** Lifetime of a token in milliseconds. */
  lifetime: number;
  rotates: boolean;
  tokens: IssuedToken[];
};

/** A token that the host has issued. */
export type IssuedToken = {
  token: string;
  chain: TokenChain;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  firstUsedAt: number | null;
};

/** The host's decision about a call. */
export type Verdict = {
  issuedToken: IssuedToken;
  /** Reason for a 401; null if the call is accepted. */
  refusalReason: SignIn['ended'] | 'expired';
  /** New token in the response, or null. */
  newToken: string | null;
};

/** Parameters of a token at sign-in. */
export type TokenRequest = {
  uuid: string;
  /** Lifetime in milliseconds. @default 15 minutes */
  lifetime?: number;
  /** False for a host whose token stays the same for the whole sign-in. @default true */
  rotates?: boolean;
};

/**
 * Simulates a host that rotates tokens, for tests of the session manager. A sign-in ends if the host gets no calls with
 * it for too long, or if a replaced token is used again after the grace period.
 *
 * @param now returns milliseconds since 1970
 * @param idleTime milliseconds without calls after which a sign-in ends
 */
export function createSimulatedHost(now: () => number, idleTime: number) {
  const tokens = new Map<string, IssuedToken>();
  const byIssueTime = new Map<number, IssuedToken>();

  function issue(chain: TokenChain): IssuedToken {
    // Gives every token a unique issue time.
    const iat = (now() + tokens.size) / 1000;
    const exp = iat + chain.lifetime / 1000;
    const token = sampleToken({ uuid: chain.uuid, iat, exp });
    const issuedToken = { token, chain, iat, exp, firstUsedAt: null };
    tokens.set(token, issuedToken);
    byIssueTime.set(iat, issuedToken);
    chain.tokens.push(issuedToken);
    return issuedToken;
  }

  /** Returns why the host refuses the token, and ends the sign-in if needed. */
  function getRefusalReason({ chain, iat, exp }: IssuedToken): Verdict['refusalReason'] {
    const { signIn } = chain;
    if (signIn.ended) return signIn.ended;
    if (now() - signIn.lastCall > idleTime) return (signIn.ended = 'idle');
    const isPastGracePeriod = chain.tokens.some(
      (later) =>
        later.iat > iat && later.firstUsedAt !== null && now() > later.firstUsedAt + gracePeriod,
    );
    if (isPastGracePeriod) return (signIn.ended = 'reuse');
    return now() > exp * 1000 + tolerance ? 'expired' : null;
  }

  return {
    findByToken: (token: string | null | undefined) => tokens.get(token ?? ''),
    findByIssueTime: (iat: number | null | undefined) => byIssueTime.get(iat ?? 0),

    /** Starts one sign-in and issues one token for each argument. */
    signIn(...tokenRequests: TokenRequest[]): string[] {
      const signIn: SignIn = { ended: null, lastCall: now() };
      return tokenRequests.map(({ uuid, lifetime = 15 * minute, rotates = true }) => {
        return issue({ signIn, uuid, lifetime, rotates, tokens: [] }).token;
      });
    },

    /**
     * Decides whether to accept a call and whether to send a new token.
     *
     * @param mustRotate whether to replace the token even if it is new. True for a refresh, and for a
     * call that changes the claims
     */
    receive(issuedToken: IssuedToken, mustRotate: boolean): Verdict {
      const refusalReason = getRefusalReason(issuedToken);
      if (refusalReason) return { issuedToken, refusalReason, newToken: null };
      issuedToken.firstUsedAt ??= now();
      const { chain } = issuedToken;
      chain.signIn.lastCall = now();
      const currentToken = chain.tokens.at(-1) ?? issuedToken;
      if (currentToken !== issuedToken)
        return { issuedToken, refusalReason, newToken: currentToken.token };
      const isDue = mustRotate || now() - issuedToken.iat * 1000 >= rotateAfter;
      return {
        issuedToken,
        refusalReason,
        newToken: chain.rotates && isDue ? issue(chain).token : null,
      };
    },
  };
}
