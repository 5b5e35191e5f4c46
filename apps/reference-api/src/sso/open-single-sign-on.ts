import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { SettingsError } from '../settings-error.ts';
import type { Database } from '../db/tables.ts';
import { parseIdpMetadata } from './saml/identity-provider.ts';
import { openServiceProviderKey } from './saml/service-provider-key.ts';
import type { SsoSettings } from './settings.ts';
import type { SingleSignOn } from './sso-options.ts';

type OpeningOptions = {
  /** The 32 bytes that encrypt private keys. */
  secret: Uint8Array;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Prepares single sign-on at startup. The identity provider itself can be down: the host reads from it at
 * the first sign-in.
 *
 * @throws SettingsError If the file with the identity provider's metadata is missing or not valid, or if
 *   the secret doesn't match the stored key.
 */
export async function openSingleSignOn(
  settings: SsoSettings,
  db: Kysely<Database>,
  { secret, now }: OpeningOptions,
): Promise<SingleSignOn> {
  if (settings.protocol === 'oidc') return settings;
  if (!/^https?:/i.test(settings.idpMetadata)) {
    const xml = await readFile(settings.idpMetadata, 'utf8').catch(() => {
      throw new SettingsError(
        `SAML_IDP_METADATA: the file ${settings.idpMetadata} can’t be read. Check its path and permissions.`,
      );
    });
    parseIdpMetadata(xml, now);
  }
  return { ...settings, key: await openServiceProviderKey(db, secret) };
}
