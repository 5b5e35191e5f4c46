import { sql, type Kysely } from 'kysely';
import type { Database, ProviderSession } from '../db/tables.ts';

const field = (name: 'issuer' | 'subject' | 'session' | 'browserHash') =>
  sql<string | null>`provider_session->>${sql.lit(name)}`;

/**
 * Ends all sign-ins that came from a session at the identity provider. Deletes the session's one-time codes too, because an
 * unused one could start another sign-in. All hosts share the database, so sign-ins at other hosts also end.
 *
 * @param endedSession The session that ended. `null` as the `subject` or `session` matches any. If both are `null`, no
 *   sign-in ends.
 */
export async function endSignInsOfProviderSession(
  db: Kysely<Database>,
  endedSession: Pick<ProviderSession, 'issuer'> & {
    subject: string | null;
    session: string | null;
  },
): Promise<void> {
  if (endedSession.subject === null && endedSession.session === null) return;
  for (const table of ['sign_ins', 'sign_in_codes'] as const) {
    await db
      .deleteFrom(table)
      .where(field('issuer'), '=', endedSession.issuer)
      .$if(endedSession.subject !== null, (query) =>
        query.where(field('subject'), '=', endedSession.subject),
      )
      .$if(endedSession.session !== null, (query) =>
        query.where(field('session'), '=', endedSession.session),
      )
      .execute();
  }
}

/** How long a browser has to sign out at the identity provider after signing out at this host. */
const SIGN_OUT_SECONDS = 5 * 60;

/**
 * Stores the identity provider's session when a user signs out at this host. The host needs it if the browser then signs
 * out at the identity provider. Does nothing without single sign-on.
 *
 * @param now Milliseconds since 1970.
 */
export async function storeProviderSessionForSignOut(
  db: Kysely<Database>,
  session: ProviderSession | null,
  now: number,
): Promise<void> {
  if (session === null) return;
  const row = {
    provider_session: JSON.stringify(session),
    expires_at: now / 1000 + SIGN_OUT_SECONDS,
  };
  await db
    .insertInto('ended_provider_sessions')
    .values({ browser_hash: session.browserHash, ...row })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(row))
    .execute();
}

/**
 * Ends a browser's sign-ins.
 *
 * @param now Milliseconds since 1970.
 * @returns The provider session of the newest sign-in that this call ended. If it ended none, the one that
 *   `storeProviderSessionForSignOut` stored for this browser in the last five minutes, or `null` if there is none.
 */
export async function endBrowserSignIns(
  db: Kysely<Database>,
  browserHash: string | null,
  now: number,
): Promise<ProviderSession | null> {
  if (browserHash === null) return null;
  const endedSignIns = await db
    .deleteFrom('sign_ins')
    .where(field('browserHash'), '=', browserHash)
    .returning(['provider_session', 'started_at'])
    .execute();
  const storedSession = await db
    .deleteFrom('ended_provider_sessions')
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now / 1000)
    .returning('provider_session')
    .executeTakeFirst();
  const [newest] = endedSignIns.toSorted((a, b) => b.started_at - a.started_at);
  return newest?.provider_session ?? storedSession?.provider_session ?? null;
}
