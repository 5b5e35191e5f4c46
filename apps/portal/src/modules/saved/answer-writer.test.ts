import { NotFound } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import type { Session } from '@producer-portal/api/session';
import { sampleToken } from '@producer-portal/api/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import type { Services } from '../session/services.tsx';
import { openAnswers } from './answer-reader.ts';
import { createAnswerWriter } from './answer-writer.tsx';
import { openEncryptedStore } from './encrypted-store.ts';
import { createSavedAnswers } from './saved-answers.ts';

let session: Session;
let queryClient: QueryClient;
let writer: ReturnType<typeof createAnswerWriter>;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', { requestIdleCallback: setImmediate });
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  session = createSession({ storage, events: null, openChannel: () => null });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: Date.now() / 1000 + 900 }) });
  queryClient = new QueryClient();
  const savedAnswers = createSavedAnswers(session, 24);
  const config = { savedAnswersHours: 24 };
  const services = { session, queryClient, savedAnswers, config } as unknown as Services;
  writer = createAnswerWriter(services);
  stop = writer.start();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Puts a response for one page of the alerts list into the cache. */
function receive(page: number, data: string, minutesAgo: number): void {
  const updatedAt = Date.now() - minutesAgo * 60_000;
  queryClient.setQueryData(['alerts', 'list', { page }], data, { updatedAt });
}

/** On a busy machine, saving the largest answers takes longer than the second that `waitFor` waits by default. */
const patience = { timeout: 20_000, interval: 100 };

/** Returns the numbers of the list's pages whose responses are saved. */
async function readSaved(): Promise<number[]> {
  const saved = (await openAnswers(session, 24)?.store.entries()) ?? [];
  return saved.map(([hash]) => Number(/\d+/.exec(hash)?.[0])).toSorted((a, b) => a - b);
}

it('keeps at most 5 million characters, and removes the oldest answers first', async () => {
  const data = 'x'.repeat(900_000);
  // Page 2 has the oldest response, although it is neither the first nor the last to arrive.
  const minutesAgo = [20, 60, 10, 40, 30];
  minutesAgo.forEach((minutes, index) => receive(index + 1, data, minutes));
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1, 2, 3, 4, 5]), patience);
  receive(6, data, 0);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1, 3, 4, 5, 6]), patience);
  receive(7, data, 0);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1, 3, 5, 6, 7]), patience);
});

it('keeps at most 200 answers, and removes the oldest ones first', async () => {
  const pages = Array.from({ length: 202 }, (_, index) => index + 1);
  for (const page of pages) receive(page, 'An answer', 300 - page);
  await vi.waitFor(async () => expect(await readSaved()).toEqual(pages.slice(2)), patience);
});

it('doesn’t save an answer longer than a million characters, because it would replace many others', async () => {
  receive(1, 'x'.repeat(1_000_001), 1);
  receive(2, 'An answer', 0);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([2]), patience);
});

it('removes the saved answer if the new one is too long to be saved', async () => {
  receive(1, 'An answer', 2);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1]), patience);
  receive(1, 'x'.repeat(1_000_001), 1);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([]), patience);
});

it('tries only once to save an answer that is too long, although the page stays open', async () => {
  writer.setOpenPage({ route: routeDef('home'), path: '/' });
  const toJSON = vi.fn(() => 'x'.repeat(1_000_001));
  const queryKey = ['alerts', 'list', { page: 1 }];
  queryClient.setQueryData(queryKey, { toJSON });
  const observer = new QueryObserver(queryClient, { queryKey, staleTime: Infinity });
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitFor(() => expect(toJSON).toHaveBeenCalledOnce(), patience);
  for (const page of [2, 3]) {
    receive(page, 'An answer', 0);
    await vi.waitFor(async () => expect(await readSaved()).toContain(page), patience);
  }
  expect(toJSON).toHaveBeenCalledOnce();
  unsubscribe();
});

it('doesn’t save the responses of a session for the next user', async () => {
  receive(1, 'Anna’s answer', 0);
  session.signIn({ jwt: sampleToken({ uuid: 'ben', exp: Date.now() / 1000 + 900 }) });
  receive(2, 'Another answer', 0);
  session.createStorageSecret();
  for (let task = 0; task < 50; task += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await readSaved()).toEqual([]);
});

it('removes the snapshots of all pages when the host no longer shows some content', async () => {
  const snapshots = openEncryptedStore('snapshots', session);
  await snapshots?.set('/alerts', {});
  const queryFn = () => Promise.reject(new NotFound('gone', { status: 404 }));
  await queryClient.prefetchQuery({ queryKey: ['alerts', 'list'], queryFn, retry: false });
  await vi.waitFor(async () => expect(await snapshots?.entries()).toEqual([]), patience);
});

it('removes saved lists of unread records that lack a record that is unread again', async () => {
  const all = ['alerts', 'list', { page: 1 }];
  const incomplete = ['alerts', 'list', { page: 2, unread: true }];
  const updated = ['alerts', 'list', { page: 3, unread: true }];
  for (const queryKey of [all, incomplete, updated])
    queryClient.setQueryData(queryKey, 'A response');
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1, 2, 3]), patience);
  // The mutation keeps only the lists that it updates.
  queryClient.removeQueries({ queryKey: all, exact: true });
  queryClient.removeQueries({ queryKey: incomplete, exact: true });
  const cache = queryClient.getMutationCache();
  await cache
    .build(queryClient, {
      mutationKey: ['alerts', 'markAsUnread'],
      mutationFn: () => Promise.resolve(),
    })
    .execute(undefined);
  await vi.waitFor(async () => expect(await readSaved()).toEqual([1, 3]), patience);
});
