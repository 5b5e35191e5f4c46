import type { SessionTokens } from '@producer-portal/api';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { KeyRing } from './key-ring.ts';
import { isKeyInForce } from './signing-keys.ts';
import { signToken, type VerifiedToken } from './tokens.ts';

/** The longest that any session lives, however often its token is renewed; and an admin's token. */
const SESSION_SECONDS = 8 * 60 * 60;

/** A token is replaced when it is older, so at most this often. */
const ROTATE_AFTER_SECONDS = 60;

/** How long a replaced token stays good once its successor has been used: for calls under way. */
const GRACE_SECONDS = 60;

type SessionRow = Selectable<Database['sessions']>;
type PersonRow = Selectable<Database['people']>;

/** A session that a good token names, and the person whose it is. */
export type LiveSession = {
  session: SessionRow;
  person: PersonRow;
  /** The uuid of the admin who acts as this person. */
  actor: string | null;
  /** Which of the session's two good tokens was sent. */
  sent: 'current' | 'previous';
};

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Sessions live in the database alone, so that any host can serve any of them and deleting a row
 * ends one at once.
 *
 * @param now milliseconds since 1970
 */
export function createSessions(db: Kysely<Database>, keys: KeyRing, now: () => number) {
  const seconds = () => now() / 1000;

  /** The claims as they stand now: which order is somebody's cart is known to the orders alone. */
  async function claimsOf({ claims }: PersonRow): Promise<PersonRow['claims']> {
    const draft = await db
      .selectFrom('collateral_requests')
      .select('id')
      .where('uuid', '=', claims.uuid)
      .where('status', '=', 'draft')
      .executeTakeFirst();
    return { ...claims, current_collateral_request_id: draft?.id ?? null };
  }

  async function sign(session: SessionRow, person: PersonRow, actor: string | null) {
    const life = session.kind === 'admin' ? SESSION_SECONDS : person.token_seconds;
    return signToken(keys, {
      sid: session.id,
      claims: await claimsOf(person),
      actor,
      iat: session.current_iat,
      exp: Math.floor(Math.min(session.current_iat + life, session.expires_at)),
    });
  }

  async function begin(
    kind: SessionRow['kind'],
    person: PersonRow,
    actor: PersonRow | null,
  ): Promise<string> {
    const session: SessionRow = {
      id: crypto.randomUUID(),
      person_id: person.id,
      actor_id: actor?.id ?? null,
      kind,
      expires_at: Math.floor(seconds()) + SESSION_SECONDS,
      current_iat: seconds(),
      previous_iat: null,
      confirmed_at: null,
    };
    await db.insertInto('sessions').values(session).execute();
    return sign(session, person, actor?.claims.uuid ?? null);
  }

  return {
    /** Begins what a person signs in to: a regular session, an admin's, or one of each. */
    async signIn(personId: string): Promise<SessionTokens> {
      await db.deleteFrom('sessions').where('expires_at', '<', seconds()).execute();
      const person = await readPerson(db, personId);
      if (person.impersonates !== null) {
        const agent = await readPerson(db, person.impersonates);
        const agentToken = await begin('agent', agent, person);
        return {
          jwt: agentToken,
          agent_jwt: agentToken,
          admin_jwt: await begin('admin', person, null),
        };
      }
      if (!person.is_admin) return { jwt: await begin('regular', person, null) };
      const adminToken = await begin('admin', person, null);
      return { jwt: adminToken, admin_jwt: adminToken };
    },

    /**
     * Finds the session of a verified token; null when it has ended or the token is a replaced one
     * whose time is over, or its key was revoked.
     */
    async find({ sid, iat, kid }: VerifiedToken): Promise<LiveSession | null> {
      const row = await db
        .selectFrom('sessions as s')
        .innerJoin('people as p', 'p.id', 's.person_id')
        .leftJoin('people as a', 'a.id', 's.actor_id')
        .selectAll('p')
        .select([
          's.id as session_id',
          's.actor_id',
          's.kind',
          's.expires_at',
          's.current_iat',
          's.previous_iat',
          's.confirmed_at',
          'a.claims as actor_claims',
        ])
        .where('s.id', '=', sid)
        .where(isKeyInForce(kid))
        .executeTakeFirst();
      if (!row || row.expires_at <= seconds()) return null;
      const { session_id, actor_id, kind, expires_at, actor_claims, ...rest } = row;
      const { current_iat, previous_iat, confirmed_at, ...person } = rest;
      const session = { id: session_id, person_id: person.id, actor_id, kind, expires_at };
      const live = {
        session: { ...session, current_iat, previous_iat, confirmed_at },
        person,
        actor: actor_claims?.uuid ?? null,
      };
      if (iat === current_iat) return { ...live, sent: 'current' };
      const replaced = confirmed_at !== null && seconds() > confirmed_at + GRACE_SECONDS;
      return iat === previous_iat && !replaced ? { ...live, sent: 'previous' } : null;
    },

    /**
     * The token that this answer hands out, or null when the one that was sent stays. A replaced
     * token is answered with the one in force: an answer that got lost costs nobody the session.
     *
     * @param force renew even a young token, as a refresh asks for
     */
    async renew(
      { session, person, actor, sent }: LiveSession,
      force: boolean,
    ): Promise<string | null> {
      if (sent === 'previous') return sign(session, person, actor);
      // An admin's token is valid for the whole session: a copy of it waits in `admin_jwt`.
      if (session.kind === 'admin') return null;

      const age = seconds() - session.current_iat;
      if (age < ROTATE_AFTER_SECONDS && !force) {
        if (session.previous_iat !== null && session.confirmed_at === null) {
          await db
            .updateTable('sessions')
            .set({ confirmed_at: seconds() })
            .where('id', '=', session.id)
            .where('current_iat', '=', session.current_iat)
            .execute();
        }
        return null;
      }
      const renewed = {
        previous_iat: session.current_iat,
        current_iat: Math.max(seconds(), session.current_iat + 0.001),
        confirmed_at: null,
      };
      // Of several calls under way with one token, on whatever host, the first alone renews it.
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set(renewed)
        .where('id', '=', session.id)
        .where('current_iat', '=', session.current_iat)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? sign({ ...session, ...renewed }, person, actor) : null;
    },

    /**
     * A token with the claims as they stand now, later than every other that this session has: what
     * has changed them is told by its own answer, whoever else has just renewed the token.
     */
    async reissue({ session, person, actor }: LiveSession): Promise<string> {
      // An admin's token is valid for the whole session: a copy of it waits in `admin_jwt`.
      if (session.kind === 'admin') return sign(session, person, actor);
      const renewed = await db
        .updateTable('sessions')
        .set((eb) => ({
          previous_iat: eb.ref('current_iat'),
          current_iat: sql<number>`greatest(${seconds()}::float8, current_iat + 0.001)`,
          confirmed_at: null,
        }))
        .where('id', '=', session.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return sign(renewed, person, actor);
    },
  };
}

async function readPerson(db: Kysely<Database>, id: string): Promise<PersonRow> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
