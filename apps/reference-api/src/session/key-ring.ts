import { setTimeout as sleep } from 'node:timers/promises';
import { runExclusively, type OpenDatabase } from '../db/open.ts';
import {
  decryptSigningKey,
  ensureSigningKey,
  isKeyValid,
  readKeyRows,
  requireMatchingSecret,
  type SigningKey,
} from './signing-keys.ts';

/** How long a host uses the keys that it has read. */
const MAX_AGE_MS = 60_000;

/** Minimum time between two lookups of unknown keys, to limit the cost of forged tokens. */
const LOOKUP_INTERVAL_MS = 1000;

/** The format of our key ids. Ids in another format aren't looked up. */
const KID = /^[\w-]{43}$/;

/** The signing keys in the database, shared by all its hosts. */
export type KeyRing = {
  /** Returns the current signing key: the newest one whose start time has passed. */
  getSigningKey(): Promise<Pick<SigningKey, 'kid' | 'privateKey'>>;
  /**
   * Returns the public key with this id, or `null` if we have no such key. The key may just have been
   * revoked, so check `isValid` too.
   */
  publicKey(kid: string): Promise<CryptoKey | null>;
  /** Checks in the database that a key has not been revoked. */
  isValid(kid: string): Promise<boolean>;
};

/**
 * Opens the signing keys of an up-to-date database, and creates a key if none has started to sign.
 *
 * @param secret The 32 bytes that encrypt private keys.
 * @param now Returns milliseconds since 1970.
 * @throws SettingsError If the stored keys were encrypted with another secret.
 * @example
 * const keys = await createKeyRing(database, await openKeySecret(config.keySecret), Date.now);
 */
export async function createKeyRing(
  database: Pick<OpenDatabase, 'db' | 'jobsDb' | 'shared'>,
  secret: Uint8Array,
  now: () => number,
): Promise<KeyRing> {
  const { db } = database;
  let keys: ReadonlyMap<string, SigningKey> = new Map();
  let readAt = 0;
  let refresh: Promise<unknown> | null = null;
  let lookup: Promise<unknown> | null = null;
  let lookedUpAt = -Infinity;

  /** Reads all keys, except those encrypted with another secret. */
  async function read(): Promise<typeof keys> {
    const rows = await readKeyRows(db);
    const decryptedKeys = await Promise.all(
      rows.map(async (row) => keys.get(row.kid) ?? (await decryptSigningKey(row, secret))),
    );
    keys = new Map(decryptedKeys.flatMap((key) => (key ? [[key.kid, key]] : [])));
    readAt = now();
    return keys;
  }

  /** Reads the keys once for all waiting callers, with a minimum time between two reads. */
  async function lookUp() {
    const wait = Math.max(0, lookedUpAt + LOOKUP_INTERVAL_MS - performance.now());
    lookup ??= sleep(wait).then(() => {
      // Later callers start another lookup, because this lookup may not include their key.
      lookup = null;
      lookedUpAt = performance.now();
      return read();
    });
    await lookup;
  }

  await runExclusively(database, async (connection) => {
    await requireMatchingSecret(connection, secret);
    await ensureSigningKey(connection, secret, new Date(now()));
  });
  await read();

  return {
    async getSigningKey() {
      const byAge = [...(await read()).values()].toSorted((a, b) => b.signsFrom - a.signsFrom);
      // If the clock is behind, it is possible that no key has started to sign. In that case, the oldest key signs.
      const key = byAge.find(({ signsFrom }) => signsFrom <= now()) ?? byAge.at(-1);
      if (!key) throw new Error('The secret decrypts none of the signing keys.');
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

    async isValid(kid) {
      const row = await db.selectNoFrom(isKeyValid(kid).as('isValid')).executeTakeFirstOrThrow();
      return Boolean(row.isValid);
    },
  };
}
