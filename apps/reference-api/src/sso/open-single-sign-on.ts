import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { SettingsError } from '../settings-error.ts';
import type { Database } from '../db/tables.ts';
import { parseIdpMetadata } from './saml/identity-provider.ts';
import { openServiceProviderKeys } from './saml/service-provider-keys.ts';
import type { SsoSettings } from './settings.ts';
import type { SingleSignOn } from './sso-options.ts';

/**
 * Checks the file with the identity provider's metadata, before the host changes the database. The identity provider itself
 * can be down: the host reads from it at the first sign-in.
 *
 * @throws SettingsError If the file is missing or not valid.
 */
export async function checkIdpMetadataFile(settings: SsoSettings | null): Promise<void> {
  if (settings?.protocol !== 'saml' || /^https?:/i.test(settings.idpMetadata)) return;
  const xml = await readFile(settings.idpMetadata, 'utf8').catch(() => {
    throw new SettingsError(
      `SAML_IDP_METADATA: the file ${settings.idpMetadata} can’t be read. Check its path and permissions.`,
    );
  });
  parseIdpMetadata(xml, Date.now());
}

/**
 * Prepares single sign-on at startup.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @throws SettingsError If the secret doesn't match the stored key.
 */
export async function openSingleSignOn(
  settings: SsoSettings,
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<SingleSignOn> {
  if (settings.protocol === 'oidc') return settings;
  return { ...settings, readKeys: await openServiceProviderKeys(db, secret) };
}
