import type { Kysely } from 'kysely';
import { readDatabase } from './config.ts';
import { runExclusively, openDatabase } from './db/open.ts';
import type { Database } from './db/tables.ts';
import { addToAuditLog } from './http/audit-log.ts';
import { consoleLog } from './http/log.ts';
import type { SecurityEvent } from './http/security-event.ts';
import { createSecurityLog } from './http/security-log.ts';
import { getErrorCode } from './lib/error-code.ts';
import { SettingsError } from './settings-error.ts';

const recordSecurityEvent = createSecurityLog(consoleLog);

/**
 * Runs a command that manages keys on the configured database.
 *
 * @throws SettingsError If the settings are not valid, or the database is not up to date.
 */
export async function runKeyCommand(
  env: Readonly<Record<string, string | undefined>>,
  run: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(readDatabase(env));
  try {
    await runExclusively(database, run);
  } catch (error) {
    // PostgreSQL's codes for a table and a column that do not exist.
    if (!['42P01', '42703'].includes(getErrorCode(error) ?? '')) throw error;
    throw new SettingsError('The database is not up to date. Start the host once to update it.');
  } finally {
    await database.close();
  }
}

/** Adds a change of a key to the security log and to the audit log. */
export async function recordKeyEvent(
  db: Kysely<Database>,
  event: SecurityEvent,
  details?: Record<string, string>,
): Promise<void> {
  recordSecurityEvent(event);
  await addToAuditLog(db, { event: event.event, ...(details && { details }) });
}
