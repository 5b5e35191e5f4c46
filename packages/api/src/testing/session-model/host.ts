import { sampleToken } from '../token.ts';

const minute = 60_000;

/** A token is replaced by a call when it is older. */
const rotateAfter = minute;
/** How long a replaced token stays good once a later one has been used: for calls under way. */
const grace = minute;
/** How long after its end the host still takes a token. */
const tolerance = minute;

/** What one sign-in gave out; it ends as a whole. */
export type SignIn = {
  ended: 'revoked' | 'idle' | 'reuse' | null;
  lastCall: number;
};

/** The tokens that replace each other, in the order in which they were issued. */
type Chain = {
  signIn: SignIn;
  uuid: string;
  /** Milliseconds. */
  life: number;
  rotates: boolean;
  tokens: Issued[];
};

/** What the host knows of a token that it gave out. */
export type Issued = {
  token: string;
  chain: Chain;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  firstUsedAt: number | null;
};

/** What becomes of a call as soon as the host has it. */
export type Verdict = {
  issued: Issued;
  /** Why it answers 401; null when it does not. */
  refused: SignIn['ended'] | 'expired';
  /** The token that the answer brings. */
  next: string | null;
};

/** What a sign-in asks for. */
export type TokenRequest = {
  uuid: string;
  /** Milliseconds. @default 15 minutes */
  life?: number;
  /** False for a host whose token stays the same for the whole sign-in. @default true */
  rotates?: boolean;
};

/**
 * A host that rotates tokens, ends a sign-in that sends no calls, and ends one of whose tokens an
 * old one comes back.
 *
 * @param now milliseconds since 1970
 * @param idleTime how long a sign-in lasts without calls, in milliseconds
 */
export function createModelHost(now: () => number, idleTime: number) {
  const tokens = new Map<string, Issued>();
  const byMoment = new Map<number, Issued>();

  function issue(chain: Chain): Issued {
    // No two are issued in the same moment.
    const iat = (now() + tokens.size) / 1000;
    const exp = iat + chain.life / 1000;
    const token = sampleToken({ uuid: chain.uuid, iat, exp });
    const issued = { token, chain, iat, exp, firstUsedAt: null };
    tokens.set(token, issued);
    byMoment.set(iat, issued);
    chain.tokens.push(issued);
    return issued;
  }

  /** Why the host refuses the token; what it finds out about the sign-in ends that. */
  function refusal({ chain, iat, exp }: Issued): Verdict['refused'] {
    const { signIn } = chain;
    if (signIn.ended) return signIn.ended;
    if (now() - signIn.lastCall > idleTime) return (signIn.ended = 'idle');
    const isReplaced = chain.tokens.some(
      (later) => later.iat > iat && later.firstUsedAt !== null && now() > later.firstUsedAt + grace,
    );
    if (isReplaced) return (signIn.ended = 'reuse');
    return now() > exp * 1000 + tolerance ? 'expired' : null;
  }

  return {
    issuedAs: (token: string | null | undefined) => tokens.get(token ?? ''),
    issuedAt: (iat: number | null | undefined) => byMoment.get(iat ?? 0),

    /** Begins one sign-in with a token for each wish. */
    signIn(...tokenRequests: TokenRequest[]): string[] {
      const signIn: SignIn = { ended: null, lastCall: now() };
      return tokenRequests.map(({ uuid, life = 15 * minute, rotates = true }) => {
        return issue({ signIn, uuid, life, rotates, tokens: [] }).token;
      });
    },

    /** @param force renews a young token too: a refresh, or a call that changes the claims */
    receive(issued: Issued, force: boolean): Verdict {
      const refused = refusal(issued);
      if (refused) return { issued, refused, next: null };
      issued.firstUsedAt ??= now();
      const { chain } = issued;
      chain.signIn.lastCall = now();
      const current = chain.tokens.at(-1) ?? issued;
      if (current !== issued) return { issued, refused, next: current.token };
      const isDue = force || now() - issued.iat * 1000 >= rotateAfter;
      return { issued, refused, next: chain.rotates && isDue ? issue(chain).token : null };
    },
  };
}
