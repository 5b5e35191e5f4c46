import { alerts, createApiClient, NotAuthorized, NotFound, ServerDown } from '@producer-portal/api';
import type { Alert, Page } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import type { Session } from '@producer-portal/api/session';
import { createFactories, sampleToken } from '@producer-portal/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAnswers } from './answer-reader.ts';
import { createSavedAnswers } from './saved-answers.ts';

const HOUR = 60 * 60 * 1000;
const make = createFactories();
const toPage = (title: string): Page<Alert> => ({
  items: [make.alert({ title })],
  total: 1,
  page: 1,
  perPage: 20,
});

let session: Session;

const tokenFor = (uuid: string) => sampleToken({ uuid, exp: Date.now() / 1000 + 900 });

/** A storage for one browser, which outlives its sessions. */
function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Loads the page in a new tab: creates a query client with saved answers. `runQuery` takes the call to the host. */
function openTab({ hours = 24 } = {}) {
  const answers = createSavedAnswers(session, hours);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, persister: answers.persister } },
  });
  const options = alerts.list.query(createApiClient({ host: 'http://localhost', session }));
  return {
    answers,
    read: () => client.getQueryState<Page<Alert>>(options.queryKey),
    runQuery: (queryFn: () => Promise<Page<Alert>>) => client.fetchQuery({ ...options, queryFn }),
  };
}

const queryHash = JSON.stringify(['alerts', 'list', {}]);

/** Saves an answer, as on an earlier visit. */
async function save(data: unknown, age = HOUR): Promise<number> {
  session.createStorageSecret();
  const savedAt = Date.now() - age;
  await openAnswers(session, 24)!.store.set(queryHash, { savedAt, data, page: null });
  return savedAt;
}

const offline = async () => {
  throw new ServerDown('offline');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  session = createSession({ storage: createStorage(), events: null, openChannel: () => null });
  session.signIn({ jwt: tokenFor('anna') });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the saved answer until the response arrives', async () => {
  const savedAt = await save(toPage('Saved'));
  const { answers, read, runQuery } = openTab();
  const response = Promise.withResolvers<Page<Alert>>();
  const fetched = runQuery(() => response.promise);
  await vi.waitFor(() => expect(read()?.data?.items[0]?.title).toBe('Saved'));
  expect(read()).toMatchObject({ dataUpdatedAt: savedAt, fetchStatus: 'fetching' });
  expect(answers.isRestored(savedAt)).toBe(true);
  response.resolve(toPage('New'));
  await fetched;
  expect(read()?.data?.items[0]?.title).toBe('New');
  expect(answers.isRestored(read()!.dataUpdatedAt)).toBe(false);
});

it('doesn’t show the saved answer if the response arrives first', async () => {
  await save(toPage('Saved'));
  const { answers, read, runQuery } = openTab();
  await runQuery(async () => toPage('New'));
  await answers.open();
  // Reads the store once, so that a late restore would have happened by now.
  await openAnswers(session, 24)?.store.entries();
  expect(read()?.data?.items[0]?.title).toBe('New');
  expect(answers.hasRestored()).toBe(false);
});

it('keeps the saved answer if the call gets no response', async () => {
  await save(toPage('Saved'));
  const { read, runQuery } = openTab();
  await expect(runQuery(offline)).rejects.toThrow('offline');
  expect(read()?.data?.items[0]?.title).toBe('Saved');
});

it.each([new NotFound('gone'), new NotAuthorized('refused')])(
  'stops showing the saved answer if the host returns $name',
  async (error) => {
    await save(toPage('Saved'));
    const { read, runQuery } = openTab();
    const refuse = async () => {
      throw error;
    };
    await expect(runQuery(refuse)).rejects.toBe(error);
    expect(read()).toMatchObject({ data: undefined, status: 'error' });
  },
);

it.each([
  ['older than the limit', () => save(toPage('Saved'), 25 * HOUR)],
  ['from the future', () => save(toPage('Saved'), -HOUR)],
  ['not a page', () => save({ items: 'Saved' })],
  [
    'of another session of the same user',
    async () => {
      await save(toPage('Saved'));
      session.signIn({ jwt: tokenFor('anna') });
      session.createStorageSecret();
    },
  ],
  [
    'of another user',
    async () => {
      await save(toPage('Saved'));
      session.signIn({ jwt: tokenFor('bert') });
      session.createStorageSecret();
    },
  ],
  [
    'of a session that has become an impersonation',
    async () => {
      await save(toPage('Saved'));
      const jwt = tokenFor('bert');
      session.signIn({ jwt, agent_jwt: jwt, admin_jwt: tokenFor('anna') });
    },
  ],
])('doesn’t show a saved answer that is %s', async (_name, prepare) => {
  await prepare();
  const { read, runQuery } = openTab();
  await expect(runQuery(offline)).rejects.toThrow('offline');
  expect(read()?.data).toBeUndefined();
});

it('leaves out an invalid item of a saved answer', async () => {
  const { items, ...rest } = toPage('Saved');
  await save({ ...rest, items: [{ title: 'No id' }, ...items] });
  const { read, runQuery } = openTab();
  await expect(runQuery(offline)).rejects.toThrow('offline');
  expect(read()?.data?.items.map(({ title }) => title)).toEqual(['Saved']);
});

it('reads no saved answers if they are turned off', async () => {
  await save(toPage('Saved'));
  const { answers, read, runQuery } = openTab({ hours: 0 });
  await expect(runQuery(offline)).rejects.toThrow('offline');
  expect(answers.open()).toBeNull();
  expect(read()?.data).toBeUndefined();
});
