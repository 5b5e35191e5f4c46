import { sql } from 'kysely';
import { KEY_HOURS } from '../http/respond-once-per-key.ts';
import type { OpenDatabase } from './open.ts';

/** An arbitrary number that all hosts share. */
const JOB_LOCK = 7_266_282;

/**
 * Removes expired rows. Requests don't depend on this, because they check the time themselves. Does nothing while another
 * host removes rows.
 *
 * @param auditDays How long the audit log is kept.
 * @returns Whether this host removed the rows.
 */
export async function removeExpired(
  { jobsDb }: Pick<OpenDatabase, 'jobsDb'>,
  now: Date,
  auditDays: number,
): Promise<boolean> {
  const at = now.getTime() / 1000;
  return jobsDb.transaction().execute(async (tx) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${JOB_LOCK}) as locked
    `.execute(tx);
    if (rows[0]?.locked !== true) return false;
    const tables = [
      'sign_ins',
      'sso_requests',
      'sso_used_messages',
      'ended_provider_sessions',
    ] as const;
    for (const table of tables) {
      await tx.deleteFrom(table).where('expires_at', '<=', at).execute();
    }
    await tx
      .deleteFrom('sign_in_codes')
      .where('expires_at', '<=', at)
      .where('sign_in_id', 'is', null)
      .execute();
    await tx
      .deleteFrom('idempotent_answers')
      .where('created_at', '<', new Date(now.getTime() - KEY_HOURS * 3_600_000))
      .execute();
    await tx
      .deleteFrom('rate_limits')
      .where('full_at', '<', sql<Date>`now()`)
      .execute();
    await tx
      .deleteFrom('audit_log')
      .where('at', '<', new Date(now.getTime() - auditDays * 86_400_000))
      .execute();
    return true;
  });
}
