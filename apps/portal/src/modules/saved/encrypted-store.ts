import type { Session } from '@producer-portal/api/session';
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { createNaming, deriveEncryptionKey, seal, unseal } from './sealing.ts';
import type { Sealed } from './sealing.ts';

/** The portal's stores. Each has its own database. */
const storeNames = ['answers', 'changes', 'pages', 'snapshots'] as const;
type StoreName = (typeof storeNames)[number];

/** What the store needs to know about the session. */
export interface StoreSession extends Pick<Session, 'storageSecret' | 'createStorageSecret'> {
  readonly snapshot: () => { readonly claims: { readonly uuid: string } | null };
}

/**
 * Values of the signed-in user in IndexedDB. Each value is encrypted with a key that is derived from the session's secret, so
 * nothing can be read after the session has ended (docs/decisions/0039-saved-answers.md).
 */
export interface EncryptedStore {
  /**
   * Undefined if the value is missing, was changed, belongs to another user or version, or if the browser refuses to read it.
   */
  get: (key: string) => Promise<unknown>;
  /**
   * Stores a value that JSON can represent.
   *
   * @throws DOMException if the browser refuses to store it, for example because there is no space.
   * @throws Error if the session has ended.
   */
  set: (key: string, value: unknown) => Promise<void>;
  delete: (key: string) => Promise<void>;
  /** Removes all values. */
  clear: () => Promise<void>;
  /** All keys and values, in no particular order. Removes what can't be decrypted. */
  entries: () => Promise<[key: string, value: unknown][]>;
}

/** Opens the database of a store, and creates it if there is none. */
export const openDatabase = (name: StoreName): UseStore => createStore(`portal-${name}`, 'values');

/**
 * Opens a store of the signed-in user. Creates the session's secret if there is none yet.
 *
 * @returns null if nothing can be stored: without a session, during impersonation, or in a browser without storage or
 * cryptography.
 */
export function openEncryptedStore(name: StoreName, session: StoreSession): EncryptedStore | null {
  // Some private windows have no IndexedDB. Pages that another machine serves over plain HTTP have no `crypto.subtle`.
  const isSupported = globalThis.crypto?.subtle !== undefined && typeof indexedDB !== 'undefined';
  if (!isSupported) return null;
  const secret = session.createStorageSecret();
  const { claims } = session.snapshot();
  if (secret === null || claims === null) return null;
  const { uuid: owner } = claims;

  const store = openDatabase(name);
  const encryptionKey = deriveEncryptionKey(secret);
  const naming = createNaming(secret);
  const toEntry = async (key: string) => await (await naming)(key);
  const isCurrent = () => session.storageSecret() === secret;

  /** Returns the key and the value of an entry. Returns null, and removes the entry, if it can't be decrypted. */
  async function open(entry: string, sealed: Sealed): Promise<[string, unknown] | null> {
    const key = await encryptionKey;
    try {
      // Only this module can have encrypted the value, so it has this type.
      return (await unseal(key, owner, entry, sealed)) as [string, unknown];
    } catch {
      await del(entry, store);
      return null;
    }
  }

  return {
    async get(key) {
      try {
        const entry = await toEntry(key);
        const sealed = await get<Sealed>(entry, store);
        const content = sealed && (await open(entry, sealed));
        return isCurrent() ? content?.[1] : undefined;
      } catch {
        return undefined;
      }
    },
    async set(key, value) {
      const entry = await toEntry(key);
      const sealed = await seal(await encryptionKey, owner, entry, [key, value]);
      // When a session ends, all entries are removed, so no entry may be added afterward.
      if (!isCurrent()) throw new Error('The session has ended.');
      await set(entry, sealed, store);
    },
    async delete(key) {
      await del(await toEntry(key), store);
    },
    clear: () => clear(store),
    async entries() {
      const all = await entries<string, Sealed>(store);
      const contents = await Promise.all(all.map(([entry, sealed]) => open(entry, sealed)));
      return isCurrent() ? contents.filter((content) => content !== null) : [];
    },
  };
}

/**
 * Removes everything from all stores if the current session has stored nothing. Call it when a session ends or another one
 * starts. Call it also when the portal starts, because a session may have ended while the portal was closed. If the session has
 * stored something, its stores remove the entries of other sessions when they read them.
 */
export async function removeOldSessionData(session: StoreSession): Promise<void> {
  if (session.storageSecret() !== null || typeof indexedDB === 'undefined') return;
  try {
    await Promise.all(storeNames.map((name) => clear(openDatabase(name))));
  } catch {
    // The browser refuses IndexedDB, so there is nothing to remove.
  }
}
