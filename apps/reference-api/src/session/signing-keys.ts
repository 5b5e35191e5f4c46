import {
  calculateJwkThumbprint,
  compactDecrypt,
  CompactEncrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import * as v from 'valibot';
import { SettingsRefused } from '../settings-refused.ts';
import type { Database } from '../db/tables.ts';

/** The one algorithm: what a token says of its own algorithm never chooses how it is checked. */
export const SIGNING_ALGORITHM = 'ES256';

/** Hosts read the keys every minute, so each of them knows a new key before it signs. */
const ROTATION_LEAD_MS = 2 * 60_000;

/** A key pair that signs and checks tokens. */
export type SigningKey = {
  /** The SHA-256 thumbprint of the public key (RFC 7638). */
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** When it begins to sign, in milliseconds since 1970. It checks tokens from the start. */
  signsFrom: number;
};

type KeyRow = Omit<Selectable<Database['signing_keys']>, 'created_at'>;

/**
 * Stores a new key: its public half in clear, its private half encrypted.
 *
 * @param secret the 32 bytes that encrypt private keys
 * @param signsFrom when it begins to sign
 * @returns its id
 */
async function createSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  { now, signsFrom }: { now: Date; signsFrom: Date },
): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = new TextEncoder().encode(JSON.stringify(await exportJWK(privateKey)));
  await db
    .insertInto('signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_jwe: await new CompactEncrypt(privateJwk)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
        .encrypt(secret),
      created_at: now,
      signs_from: signsFrom,
    })
    .execute();
  return kid;
}

/**
 * Decrypts a stored key. A row that somebody else wrote, or put another public key into, is no key of
 * ours: only who has the secret can make one.
 *
 * @returns null when the secret does not fit
 */
export async function decryptSigningKey(
  { kid, public_jwk, private_jwe, signs_from }: KeyRow,
  secret: Uint8Array,
): Promise<SigningKey | null> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(private_jwe, secret, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.kid !== kid || (await calculateJwkThumbprint(public_jwk)) !== kid) {
      return null;
    }
    return {
      kid,
      privateKey: await cryptoKey(
        v.parse(jwkSchema, JSON.parse(new TextDecoder().decode(plaintext))),
      ),
      publicKey: await cryptoKey(public_jwk),
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
 * Makes sure that every stored key was encrypted with this secret.
 *
 * @throws SettingsRefused when one was not
 */
export async function requireFittingSecret(
  db: Kysely<Database>,
  secret: Uint8Array,
): Promise<void> {
  for (const row of await readKeyRows(db)) {
    if (await decryptSigningKey(row, secret)) continue;
    throw new SettingsRefused(
      'The signing keys in the database were encrypted with another secret. Set SIGNING_KEY_SECRET to ' +
        'that secret, or put its file back. If it is lost, revoke every key that ' +
        '"node src/keys.ts list" shows with "node src/keys.ts revoke <kid>": everyone then signs in again.',
    );
  }
}

/** Makes the first key of a database, which signs at once; does nothing while another one signs. */
export async function ensureSigningKey(
  db: Kysely<Database>,
  secret: Uint8Array,
  now: Date,
): Promise<void> {
  const signing = await db
    .selectFrom('signing_keys')
    .select('kid')
    .where('signs_from', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!signing) await createSigningKey(db, secret, { now, signsFrom: now });
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
 * Makes a key that signs in two minutes, when every host knows it. The keys before it go on checking
 * the tokens that they signed.
 *
 * @returns its id
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
 * Deletes a key. From then on no host accepts a token that it signed; a new key signs at once when no
 * other one does.
 *
 * @returns false when there is no such key
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
 * The condition that a key is still in force. A query that finds what a token is about has it, so that
 * revoking a key ends its tokens at every host at once.
 */
export const isKeyInForce = (kid: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from signing_keys where kid = ${kid})`;

const jwkSchema = v.looseObject({ kty: v.string() });

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an asymmetric key.');
  return key;
}
