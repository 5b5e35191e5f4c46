import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import * as v from 'valibot';
import { PROGRAM } from '../program.ts';
import { SettingsError } from '../settings-error.ts';
import type { Database } from '../db/tables.ts';
import { decryptPrivateKey, encryptPrivateKey } from './private-keys.ts';

/** The only algorithm. A token's header never selects how it is verified. */
export const SIGNING_ALGORITHM = 'ES256';

/** Hosts read the keys every minute, so all of them have a new key before they sign with it. */
const ROTATION_LEAD_MS = 2 * 60_000;

/** A key pair that signs and verifies tokens. */
export type SigningKey = {
  /** The SHA-256 thumbprint of the public key (RFC 7638). */
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** When hosts start to sign with it, in milliseconds since 1970. It can verify tokens earlier. */
  signsFrom: number;
};

type KeyRow = Omit<Selectable<Database['signing_keys']>, 'created_at'>;

/**
 * Stores a new key: the public key in plain text, the private key encrypted.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @param signsFrom When the key starts to sign.
 * @returns The key's id.
 */
async function createSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  { now, signsFrom }: { now: Date; signsFrom: Date },
): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  await db
    .insertInto('signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_jwe: await encryptPrivateKey(privateJwk, secret, kid),
      created_at: now,
      signs_from: signsFrom,
    })
    .execute();
  return kid;
}

/**
 * Decrypts a stored key. A row whose keys or id someone changed in the database is rejected, because only a host with the
 * secret can create a valid one. A changed `signs_from` is not detected.
 *
 * @returns `null` if the secret does not decrypt it, or if its keys and id don't belong together.
 */
export async function decryptSigningKey(
  { kid, public_jwk, private_jwe, signs_from }: KeyRow,
  secret: Uint8Array,
): Promise<SigningKey | null> {
  try {
    const decrypted = await decryptPrivateKey(private_jwe, secret);
    if (decrypted.kid !== kid || (await calculateJwkThumbprint(public_jwk)) !== kid) {
      return null;
    }
    return {
      kid,
      privateKey: await importCryptoKey(v.parse(jwkSchema, JSON.parse(decrypted.privateKey))),
      publicKey: await importCryptoKey(public_jwk),
      signsFrom: signs_from.getTime(),
    };
  } catch {
    return null;
  }
}

/** Reads the keys as they are stored. */
export async function readKeyRows(db: Kysely<Database>) {
  return db
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk', 'private_jwe', 'signs_from'])
    .execute();
}

/**
 * Checks that every stored key was encrypted with this secret.
 *
 * @throws SettingsError If a key was encrypted with another secret.
 */
export async function requireMatchingSecret(
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<void> {
  for (const row of await readKeyRows(db)) {
    if (await decryptSigningKey(row, secret)) continue;
    throw new SettingsError(
      'The signing keys in the database were encrypted with another secret. Set SIGNING_KEY_SECRET to ' +
        'that secret, or restore its file. If it is lost, revoke every key that ' +
        `"${PROGRAM} keys list" shows with "${PROGRAM} keys revoke <kid>". All users must then sign in again.`,
    );
  }
}

/** Creates a key that signs immediately, unless another key already signs. */
export async function ensureSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  now: Date,
): Promise<void> {
  const signingKey = await db
    .selectFrom('signing_keys')
    .select('kid')
    .where('signs_from', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!signingKey) await createSigningKey(db, secret, { now, signsFrom: now });
}

/** Lists the stored keys, newest first. Listing needs no secret. */
export async function listSigningKeys(db: Kysely<Database>) {
  return db
    .selectFrom('signing_keys')
    .select(['kid', 'created_at', 'signs_from'])
    .orderBy('signs_from', 'desc')
    .orderBy('kid')
    .execute();
}

/**
 * Creates a key that starts to sign in two minutes, when every host has it. Older keys keep verifying
 * their tokens.
 *
 * @returns The key's id.
 */
export async function rotateSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  now: Date,
): Promise<string> {
  const signsFrom = new Date(now.getTime() + ROTATION_LEAD_MS);
  return createSigningKey(db, secret, { now, signsFrom });
}

/**
 * Deletes a key. No host accepts its tokens from then on. If no other key signs, it creates a new one
 * that signs immediately.
 *
 * @returns `false` if the key does not exist.
 */
export async function revokeSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  { kid, now }: { kid: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('signing_keys')
      .where('kid', '=', kid)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await ensureSigningKey(tx, secret, now);
    return true;
  });
}

/**
 * Returns the condition that a key has not been revoked. Queries by token include it, so that every
 * host rejects the tokens of a revoked key immediately.
 */
export const isKeyValid = (kid: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from signing_keys where kid = ${kid})`;

const jwkSchema = v.looseObject({ kty: v.string() });

async function importCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an asymmetric key.');
  return key;
}
