import type { Kysely, Selectable } from 'kysely';
import { generate } from 'selfsigned';
import { decryptPrivateKey, encryptPrivateKey } from '../../session/private-keys.ts';
import { SettingsError } from '../../settings-error.ts';
import type { Database } from '../../db/tables.ts';

const VALID_YEARS = 10;

type KeyRole = Database['saml_keys']['id'];

/** The keys of this host as a SAML service provider. Identity providers read the certificates from the metadata. */
export type ServiceProviderKeys = {
  /** PEM. Signs this host's SAML requests. */
  privateKey: string;
  /** PEM. The certificate of `privateKey`. */
  certificate: string;
  /** PEM. Also in the metadata, so that identity providers know it before it is needed. */
  standbyCertificate: string | null;
};

/**
 * Creates a key that signs at the first start. All hosts of a database share it.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @returns A function that reads the current keys, because the command `saml-keys` can change them while hosts run.
 * @throws SettingsError If the stored key was encrypted with another secret.
 */
export async function openServiceProviderKeys(
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<() => Promise<ServiceProviderKeys>> {
  if (!(await readSamlKeyRows(db)).signing) await createSamlKey(db, secret, 'signing');
  const readKeys = async () => readServiceProviderKeys(db, secret);
  await readKeys();
  return readKeys;
}

/**
 * Reads the keys, and decrypts the private key that signs.
 *
 * @throws SettingsError If it was encrypted with another secret.
 */
export async function readServiceProviderKeys(
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<ServiceProviderKeys> {
  const { signing, standby } = await readSamlKeyRows(db);
  try {
    const { privateKey } = await decryptPrivateKey(signing?.private_jwe ?? '', secret);
    return {
      privateKey,
      certificate: signing?.certificate ?? '',
      standbyCertificate: standby?.certificate ?? null,
    };
  } catch {
    throw new SettingsError(
      'The key that signs SAML requests was encrypted with another secret. Set SIGNING_KEY_SECRET to that ' +
        'secret. If it is lost, delete the rows of the table saml_keys, start the host, and give the ' +
        'identity provider the new metadata.',
    );
  }
}

/** Reads the keys as they are stored. */
export async function readSamlKeyRows(
  db: Kysely<Database>,
): Promise<Partial<Record<KeyRole, Selectable<Database['saml_keys']>>>> {
  const rows = await db.selectFrom('saml_keys').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

/**
 * Creates a key, unless there is one with this role. If two hosts start at the same time, both use the first one's key.
 *
 * @param secret The 32 bytes that encrypt private keys.
 */
export async function createSamlKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  role: KeyRole,
): Promise<void> {
  const notAfterDate = new Date();
  notAfterDate.setFullYear(notAfterDate.getFullYear() + VALID_YEARS);
  const pair = await generate([{ name: 'commonName', value: 'producer-portal' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate,
  });
  await db
    .insertInto('saml_keys')
    .values({
      id: role,
      certificate: pair.cert,
      private_jwe: await encryptPrivateKey(pair.private, secret),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Makes the standby key sign, and the other one the standby key. Without a standby key, changes nothing. */
export async function switchSamlKeys(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('saml_keys')
    .from('saml_keys as other')
    .set((eb) => ({
      certificate: eb.ref('other.certificate'),
      private_jwe: eb.ref('other.private_jwe'),
    }))
    .whereRef('other.id', '!=', 'saml_keys.id')
    .execute();
}

/** Deletes the key that doesn't sign. */
export async function removeStandbySamlKey(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('saml_keys').where('id', '=', 'standby').execute();
}
