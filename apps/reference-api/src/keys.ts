import { readKeySecret } from './config.ts';
import { readDatabaseTime } from './db/database-clock.ts';
import { recordKeyEvent, runKeyCommand } from './key-command.ts';
import { PROGRAM } from './program.ts';
import { openKeySecret } from './session/key-secret.ts';
import {
  listSigningKeys,
  requireMatchingSecret,
  revokeSigningKey,
  rotateSigningKey,
} from './session/signing-keys.ts';
import { SettingsError } from './settings-error.ts';

const USAGE = `Usage: ${PROGRAM} keys list | rotate | revoke <kid>`;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Shows, replaces, and revokes the keys that sign tokens, for the command `keys`.
 *
 * @throws SettingsError If the arguments or the settings are not valid, the key doesn't exist, or the database is not up to date.
 */
export async function manageKeys(args: readonly string[], env: Env): Promise<void> {
  const [command, kid = '', ...rest] = args;
  const takesKid = command === 'revoke';
  if (rest.length > 0 || (kid !== '') !== takesKid) throw new SettingsError(USAGE);
  if (command !== 'list' && command !== 'rotate' && command !== 'revoke') {
    throw new SettingsError(USAGE);
  }
  await runKeyCommand(env, async (db) => {
    const now = new Date(await readDatabaseTime(db));
    if (command === 'rotate') {
      const secret = await openKeySecret(readKeySecret(env));
      await requireMatchingSecret(db, secret);
      console.log(`Created key ${await rotateSigningKey(db, secret, now)}.`);
      await recordKeyEvent(db, { event: 'key_rotated' });
    }
    if (command === 'revoke') {
      const secret = await openKeySecret(readKeySecret(env));
      const isRevoked = await revokeSigningKey(db, secret, { kid, now });
      if (!isRevoked) throw new SettingsError(`Signing key ${kid} does not exist.`);
      await recordKeyEvent(db, { event: 'key_revoked' }, { kid });
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
