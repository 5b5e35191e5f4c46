import { sql, type Kysely } from 'kysely';
import type { Database, ProviderSession } from '../db/tables.ts';

const field = (name: 'issuer' | 'subject' | 'session' | 'browserHash') =>
  sql<string | null>`provider_session->>${sql.lit(name)}`;

/**
 * Ends the sign-ins that came from a session at the identity provider, on every host, and their unused
 * one-time codes.
 *
 * @param ended Without a `subject` or a `session`, it counts for all of them.
 */
export async function endProviderSessions(
  db: Kysely<Database>,
  ended: Pick<ProviderSession, 'issuer'> & { subject: string | null; session: string | null },
): Promise<void> {
  if (ended.subject === null && ended.session === null) return;
  for (const table of ['sign_ins', 'sign_in_codes'] as const) {
    await db
      .deleteFrom(table)
      .where(field('issuer'), '=', ended.issuer)
      .$if(ended.subject !== null, (query) => query.where(field('subject'), '=', ended.subject))
      .$if(ended.session !== null, (query) => query.where(field('session'), '=', ended.session))
      .execute();
  }
}

/**
 * Ends the newest sign-in of a browser.
 *
 * @returns Its session at the identity provider. `null` if the browser has no sign-in.
 */
export async function endBrowserSession(
  db: Kysely<Database>,
  browserHash: string | null,
): Promise<ProviderSession | null> {
  if (browserHash === null) return null;
  const ended = await db
    .deleteFrom('sign_ins')
    .where(field('browserHash'), '=', browserHash)
    .returning(['provider_session', 'started_at'])
    .execute();
  return ended.toSorted((a, b) => b.started_at - a.started_at)[0]?.provider_session ?? null;
}
