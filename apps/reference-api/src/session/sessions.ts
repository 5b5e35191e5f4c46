import type { SessionTokens } from '@producer-portal/api';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, ProviderSession, ReplacedToken } from '../db/tables.ts';
import { storeProviderSessionForSignOut } from '../sso/provider-sessions.ts';
import type { KeyRing } from './key-ring.ts';
import { isKeyValid } from './signing-keys.ts';
import { signToken, type VerifiedToken } from './tokens.ts';

/** Minimum age of a token before it is replaced. */
const ROTATE_AFTER_SECONDS = 60;

/** How long replaced tokens stay valid after their successor is first used, for requests in flight. */
const GRACE_SECONDS = 60;

/** Precision of a sign-in's last use: one write per minute instead of one per request. */
const LAST_USE_SECONDS = 60;

type SessionRow = Selectable<Database['sessions']>;
type SignInRow = Selectable<Database['sign_ins']>;
type UserRow = Selectable<Database['people']>;

/** A session, and the records that its tokens get their content from. */
export type SessionData = {
  session: SessionRow;
  signIn: SignInRow;
  user: UserRow;
  /** The uuid of the admin who impersonates this user. */
  actor: string | null;
};

/** Whose session it is, for the logs. */
export type SessionIds = {
  signInId: string;
  /** The user who signed in. */
  userId: string;
  /** The user that an admin acts as. */
  agentId: string | undefined;
};

export const toSessionIds = ({ signIn, user, actor }: SessionData): SessionIds => ({
  signInId: signIn.id,
  userId: signIn.person_id,
  agentId: actor === null ? undefined : user.id,
});

/** The session of a valid token, and its user. */
export type LiveSession = SessionData & {
  /** `iat` of the request's token: the current one, a replaced one that is still valid, or a newer one after a failover. */
  sentIat: number;
};

/**
 * Why a verified token has no session.
 *
 * - `unknown`: the session has ended or never existed, the token's key was revoked, or a replaced token has expired.
 * - `idle`: the sign-in was idle for too long.
 * - `lifetime`: the sign-in reached its maximum duration.
 * - `reused`: the token was replaced long ago, so someone must have copied it.
 * - `role`: the admin is no longer an admin, or can no longer impersonate this agent.
 */
export type RefusalReason = 'unknown' | 'idle' | 'lifetime' | 'reused' | 'role';

/** A refusal, and the session whose sign-in ended because of it. */
export type SessionRefusal = { refusal: RefusalReason; endedSession?: SessionIds };

/** A sign-in that just started. `agent` is the impersonated session of an admin. */
export type StartedSignIn = {
  signInId: string;
  mainSession: SessionData;
  agent: SessionData | null;
};

/** The fields of a sign-in that `/api/v1/sessions` returns. */
export type SignInSummary = Pick<SignInRow, 'id' | 'device' | 'started_at' | 'last_used_at'>;

export type Sessions = ReturnType<typeof createSessions>;

export type SessionsOptions = {
  db: Kysely<Database>;
  keys: KeyRing;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A sign-in ends after this many minutes without a call, or up to a minute later. */
  idleMinutes: number;
  /** Maximum duration of a sign-in, even if its tokens are renewed. */
  sessionHours: number;
};

/**
 * Creates the session store. Sessions are only in the database, so any host can serve them, and
 * deleting a sign-in ends all its tokens immediately, on every host.
 */
