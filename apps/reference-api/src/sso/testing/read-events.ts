import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Returns the audit log's entries of the sign-in in its last entry, as texts "event user". */
export async function readEventsOfLastSignIn(db: Kysely<Database>): Promise<string[]> {
  const entries = await db
    .selectFrom('audit_log')
    .select(['event', 'person_id'])
    .where('sign_in', '=', (last) =>
      last.selectFrom('audit_log').select('sign_in').orderBy('id', 'desc').limit(1),
    )
    .orderBy('id')
    .execute();
  return entries.map(({ event, person_id }) => `${event} ${person_id}`);
}
