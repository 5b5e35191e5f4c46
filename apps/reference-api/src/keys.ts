import { readDatabase, readKeySecret } from './config.ts';
import { readDatabaseTime } from './db/database-clock.ts';
import { runExclusively, openDatabase, type OpenDatabase } from './db/open.ts';
import { explainError } from './explain-error.ts';
import { addToAuditLog } from './http/audit-log.ts';
import { consoleLog } from './http/log.ts';
import { createSecurityLog } from './http/security-log.ts';
import { errorCode } from './lib/error-code.ts';
import { openKeySecret } from './session/key-secret.ts';
import {
  listSigningKeys,
  requireMatchingSecret,
  revokeSigningKey,
  rotateSigningKey,
} from './session/signing-keys.ts';
import { SettingsError } from './settings-error.ts';

const record = createSecurityLog(consoleLog);

const USAGE = 'Usage: node src/keys.ts list | rotate | revoke <kid>';

// Other users must not be able to read the files that this program creates.
process.umask(0o077);

// Shows, replaces, and revokes the keys that sign tokens.
try {
  // Script runners can pass on their own `--`.
  const [command, kid, ...rest] = process.argv.slice(2).filter((arg) => arg !== '--');
  const takesKid = command === 'revoke';
  if (rest.length > 0 || (kid !== undefined) !== takesKid) throw new SettingsError(USAGE);
  if (command !== 'list' && command !== 'rotate' && command !== 'revoke') {
    throw new SettingsError(USAGE);
  }
  const database = await openDatabase(readDatabase(process.env));
  try {
    await run(database, command, kid ?? '');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run(
  database: OpenDatabase,
  command: 'list' | 'rotate' | 'revoke',
  kid: string,
): Promise<void> {
  await runExclusively(database, async (db) => {
    const now = new Date(await readDatabaseTime(db));
    if (command === 'rotate') {
      const secret = await openKeySecret(readKeySecret(process.env));
      await requireMatchingSecret(db, secret);
      console.log(`Created key ${await rotateSigningKey(db, secret, now)}.`);
      record({ event: 'key_rotated' });
      await addToAuditLog(db, { event: 'key_rotated' });
    }
    if (command === 'revoke') {
      const secret = await openKeySecret(readKeySecret(process.env));
      const revoked = await revokeSigningKey(db, secret, { kid, now });
      if (!revoked) throw new SettingsError(`Signing key ${kid} does not exist.`);
      record({ event: 'key_revoked' });
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

function explain(error: unknown): unknown {
  // PostgreSQL's codes for a table and a column that do not exist.
  return ['42P01', '42703'].includes(errorCode(error) ?? '')
    ? 'The database is not up to date. Start the host once to update it.'
    : explainError(error);
}