export function createSessions({ db, keys, now, idleMinutes, sessionHours }: SessionsOptions) {
  const maxSeconds = sessionHours * 60 * 60;
  const nowSeconds = () => now() / 1000;

  async function sign({ session, signIn, user, actor }: SessionData): Promise<string> {
    const { id: sid, current_iat: iat } = session;
    return signToken(keys, {
      sid,
      claims: await readCurrentClaims(db, user),
      actor,
      iat,
      exp: Math.floor(Math.min(iat + user.token_seconds, signIn.expires_at)),
    });
  }

  /**
   * Returns the replaced tokens that are still valid. The first use of the current token starts the
   * grace period of the token before it.
   */
  function listValidReplacedTokens(
    { replaced }: SessionRow,
    isCurrentUsed: boolean,
  ): ReplacedToken[] {
    const at = nowSeconds();
    return replaced
      .filter(({ until }) => until === null || until >= at)
      .map(({ iat, until }) => ({
        iat,
        until: until ?? (isCurrentUsed ? at + GRACE_SECONDS : null),
      }));
  }

  /**
   * Replaces the current token. Replaced tokens stay valid for a minute after their successor is first
   * used, so that lost responses and concurrent calls don't end the session.
   *
   * @param sentIat `iat` of the request's token.
   * @returns `undefined` if another call, on any host, has just replaced the token, or if the session has ended.
   */
  async function rotate(session: SessionRow, sentIat: number): Promise<SessionRow | undefined> {
    const { id, current_iat } = session;
    const replaced = [
      ...listValidReplacedTokens(session, sentIat >= current_iat),
      { iat: current_iat, until: null },
    ];
    return db
      .updateTable('sessions')
      .set({
        current_iat: Math.max(nowSeconds(), current_iat + 0.001, sentIat + 0.001),
        replaced: JSON.stringify(replaced),
      })
      .where('id', '=', id)
      .where('current_iat', '=', current_iat)
      .returningAll()
      .executeTakeFirst();
  }

  async function readSession({ session }: LiveSession): Promise<SessionRow | undefined> {
    return db.selectFrom('sessions').selectAll().where('id', '=', session.id).executeTakeFirst();
  }

  /** Signs the session's current token. `null` if the session has ended. */
  async function signCurrent(liveSession: LiveSession): Promise<string | null> {
    const session = await readSession(liveSession);
    return session ? sign({ ...liveSession, session }) : null;
  }

  async function end(signInId: string): Promise<void> {
    await db.deleteFrom('sign_ins').where('id', '=', signInId).execute();
  }

  function findRefusal(
    liveSession: LiveSession,
    owner: UserRow,
    exp: number,
  ): RefusalReason | null {
    const { session, signIn, user, sentIat: iat } = liveSession;
    if (signIn.expires_at <= nowSeconds()) return 'lifetime';
    const idleSeconds = nowSeconds() - signIn.last_used_at;
    if (idleSeconds >= idleMinutes * 60 + LAST_USE_SECONDS) return 'idle';
    if (session.kind !== 'regular' && !owner.is_admin) return 'role';
    if (session.kind === 'agent' && owner.impersonates !== user.id) return 'role';
    // A token can be newer than the stored one after a failover that lost the newest commits.
    if (iat >= session.current_iat) return null;
    const entry = session.replaced.find((each) => each.iat === iat);
    const isValid = entry !== undefined && (entry.until === null || entry.until >= nowSeconds());
    if (isValid) return null;
    // The reuse of an expired token doesn't mean that someone has copied it.
    return exp > nowSeconds() ? 'reused' : 'unknown';
  }

  return {
    /** Maximum duration of a sign-in. */
    maxSeconds,

    /**
     * Starts the sessions of a sign-in: a regular session, an admin session, or an admin session with
     * an impersonated agent session.
     *
     * @param tx The transaction that redeems the code.
     * @param code The redeemed code.
     */
    async start(
      tx: Kysely<Database>,
      code: { person_id: string; provider_session: ProviderSession | null },
      device: string,
    ): Promise<StartedSignIn> {
      const started_at = nowSeconds();
      const user = await readUser(tx, code.person_id);
      const signIn: SignInRow = {
        id: crypto.randomUUID(),
        person_id: user.id,
        device,
        started_at,
        last_used_at: started_at,
        expires_at: Math.floor(started_at) + maxSeconds,
        provider_session: code.provider_session,
      };
      await tx
        .insertInto('sign_ins')
        .values({
          ...signIn,
          provider_session: signIn.provider_session && JSON.stringify(signIn.provider_session),
        })
        .execute();
      const kind = user.is_admin ? 'admin' : 'regular';
      const mainSession = await createSession(tx, signIn, { kind, user, actor: null });
      if (!user.is_admin || user.impersonates === null) {
        return { signInId: signIn.id, mainSession, agent: null };
      }
      const agent = await createSession(tx, signIn, {
        kind: 'agent',
        user: await readUser(tx, user.impersonates),
        actor: user.claims.uuid,
      });
      return { signInId: signIn.id, mainSession, agent };
    },

    /** Signs the first tokens of a sign-in, after the transaction that started it. */
    async signTokens({ mainSession, agent }: StartedSignIn): Promise<SessionTokens> {
      const token = await sign(mainSession);
      if (agent !== null) {
        const agentToken = await sign(agent);
        return { jwt: agentToken, agent_jwt: agentToken, admin_jwt: token };
      }
      return mainSession.session.kind === 'admin'
        ? { jwt: token, admin_jwt: token }
        : { jwt: token };
    },

    /**
     * Finds the session of a verified token and records its use. Ends the sign-in permanently if it has
     * expired, if a replaced token is reused, or if the admin lost the role.
     */
    async find({ sid, iat, exp, kid }: VerifiedToken): Promise<LiveSession | SessionRefusal> {
      const row = await db
        .selectFrom('sessions as s')
        .innerJoin('sign_ins as i', 'i.id', 's.sign_in_id')
        .innerJoin('people as p', 'p.id', 's.person_id')
        .innerJoin('people as o', 'o.id', 'i.person_id')
        .select([
          sql<SessionRow>`to_jsonb(s)`.as('session'),
          sql<SignInRow>`to_jsonb(i)`.as('signIn'),
          sql<UserRow>`to_jsonb(p)`.as('user'),
          sql<UserRow>`to_jsonb(o)`.as('owner'),
        ])
        .where('s.id', '=', sid)
        .where(isKeyValid(kid))
        .executeTakeFirst();
      if (!row) return { refusal: 'unknown' };
      const { owner, ...sessionData } = row;
      const liveSession: LiveSession = {
        ...sessionData,
        actor: sessionData.session.kind === 'agent' ? owner.claims.uuid : null,
        sentIat: iat,
      };
      const refusal = findRefusal(liveSession, owner, exp);
      if (refusal === 'unknown') return { refusal };
      if (refusal !== null) {
        await end(liveSession.signIn.id);
        return { refusal, endedSession: toSessionIds(liveSession) };
      }
      const at = nowSeconds();
      if (at - liveSession.signIn.last_used_at >= LAST_USE_SECONDS) {
        await db
          .updateTable('sign_ins')
          .set({ last_used_at: sql<number>`greatest(last_used_at, ${at}::float8)` })
          .where('id', '=', liveSession.signIn.id)
          .execute();
      }
      return liveSession;
    },

    /**
     * Returns the token for the response. `null` if the client keeps its token, or if the session has ended. A request with a
     * replaced token gets the current token, so that a lost response doesn't end the session.
     *
     * @param force Renews even a recent token, for a refresh.
     */
    async renew(liveSession: LiveSession, force: boolean): Promise<string | null> {
      const { session, sentIat } = liveSession;
      if (sentIat < session.current_iat) return signCurrent(liveSession);
      if (nowSeconds() - session.current_iat >= ROTATE_AFTER_SECONDS || force) {
        const renewedSession = await rotate(session, sentIat);
        return renewedSession ? sign({ ...liveSession, session: renewedSession }) : null;
      }
      if (session.replaced.some(({ until }) => until === null)) {
        await db
          .updateTable('sessions')
          .set({ replaced: JSON.stringify(listValidReplacedTokens(session, true)) })
          .where('id', '=', session.id)
          .where('current_iat', '=', session.current_iat)
          .execute();
      }
      return null;
    },

    /**
     * Returns a token with the current claims, for the response of a call that changed them. It is
     * newer than every other token of the session.
     *
     * @param isRepeat Whether the call is a retry, which never replaces the token a second time.
     * @returns `null` if the session has ended.
     */
    async reissue(liveSession: LiveSession, isRepeat: boolean): Promise<string | null> {
      const { sentIat } = liveSession;
      let session: SessionRow | undefined = liveSession.session;
      while (session) {
        if (isRepeat && sentIat < session.current_iat) return sign({ ...liveSession, session });
        const renewedSession = await rotate(session, sentIat);
        if (renewedSession) return sign({ ...liveSession, session: renewedSession });
        session = await readSession(liveSession);
      }
      return null;
    },

    /** Immediately ends the user's sign-in and all its tokens, on every host. */
    async signOut({ signIn }: LiveSession): Promise<void> {
      await storeProviderSessionForSignOut(db, signIn.provider_session, now());
      await end(signIn.id);
    },

    /** Lists the user's active sign-ins, most recently used first. */
    async list({ signIn }: LiveSession): Promise<SignInSummary[]> {
      return db
        .selectFrom('sign_ins')
        .select(['id', 'device', 'started_at', 'last_used_at'])
        .where('person_id', '=', signIn.person_id)
        .where('expires_at', '>', nowSeconds())
        .where('last_used_at', '>', nowSeconds() - idleMinutes * 60 - LAST_USE_SECONDS)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /**
     * Ends one of the user's sign-ins, or all of them, including the current one.
     *
     * @param id The sign-in to end. Defaults to all.
     * @returns The number of ended sign-ins.
     */
    async endUserSignIns({ signIn }: LiveSession, id?: string): Promise<number> {
      if (id === undefined || id === signIn.id) {
        await storeProviderSessionForSignOut(db, signIn.provider_session, now());
      }
      const { numDeletedRows } = await db
        .deleteFrom('sign_ins')
        .where('person_id', '=', signIn.person_id)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

async function createSession(
  tx: Kysely<Database>,
  signIn: SignInRow,
  options: { kind: SessionRow['kind']; user: UserRow; actor: string | null },
): Promise<SessionData> {
  const session: SessionRow = {
    id: crypto.randomUUID(),
    sign_in_id: signIn.id,
    person_id: options.user.id,
    kind: options.kind,
    current_iat: signIn.started_at,
    replaced: [],
  };
  await tx
    .insertInto('sessions')
    .values({ ...session, replaced: '[]' })
    .execute();
  return { session, signIn, user: options.user, actor: options.actor };
}

async function readUser(db: Kysely<Database>, id: string): Promise<UserRow> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Returns the current claims. The id of the user's cart comes from the orders. */
async function readCurrentClaims(
  executor: Kysely<Database>,
  { claims }: UserRow,
): Promise<UserRow['claims']> {
  const draft = await executor
    .selectFrom('collateral_requests')
    .select('id')
    .where('uuid', '=', claims.uuid)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return { ...claims, current_collateral_request_id: draft?.id ?? null };
}
