import type { Kysely } from 'kysely';
import { generate } from 'selfsigned';
import { decryptPrivateKey, encryptPrivateKey } from '../../session/private-keys.ts';
import { SettingsError } from '../../settings-error.ts';
import type { Database } from '../../db/tables.ts';

/** Id of the only key in use. */
const KEY_ID = 'signing';
const VALID_YEARS = 10;

/** The key pair that signs this host's SAML requests. Identity providers read the certificate from the metadata. */
export type ServiceProviderKey = { privateKey: string; certificate: string };

/**
 * Reads the key pair from the database, and creates it at the first start. All hosts of a database share it.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @throws SettingsError If the stored key was encrypted with another secret.
 */
export async function openServiceProviderKey(
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<ServiceProviderKey> {
  const read = () =>
    db.selectFrom('saml_keys').selectAll().where('id', '=', KEY_ID).executeTakeFirst();
  if (!(await read())) await createKey(db, secret);
  const row = await read();
  try {
    const { privateKey } = await decryptPrivateKey(row?.private_jwe ?? '', secret);
    return { privateKey, certificate: row?.certificate ?? '' };
  } catch {
    throw new SettingsError(
      'The key that signs SAML requests was encrypted with another secret. Set SIGNING_KEY_SECRET to that ' +
        'secret. If it is lost, delete the row of the table saml_keys, start the host, and give the ' +
        'identity provider the new metadata.',
    );
  }
}

/** If two hosts start at the same time, both use the first one's key. */
async function createKey(db: Kysely<Database>, secret: Uint8Array): Promise<void> {
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
      id: KEY_ID,
      certificate: pair.cert,
      private_jwe: await encryptPrivateKey(pair.private, secret),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
