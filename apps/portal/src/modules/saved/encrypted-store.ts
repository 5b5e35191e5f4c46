import type { Session } from '@producer-portal/api/session';
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** The portal's stores. Each has its own database. */
const storeNames = ['answers', 'changes', 'pages', 'snapshots'] as const;
type StoreName = (typeof storeNames)[number];

/** The version of the format. Increase it if the stored values change in a way that their schemas don't detect. */
const FORMAT_VERSION = 1;

/** What the store needs to know about the session. */
export interface StoreSession extends Pick<Session, 'storageSecret'> {
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
  /** All keys and values, in no particular order. Removes what can't be decrypted. */
  entries: () => Promise<[key: string, value: unknown][]>;
}

/** A stored value: it is useless without the session's secret. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const encode = (text: string) => new TextEncoder().encode(text);

const openDatabase = (name: StoreName): UseStore => createStore(`portal-${name}`, 'values');

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
  const { subtle } = crypto;
  const secret = session.storageSecret(true);
  const owner = session.snapshot().claims?.uuid;
  if (secret === null || owner === undefined) return null;

  const store = openDatabase(name);
  const keys = deriveKeys(secret);
  const isCurrent = () => session.storageSecret() === secret;
  /** Decrypting a value requires the same context, so a value can't be moved to another user, version, or key. */
  const context = (entry: string) => encode(JSON.stringify([FORMAT_VERSION, owner, entry]));

  /** Returns the name under which a value is stored. The name doesn't reveal the key. */
  async function toEntry(key: string): Promise<string> {
    const { naming } = await keys;
    const hash = new Uint8Array(await subtle.sign('HMAC', naming, encode(key)));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async function seal(entry: string, content: [key: string, value: unknown]): Promise<Sealed> {
    const { encryption } = await keys;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: context(entry) },
      encryption,
      encode(JSON.stringify(content)),
    );
    return { iv, data };
  }

  /** Returns null, and removes the entry, if it can't be decrypted. */
  async function unseal(entry: string, sealed: Sealed): Promise<[string, unknown] | null> {
    const { encryption } = await keys;
    try {
      const { iv, data } = sealed;
      const content = await subtle.decrypt(
        { name: 'AES-GCM', iv, additionalData: context(entry) },
        encryption,
        data,
      );
      // Only this module can have encrypted the value, so it has this type.
      return JSON.parse(new TextDecoder().decode(content)) as [string, unknown];
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
        const content = sealed && (await unseal(entry, sealed));
        return isCurrent() ? content?.[1] : undefined;
      } catch {
        return undefined;
      }
    },
    async set(key, value) {
      const entry = await toEntry(key);
      const sealed = await seal(entry, [key, value]);
      // When a session ends, all entries are removed, so no entry may be added afterward.
      if (!isCurrent()) throw new Error('The session has ended.');
      await set(entry, sealed, store);
    },
    async delete(key) {
      await del(await toEntry(key), store);
    },
    async entries() {
      const all = await entries<string, Sealed>(store);
      const contents = await Promise.all(all.map(([entry, sealed]) => unseal(entry, sealed)));
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

async function deriveKeys(secret: string) {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const base = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, use: KeyUsage[]) =>
    subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(info) },
      base,
      algorithm,
      false,
      use,
    );
  const [encryption, naming] = await Promise.all([
    derive('values', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('names', { name: 'HMAC', hash: 'SHA-256' }, ['sign']),
  ]);
  return { encryption, naming };
}
