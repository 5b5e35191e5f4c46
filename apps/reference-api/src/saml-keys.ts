import { X509Certificate } from 'node:crypto';
import { readKeySecret } from './config.ts';
import { recordKeyEvent, runKeyCommand } from './key-command.ts';
import { PROGRAM } from './program.ts';
import { openKeySecret } from './session/key-secret.ts';
import { SettingsError } from './settings-error.ts';
import {
  createSamlKey,
  readSamlKeyRows,
  readServiceProviderKeys,
  removeStandbySamlKey,
  switchSamlKeys,
} from './sso/saml/service-provider-keys.ts';

const COMMANDS = ['list', 'add', 'switch', 'remove'] as const;

/**
 * Shows and replaces the keys that sign SAML requests, for the command `saml-keys`.
 *
 * @throws SettingsError If the arguments or the settings are not valid, the keys don't allow the change, or the database is
 *   not up to date.
 */
export async function manageSamlKeys(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const command = COMMANDS.find((name) => name === args[0]);
  if (!command || args.length > 1) {
    throw new SettingsError(`Usage: ${PROGRAM} saml-keys ${COMMANDS.join(' | ')}`);
  }
  await runKeyCommand(env, async (db) => {
    const { signing, standby } = await readSamlKeyRows(db);
    if (!signing) {
      throw new SettingsError(
        'There is no SAML key yet. A host creates it when it first starts with SSO_PROTOCOL=saml.',
      );
    }
    if (command === 'add') {
      if (standby) {
        throw new SettingsError(
          `There are two SAML keys already. To remove the one that doesn’t sign, run "${PROGRAM} saml-keys remove".`,
        );
      }
      const secret = await openKeySecret(readKeySecret(env));
      // Throws if the secret is not the one of the other key.
      await readServiceProviderKeys(db, secret);
      await createSamlKey(db, secret, 'standby');
      await recordKeyEvent(db, { event: 'saml_key_added' });
    } else if (command !== 'list') {
      if (!standby) {
        throw new SettingsError(
          `There is only one SAML key. To create another one, run "${PROGRAM} saml-keys add".`,
        );
      }
      if (command === 'switch') await switchSamlKeys(db);
      else await removeStandbySamlKey(db);
      await recordKeyEvent(db, {
        event: command === 'switch' ? 'saml_keys_switched' : 'saml_key_removed',
      });
    }
    const keys = await readSamlKeyRows(db);
    for (const key of [keys.signing, keys.standby]) {
      if (!key) continue;
      const { fingerprint256, validToDate } = new X509Certificate(key.certificate);
      const role = key.id === 'signing' ? 'signs' : 'standby';
      console.log(`${fingerprint256}  valid until ${validToDate.toISOString()}  ${role}`);
    }
  });
}
