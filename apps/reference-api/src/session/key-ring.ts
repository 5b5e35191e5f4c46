import { setTimeout as sleep } from 'node:timers/promises';
import { alone, type OpenDatabase } from '../db/open.ts';
import {
  decryptSigningKey,
  ensureSigningKey,
  isKeyInForce,
  readKeyRows,
  requireFittingSecret,
  type SigningKey,
} from './signing-keys.ts';

/** How long a host goes by the keys that it has read. */
const MAX_AGE_MS = 60_000;

/** The least time between two searches for unknown keys: tokens with invented ids cost no more. */
const LOOKUP_INTERVAL_MS = 1000;

/** The form of our keys' ids; nothing else is looked up. */
const KID = /^[\w-]{43}$/;

/** The keys of all hosts on one database, as they stand there. */
export type KeyRing = {
  /** Reads the key that signs now: of those whose time has come, the newest. */
  signingKey(): Promise<Pick<SigningKey, 'kid' | 'privateKey'>>;
  /**
   * The public key of an id; null when this is none of ours. A key that has just been revoked may
   * still be here: what it signed is good only where `isKeyInForce` holds as well.
   */
  publicKey(kid: string): Promise<CryptoKey | null>;
  /** Asks the database whether a key is still in force. */
  isInForce(kid: string): Promise<boolean>;
};

/**
 * Opens the signing keys of a database that is up to date, and makes the first one.
 *
 * @param secret the 32 bytes that encrypt private keys
 * @param now milliseconds since 1970
 * @throws SettingsRefused when the stored keys were encrypted with another secret
 * @example
 * const keys = await createKeyRing(database, await openKeySecret(config.keySecret), Date.now);
 */
export async function createKeyRing(
  database: Pick<OpenDatabase, 'db' | 'preparationDb' | 'shared'>,
  secret: Uint8Array,
  now: () => number,
): Promise<KeyRing> {
  const { db } = database;
  let keys: ReadonlyMap<string, SigningKey> = new Map();
  let readAt = 0;
  let refresh: Promise<unknown> | null = null;
  let lookup: Promise<unknown> | null = null;
  let lookedUpAt = -Infinity;

  /** Reads all keys. One that the secret does not fit is left out. */
  async function read(): Promise<typeof keys> {
    const rows = await readKeyRows(db);
    const found = await Promise.all(
      rows.map(async (row) => keys.get(row.kid) ?? (await decryptSigningKey(row, secret))),
    );
    keys = new Map(found.flatMap((key) => (key ? [[key.kid, key]] : [])));
    readAt = now();
    return keys;
  }

  /** Reads the keys for all who wait, once and not too soon after the last time. */
  async function lookUp() {
    const wait = Math.max(0, lookedUpAt + LOOKUP_INTERVAL_MS - performance.now());
    lookup ??= sleep(wait).then(() => {
      // Who comes later may know of a key that this reading misses.
      lookup = null;
      lookedUpAt = performance.now();
      return read();
    });
    await lookup;
  }

  await alone(database, async (connection) => {
    await requireFittingSecret(connection, secret);
    await ensureSigningKey(connection, secret, new Date(now()));
  });
  await read();

  return {
    async signingKey() {
      const byAge = [...(await read()).values()].toSorted((a, b) => b.signsFrom - a.signsFrom);
      // A host whose clock is slow may find the time of no key come: the oldest signs then.
      const key = byAge.find(({ signsFrom }) => signsFrom <= now()) ?? byAge.at(-1);
      if (!key) throw new Error('There is no signing key that the secret fits.');
      return key;
    },

    async publicKey(kid) {
      if (Math.abs(now() - readAt) >= MAX_AGE_MS) {
        refresh ??= read().finally(() => (refresh = null));
        await refresh;
      }
      if (!keys.has(kid) && KID.test(kid)) await lookUp();
      return keys.get(kid)?.publicKey ?? null;
    },

    async isInForce(kid) {
      const found = await db.selectNoFrom(isKeyInForce(kid).as('found')).executeTakeFirstOrThrow();
      return Boolean(found.found);
    },
  };
}
