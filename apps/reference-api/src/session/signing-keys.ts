import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The one algorithm: what a token says of its own algorithm never chooses how it is checked. */
export const SIGNING_ALGORITHM = 'ES256';

export type SigningKeys = {
  /** The key that new tokens are signed with. */
  current: { kid: string; privateKey: CryptoKey };
  /** Every key that a token may have been signed with, by its id. */
  publicKeys: ReadonlyMap<string, CryptoKey>;
};

/** Makes the first key of a database; does nothing when there is one. */
export async function ensureSigningKey(db: Kysely<Database>, now: Date): Promise<void> {
  const existing = await db.selectFrom('signing_keys').select('kid').limit(1).executeTakeFirst();
  if (existing) return;
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  await db
    .insertInto('signing_keys')
    .values({
      kid: await calculateJwkThumbprint(jwk),
      private_jwk: JSON.stringify(jwk),
      created_at: now,
    })
    .execute();
}

/** Reads the keys; the newest one signs. */
export async function readSigningKeys(db: Kysely<Database>): Promise<SigningKeys> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  const [newest] = rows;
  if (!newest) throw new Error('There is no signing key: prepare the database first.');
  return {
    current: { kid: newest.kid, privateKey: await cryptoKey(newest.private_jwk) },
    publicKeys: new Map(
      await Promise.all(
        rows.map(async ({ kid, private_jwk: { d: _secret, ...publicJwk } }) => {
          return [kid, await cryptoKey(publicJwk)] as const;
        }),
      ),
    ),
  };
}

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an asymmetric key.');
  return key;
}
