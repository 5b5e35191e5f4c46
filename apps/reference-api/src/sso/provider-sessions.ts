import { sql, type Kysely } from 'kysely';
import type { Database, ProviderSession } from '../db/tables.ts';
import { useMessageOnce } from './used-messages.ts';

const field = (name: 'issuer' | 'subject' | 'session' | 'browserHash') =>
  sql<string | null>`provider_session->>${sql.lit(name)}`;

/** A sign-in that a single logout ended. */
export type EndedSignIn = { id: string; person_id: string };

/** A verified message of the identity provider: one of its sessions has ended. */
export type LogoutMessage = {
  issuer: string;
  id: string;
  /** The user and the session. `null` matches any. If both are `null`, no sign-in ends. */
  subject: string | null;
  session: string | null;
};

/**
 * Ends all sign-ins that came from a session at the identity provider. Deletes the session's one-time codes too, because an
 * unused one could start another sign-in. All hosts share the database, so sign-ins at other hosts also end.
 *
 * Everything is one transaction, so that the provider can send the message again if the database fails.
 *
 * @param now Milliseconds since 1970.
 * @throws SsoRefusal If the message was used before.
 */
export async function endSignInsOfProviderSession(
  db: Kysely<Database>,
  { issuer, id, subject, session }: LogoutMessage,
  now: number,
): Promise<EndedSignIn[]> {
  return db.transaction().execute(async (tx) => {
    await useMessageOnce(tx, { issuer, id }, now);
    if (subject === null && session === null) return [];
    const matchSession = sql<boolean>`${field('issuer')} = ${issuer}
      and (${subject}::text is null or ${field('subject')} = ${subject})
      and (${session}::text is null or ${field('session')} = ${session})`;
    // The codes come first: this waits for exchanges in progress, and the next statement then finds their sign-ins.
    await tx.deleteFrom('sign_in_codes').where(matchSession).execute();
    return tx.deleteFrom('sign_ins').where(matchSession).returning(['id', 'person_id']).execute();
  });
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
 * @returns The sign-ins that this call ended, and the provider session of the newest one. If it ended none, the provider
 *   session that `storeProviderSessionForSignOut` stored for this browser in the last five minutes, or `null` if there is none.
 */
export async function endBrowserSignIns(
  db: Kysely<Database>,
  browserHash: string | null,
  now: number,
): Promise<{ endedSignIns: EndedSignIn[]; session: ProviderSession | null }> {
  if (browserHash === null) return { endedSignIns: [], session: null };
  const endedSignIns = await db
    .deleteFrom('sign_ins')
    .where(field('browserHash'), '=', browserHash)
    .returning(['id', 'person_id', 'provider_session', 'started_at'])
    .execute();
  const storedSession = await db
    .deleteFrom('ended_provider_sessions')
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now / 1000)
    .returning('provider_session')
    .executeTakeFirst();
  const [newest] = endedSignIns.toSorted((a, b) => b.started_at - a.started_at);
  return {
    endedSignIns,
    session: newest?.provider_session ?? storedSession?.provider_session ?? null,
  };
}
