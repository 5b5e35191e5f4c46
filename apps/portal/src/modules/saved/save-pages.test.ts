import { NotFound, ServerDown } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import type { Session } from '@producer-portal/api/session';
import { createFactories, sampleToken } from '@producer-portal/api/testing';
import { hashKey } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAnswers } from './answer-reader.ts';
import type { AnswerReader } from './answer-reader.ts';
import { removeOldSessionData } from './encrypted-store.ts';
import { MAX_RECORDS, readCollection, removeCollection, saveCollection } from './save-pages.ts';
import { TooManyRecords, type PagesToSave } from './save-pages.ts';

const make = createFactories();
const toGuide = (slug: string) => make.guide({ slug, title: `Guide ${slug}` });
const toPath = (slug: string) => `/guides-and-rate-bulletins/${slug}`;
const toRecordKey = (slug: string) => ['guides', 'detail', slug];

/** A list of guides with two guides on each page. */
function toList(slugs: readonly string[], overrides: Partial<PagesToSave> = {}): PagesToSave {
  return {
    area: 'Guides',
    toRecordKey,
    source: (page) => ({
      path: page === 1 ? '/guides' : `/guides?page=${page}`,
      queryKey: ['guides', 'list', { page }],
      load: async () => ({
        items: slugs.slice((page - 1) * 2, page * 2).map(toGuide),
        total: slugs.length,
        page,
        perPage: 2,
      }),
    }),
    ...overrides,
  };
}

let session: Session;
let reader: AnswerReader;
let progress: string[];
const controller = () => new AbortController();

const save = (path: string, content: PagesToSave, { signal } = controller()) =>
  saveCollection(reader, path, content, {
    signal,
    onProgress: (done, total) => progress.push(`${done} of ${total}`),
  });
const savedKeys = async () => (await reader.pages.entries()).map(([key]) => key).toSorted();
const readPaths = async () => (await reader.readPages()).map(({ path }) => path).toSorted();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const stored = new Map<string, string>();
  session = createSession({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    events: null,
    openChannel: () => null,
  });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: Date.now() / 1000 + 900 }) });
  reader = openAnswers(session, 24)!;
  progress = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('saves every record of a list, and the pages of the list', async () => {
  const { size } = await save('/guides', toList(['a', 'b', 'c']));
  expect(progress).toEqual(['0 of 3', '1 of 3', '2 of 3']);
  expect(size).toBeGreaterThan(100);
  expect(await readPaths()).toEqual(['/guides', ...['a', 'b', 'c'].map(toPath)]);
  expect(await readCollection(reader, '/guides')).toMatchObject({ size });
  expect(await reader.pages.get(hashKey(['guides', 'list', { page: 2 }]))).toMatchObject({
    page: null,
  });
});

it('loads each record, and leaves out those that the host no longer shows', async () => {
  const loadRecord = async (slug: string) => {
    if (slug === 'b') throw new NotFound('gone');
    return { ...toGuide(slug), excerpt: 'Loaded' };
  };
  await save('/guides', toList(['a', 'b'], { loadRecord }));
  expect(await reader.pages.get(hashKey(toRecordKey('a')))).toMatchObject({
    data: { excerpt: 'Loaded' },
  });
  expect(await reader.pages.get(hashKey(toRecordKey('b')))).toBeUndefined();
});

it('keeps nothing if a call fails', async () => {
  const loadRecord = async (slug: string) => {
    if (slug === 'b') throw new ServerDown('offline');
    return toGuide(slug);
  };
  await expect(save('/guides', toList(['a', 'b'], { loadRecord }))).rejects.toThrow('offline');
  expect(await savedKeys()).toEqual([]);
});

it('keeps nothing if the user cancels', async () => {
  const canceled = controller();
  const loadRecord = async (slug: string) => {
    if (slug === 'b') canceled.abort();
    return toGuide(slug);
  };
  const saving = save('/guides', toList(['a', 'b'], { loadRecord }), canceled);
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
  expect(await savedKeys()).toEqual([]);
});

it('refuses a list that is too long', async () => {
  const slugs = Array.from({ length: MAX_RECORDS + 1 }, (_, index) => `guide-${index}`);
  await expect(save('/guides', toList(slugs))).rejects.toBeInstanceOf(TooManyRecords);
  expect(await savedKeys()).toEqual([]);
});

it('keeps the answers that another page has saved too', async () => {
  await save('/guides', toList(['a', 'b']));
  await save('/guides/a', { area: 'Guides', toRecordKey, source: toGuide('a') });
  await removeCollection(reader, '/guides');
  expect(await savedKeys()).toEqual([hashKey(toRecordKey('a')), 'collection /guides/a']);
  await removeCollection(reader, '/guides/a');
  expect(await savedKeys()).toEqual([]);
});

it('keeps saved pages until the session ends, and then removes them', async () => {
  await save('/guides', toList(['a']));
  const stored = await reader.pages.get(hashKey(toRecordKey('a')));
  expect(reader.parse(stored)?.data).toMatchObject({ title: 'Guide a' });
  session.signOut();
  expect(await savedKeys()).toEqual([]);
  await expect(save('/guides', toList(['a']))).rejects.toThrow('The session has ended.');
  await removeOldSessionData(session);
  const { resolve, promise } = Promise.withResolvers<IDBDatabase>();
  const opening = indexedDB.open('portal-pages');
  opening.addEventListener('success', () => resolve(opening.result));
  const database = await promise;
  const counting = database.transaction('values').objectStore('values').count();
  await new Promise((done) => {
    counting.addEventListener('success', done);
  });
  expect(counting.result).toBe(0);
});
