import { readDatabase, readKeySecret } from './config.ts';
import { readDatabaseTime } from './db/database-clock.ts';
import { runExclusively, openDatabase, type OpenDatabase } from './db/open.ts';
import { addToAuditLog } from './http/audit-log.ts';
import { consoleLog } from './http/log.ts';
import { createSecurityLog } from './http/security-log.ts';
import { getErrorCode } from './lib/error-code.ts';
import { PROGRAM } from './program.ts';
import { openKeySecret } from './session/key-secret.ts';
import {
  listSigningKeys,
  requireMatchingSecret,
  revokeSigningKey,
  rotateSigningKey,
} from './session/signing-keys.ts';
import { SettingsError } from './settings-error.ts';

const recordSecurityEvent = createSecurityLog(consoleLog);

const USAGE = `Usage: ${PROGRAM} keys list | rotate | revoke <kid>`;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Shows, replaces, and revokes the keys that sign tokens, for the command `keys`.
 *
 * @throws SettingsError If the arguments or the settings are not valid, the key doesn't exist, or the database is not up to date.
 */
export async function manageKeys(args: readonly string[], env: Env): Promise<void> {
  const [command, kid, ...rest] = args;
  const takesKid = command === 'revoke';
  if (rest.length > 0 || (kid !== undefined) !== takesKid) throw new SettingsError(USAGE);
  if (command !== 'list' && command !== 'rotate' && command !== 'revoke') {
    throw new SettingsError(USAGE);
  }
  const database = await openDatabase(readDatabase(env));
  try {
    await run(database, command, { kid: kid ?? '', env });
  } catch (error) {
    // PostgreSQL's codes for a table and a column that do not exist.
    if (!['42P01', '42703'].includes(getErrorCode(error) ?? '')) throw error;
    throw new SettingsError('The database is not up to date. Start the host once to update it.');
  } finally {
    await database.close();
  }
}

async function run(
  database: OpenDatabase,
  command: 'list' | 'rotate' | 'revoke',
  { kid, env }: { kid: string; env: Env },
): Promise<void> {
  await runExclusively(database, async (db) => {
    const now = new Date(await readDatabaseTime(db));
    if (command === 'rotate') {
      const secret = await openKeySecret(readKeySecret(env));
      await requireMatchingSecret(db, secret);
      console.log(`Created key ${await rotateSigningKey(db, secret, now)}.`);
      recordSecurityEvent({ event: 'key_rotated' });
      await addToAuditLog(db, { event: 'key_rotated' });
    }
    if (command === 'revoke') {
      const secret = await openKeySecret(readKeySecret(env));
      const isRevoked = await revokeSigningKey(db, secret, { kid, now });
      if (!isRevoked) throw new SettingsError(`Signing key ${kid} does not exist.`);
      recordSecurityEvent({ event: 'key_revoked' });
      await addToAuditLog(db, { event: 'key_revoked', details: { kid } });
      console.log(`Revoked key ${kid}. Users with tokens that it signed must sign in again.`);
    }
    const keys = await listSigningKeys(db);
    const signingKey = keys.find(({ signs_from }) => signs_from <= now);
    for (const key of keys) {
      const from = key.signs_from.toISOString();
      const role = key.signs_from > now ? `signs from ${from}` : 'verifies older tokens';
      console.log(
        `${key.kid}  created ${key.created_at.toISOString()}  ${key === signingKey ? 'signs' : role}`,
      );
    }
  });
}
