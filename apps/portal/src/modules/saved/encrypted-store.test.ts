import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { entries, createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEncryptedStore, removeOldSessionData } from './encrypted-store.ts';
import type { EncryptedStore, StoreSession } from './encrypted-store.ts';

/** A session of one browser. `end` destroys its secret. */
function createSession(uuid = 'anna', secret: string | null = 'a1'.repeat(32)) {
  let current = secret;
  return {
    snapshot: () => ({ claims: current === null ? null : { uuid } }),
    storageSecret: () => current,
    createStorageSecret: () => current,
    end() {
      current = null;
    },
  };
}

function open(session: StoreSession): EncryptedStore {
  const store = openEncryptedStore('answers', session);
  if (!store) throw new Error('The test needs a store.');
  return store;
}

const database = () => createStore('portal-answers', 'values');
const stored = () => entries<string, { iv: Uint8Array; data: ArrayBuffer }>(database());

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns what was stored, also in another tab', async () => {
  const store = open(createSession());
  await store.set('alerts', { items: ['Freeze'] });
  await store.set('guides', 2);
  expect(await store.get('alerts')).toEqual({ items: ['Freeze'] });
  expect(await open(createSession()).get('alerts')).toEqual({ items: ['Freeze'] });
  expect(Object.fromEntries(await store.entries())).toEqual({
    alerts: { items: ['Freeze'] },
    guides: 2,
  });
  await store.delete('alerts');
  expect(await store.get('alerts')).toBeUndefined();
  expect(await store.get('never stored')).toBeUndefined();
});

it('reveals neither keys nor values in the database', async () => {
  const store = open(createSession());
  await store.set('flood moratorium', 'Freeze in Wayne County');
  const [entry] = await stored();
  const text = entry![0] + new TextDecoder('latin1').decode(entry![1].data);
  expect(text).not.toMatch(/flood|freeze/i);
  expect(entry![0]).toMatch(/^[\da-f]{64}$/);
});

it('treats a changed value as missing, and removes it', async () => {
  const store = open(createSession());
  await store.set('alerts', 'Freeze');
  const [[entry, { iv, data }]] = (await stored()) as [Awaited<ReturnType<typeof stored>>[number]];
  const changed = new Uint8Array(data);
  changed[0]! ^= 1;
  await set(entry, { iv, data: changed.buffer }, database());
  expect(await store.get('alerts')).toBeUndefined();
  expect(await stored()).toEqual([]);
});

it('treats garbage as missing, and removes it', async () => {
  const store = open(createSession());
  await store.set('alerts', 'Freeze');
  const [[entry]] = (await stored()) as [[string, object]];
  await set(entry, 'garbage', database());
  await set('unknown', null, database());
  expect(await store.entries()).toEqual([]);
  expect(await stored()).toEqual([]);
});

it('treats a value as missing if it was stored under another value’s key', async () => {
  const store = open(createSession());
  await store.set('alerts', 'Freeze');
  const [[first, value]] = (await stored()) as [[string, object]];
  await store.set('guides', 'Flood');
  const second = (await stored()).map(([entry]) => entry).find((entry) => entry !== first)!;
  await set(second, value, database());
  expect(await store.get('guides')).toBeUndefined();
  expect(await store.get('alerts')).toBe('Freeze');
});

it.each([
  ['another user with the same secret', createSession('bert')],
  ['another session of the same user', createSession('anna', 'b2'.repeat(32))],
])('can’t be read by %s', async (_name, other) => {
  await open(createSession()).set('alerts', 'Freeze');
  expect(await open(other).get('alerts')).toBeUndefined();
  expect(await open(other).entries()).toEqual([]);
  expect(await stored()).toEqual([]);
});

it('treats a value from another version of the format as missing', async () => {
  await open(createSession()).set('alerts', 'Freeze');
  const { stringify } = JSON;
  const spy = vi.spyOn(JSON, 'stringify');
  spy.mockImplementation((value: unknown) =>
    stringify(Array.isArray(value) && value[0] === 1 ? [2, ...value.slice(1)] : value),
  );
  expect(await open(createSession()).get('alerts')).toBeUndefined();
  spy.mockRestore();
});

it('can’t be read or written after the session has ended', async () => {
  const session = createSession();
  const store = open(session);
  await store.set('alerts', 'Freeze');
  session.end();
  expect(await store.get('alerts')).toBeUndefined();
  expect(await store.entries()).toEqual([]);
  await expect(store.set('guides', 'Flood')).rejects.toThrow('The session has ended.');
  expect(await stored()).toHaveLength(1);
  await removeOldSessionData(session);
  expect(await stored()).toEqual([]);
});

it('stores nothing if the session ends while a value is being encrypted', async () => {
  const session = createSession();
  const store = open(session);
  const writing = store.set('alerts', 'Freeze');
  session.end();
  await expect(writing).rejects.toThrow('The session has ended.');
  expect(await stored()).toEqual([]);
});

it('removes the values of other sessions when the session’s own values are read', async () => {
  await open(createSession('anna')).set('alerts', 'Freeze');
  const bert = createSession('bert', 'b2'.repeat(32));
  await open(bert).set('alerts', 'Flood');
  await removeOldSessionData(bert);
  expect(await open(bert).entries()).toEqual([['alerts', 'Flood']]);
  expect(await stored()).toHaveLength(1);
});

it('can’t be opened without a secret, IndexedDB, or cryptography', () => {
  expect(openEncryptedStore('answers', createSession('anna', null))).toBeNull();
  vi.stubGlobal('crypto', {});
  expect(openEncryptedStore('answers', createSession())).toBeNull();
  vi.unstubAllGlobals();
  expect(openEncryptedStore('answers', createSession())).toBeNull();
});

it('returns no values, and reports failed writes, if the browser refuses access to IndexedDB', async () => {
  const refused = new DOMException('Blocked', 'SecurityError');
  vi.stubGlobal('indexedDB', {
    open() {
      throw refused;
    },
  });
  const store = open(createSession());
  expect(await store.get('alerts')).toBeUndefined();
  await expect(store.set('alerts', 'Freeze')).rejects.toBe(refused);
  await expect(removeOldSessionData(createSession('anna', null))).resolves.toBeUndefined();
});

it('reports a write that fails because storage is full', async () => {
  const store = open(createSession());
  await store.set('alerts', 'Freeze');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(store.set('guides', 'Flood')).rejects.toThrow('Full');
  put.mockRestore();
  expect(await store.get('alerts')).toBe('Freeze');
});
