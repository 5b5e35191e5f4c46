import {
  type ApiCall,
  type ApiClient,
  alerts,
  createFavoritePage,
  createIdempotencyKey,
  deleteFavoritePage,
  isQueued,
  NotFound,
  toQueuedId,
  ServerDown,
} from '@producer-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDice } from '../../testing/dice.ts';
import type { Services } from '../session/services.tsx';
import type { QueueStore } from './change-queue.ts';
import { createSessionQueue } from './session-queue.ts';
import { createQueueSlot } from './slot.ts';

// Runs random sequences of events, with two users, two tabs, and a network that loses responses. Isolated, because it
// replaces the browser's globals.

const RUNS = 1000;
const STEPS = 10;

const device = { onLine: true, locks: createLocks() };

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', device);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Web Locks: tasks with the same name run one after the other. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
      const result = (tails.get(name) ?? Promise.resolve()).then(task);
      tails.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}

function createRandom(seed: number) {
  const roll = createDice(seed);
  return {
    chance: (probability: number) => roll(100) < probability * 100,
    pick: <Item>(items: readonly Item[]): Item => items[roll(items.length)]!,
  };
}
type Random = ReturnType<typeof createRandom>;

/** A user's data, at the host or on the screen. */
interface UserData {
  readonly read: Set<string>;
  /** Ids by path. */
  readonly favorites: Map<string, string>;
}
const createData = (): UserData => ({ read: new Set(), favorites: new Map() });

const users = ['a', 'b'] as const;
type User = (typeof users)[number];
const numbers = [1, 2, 3];

/** A host that runs a submission once for each idempotency key. Records and paths start with their user's name. */
function createHost() {
  const data = { a: createData(), b: createData() };
  const results = new Map<string, unknown>();
  /** The ids and paths in calls that were sent for the wrong user. */
  const foreign: string[] = [];
  let lastId = 0;
  function apply(user: User, { method, path, body }: ApiCall): unknown {
    const { read, favorites } = data[user];
    const [, , , , id = '', action] = path.split('/');
    if (method === 'POST') {
      const { favorite_page: page } = body as { favorite_page: { path: string } };
      if (!page.path.startsWith(`/${user}`)) foreign.push(page.path);
      const known = favorites.get(page.path);
      if (known !== undefined) return { id: known };
      lastId += 1;
      favorites.set(page.path, `${user}${lastId}`);
      return { id: `${user}${lastId}` };
    }
    if (!id.startsWith(user)) foreign.push(id);
    if (method === 'DELETE') {
      const page = [...favorites].find(([, favoriteId]) => favoriteId === id);
      if (!page) throw new NotFound('no such favorite', { status: 404 });
      favorites.delete(page[0]);
    } else if (action === 'mark_as_read') read.add(id);
    else read.delete(id);
    return {};
  }
  return {
    data,
    foreign,
    respond(user: User, call: ApiCall): unknown {
      const key = call.idempotencyKey && `${user}:${call.idempotencyKey}`;
      if (key === undefined) return apply(user, call);
      if (!results.has(key)) results.set(key, apply(user, call));
      return results.get(key);
    },
  };
}

/** One browser: its storage belongs to the session, and its tabs get each other's messages. */
function createBrowser(random: Random, host: ReturnType<typeof createHost>) {
  let user: User | null = null;
  let epoch = 0;
  let stored = new Map<string, unknown>();
  const network = { isReliable: false };
  const tabs = new Set<{ stop: () => void }>();
  const inboxes = new Set<(message: { type: string; resource: string }) => void>();

  function openTab() {
    const own = stored;
    const owner = user;
    const openedAt = epoch;
    const store: QueueStore = {
      entries: async () => [...own],
      set: async (key, value) => {
        if (own !== stored) throw new Error('The session has ended.');
        own.set(key, structuredClone(value));
      },
      delete: async (key) => void own.delete(key),
    };
    async function send(call: ApiCall): Promise<unknown> {
      const sender = user;
      if (!device.onLine || sender === null) throw new ServerDown('no network');
      await Promise.resolve();
      if (!network.isReliable && random.chance(0.15)) throw new ServerDown('busy', { status: 503 });
      const result = host.respond(sender, call);
      // The host has made the change, but its response is lost.
      if (!network.isReliable && random.chance(0.2)) throw new ServerDown('no response');
      return result;
    }
    const listeners = new Set<(message: { type: string; resource: string }) => void>();
    const session = {
      snapshot: () => ({ epoch, kind: 'regular', claims: null }),
      now: () => 0,
      notify: (message: { type: string; resource: string }) => {
        for (const inbox of inboxes) if (!listeners.has(inbox)) inbox(message);
      },
      onMessage: (listener: (message: { type: string; resource: string }) => void) => {
        listeners.add(listener);
        inboxes.add(listener);
        return () => void inboxes.delete(listener);
      },
    };
    const queryClient = new QueryClient();
    queryClient.setQueryData(['alerts', 'list', {}], {
      items: numbers.map((number) => ({ id: `${owner}${number}`, record_type: 'Alert' })),
      total: numbers.length,
    });
    const { api, queueSlot } = createQueueSlot(
      { session, send } as unknown as ApiClient,
      async () => null,
    );
    const services = { session, queryClient, queueSlot, report: () => {} } as unknown as Services;
    const queue = createSessionQueue(services, store);
    const stop = queue.start();
    const tab = { api, queryClient, queue, isCurrent: () => epoch === openedAt, stop };
    tabs.add(tab);
    return tab;
  }
  return {
    network,
    openTab,
    waiting: () => [...stored.keys()].filter((key) => key.startsWith('waiting')),
    /** Changes the session. Open tabs notice the change when the returned function is called. */
    signIn(next: User | null) {
      user = next;
      epoch += 1;
      stored = new Map();
      const old = [...tabs];
      tabs.clear();
      return () => old.forEach((tab) => tab.stop());
    },
    closeTab(tab: ReturnType<typeof openTab>) {
      tabs.delete(tab);
      tab.stop();
    },
  };
}

/** Waits until all pending promises have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const copy = ({ read, favorites }: UserData): UserData => ({
  read: new Set(read),
  favorites: new Map(favorites),
});

async function run(seed: number) {
  const random = createRandom(seed);
  const host = createHost();
  const browser = createBrowser(random, host);
  device.onLine = true;
  let user: User = 'a';
  let stopOld = browser.signIn(user);
  stopOld();
  /** The data that the user sees. */
  let seen = createData();
  let tabs = [browser.openTab(), browser.openTab()];
  const busy = new Set<string>();

  /** Runs a change as a screen does: the control is disabled until the change is done. */
  async function act(
    target: string,
    change: () => Promise<unknown>,
    show: (result: unknown) => void,
  ) {
    busy.add(target);
    const acting = user;
    try {
      const result = await change().catch((error: unknown) => {
        if (!isQueued(error)) throw error;
      });
      if (acting === user) show(result);
    } catch {
      // The screen shows the error, and the control returns to its previous state.
    } finally {
      busy.delete(target);
    }
  }

  function toggleMark() {
    const id = `${user}${random.pick(numbers)}`;
    const { api } = random.pick(tabs);
    if (busy.has(id)) return;
    const { read } = seen;
    const call = read.has(id) ? alerts.markAsUnread : alerts.markAsRead;
    void act(
      id,
      () => call.fetch(api, id),
      () => void (read.delete(id) || read.add(id)),
    );
  }

  function toggleFavorite() {
    const path = `/${user}/${random.pick(numbers)}`;
    const { api } = random.pick(tabs);
    if (busy.has('favorites')) return;
    const { favorites } = seen;
    const id = favorites.get(path);
    if (id !== undefined)
      void act(
        'favorites',
        () => deleteFavoritePage(api, id),
        () => void favorites.delete(path),
      );
    else {
      const idempotencyKey = createIdempotencyKey();
      void act(
        'favorites',
        () => createFavoritePage(api, { title: path, path }, { idempotencyKey }),
        (page) =>
          void favorites.set(
            path,
            (page as { id: string } | undefined)?.id ?? toQueuedId(idempotencyKey),
          ),
      );
    }
  }

  function setOnline(isOnline: boolean) {
    const isBack = isOnline && !device.onLine;
    device.onLine = isOnline;
    if (isBack) window.dispatchEvent(new Event('online'));
  }

  async function signIn(next: User) {
    stopOld = browser.signIn(next);
    if (random.chance(0.5)) await settle();
    stopOld();
    await settle();
    busy.clear();
    user = next;
    // The waiting changes are lost, so the user sees the host's data.
    seen = copy(host.data[user]);
    tabs = [browser.openTab(), browser.openTab()];
  }

  const steps: (() => unknown)[] = [
    toggleMark,
    toggleMark,
    toggleMark,
    toggleFavorite,
    toggleFavorite,
    toggleFavorite,
    () => setOnline(false),
    () => setOnline(true),
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => {
      const closed = random.pick(tabs);
      // Tabs close only between calls, because a closed tab can't keep the change of a call that gets no response.
      if (busy.size > 0) return;
      browser.closeTab(closed);
      tabs = [...tabs.filter((tab) => tab !== closed), browser.openTab()];
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    if (random.chance(0.04)) await signIn(random.pick(users));
    else await random.pick(steps)();
    if (random.chance(0.6)) await settle();
  }
  await settle();
  browser.network.isReliable = true;
  setOnline(true);
  await settle();
  // Changes that couldn't be sent before are sent again.
  vi.runOnlyPendingTimers();
  await settle();
  const { read, favorites } = host.data[user];
  const result = {
    seed,
    waiting: browser.waiting(),
    foreign: host.foreign,
    read: [...read].toSorted(),
    favorites: [...favorites.keys()].toSorted(),
  };
  const expected = {
    seed,
    waiting: [],
    foreign: [],
    read: [...seen.read].toSorted(),
    favorites: [...seen.favorites.keys()].toSorted(),
  };
  browser.signIn(null)();
  return { result, expected };
}

it('sends each change once, and never for another user, in 1,000 random sequences', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { result, expected } = await run(seed);
    expect(result).toEqual(expected);
  }
});

it('hides a mark and a favorite that were undone in another tab, even without a network', async () => {
  const browser = createBrowser(createRandom(1), createHost());
  browser.signIn('a');
  device.onLine = false;
  const [first, second] = [browser.openTab(), browser.openTab()];
  second.queryClient.setQueryData(['favoritePages', 'list'], []);
  const shown = () => ({
    marks: second.queryClient
      .getQueryData<{ items: { id: string; read?: boolean }[] }>(['alerts', 'list', {}])
      ?.items.flatMap(({ id, read }) => (read ? [id] : [])),
    favorites: second.queryClient
      .getQueryData<{ path: string }[]>(['favoritePages', 'list'])
      ?.map(({ path }) => path),
  });
  const change = async (call: Promise<unknown>) => {
    await expect(call).rejects.toSatisfy(isQueued);
    await settle();
  };
  const idempotencyKey = createIdempotencyKey();
  await change(alerts.markAsRead.fetch(first.api, 'a1'));
  await change(alerts.markAsRead.fetch(first.api, 'a2'));
  await change(createFavoritePage(first.api, { title: 'A', path: '/a/1' }, { idempotencyKey }));
  expect(shown()).toEqual({ marks: ['a1', 'a2'], favorites: ['/a/1'] });
  await change(alerts.markAsUnread.fetch(first.api, 'a1'));
  await change(deleteFavoritePage(first.api, toQueuedId(idempotencyKey)));
  expect(shown()).toEqual({ marks: ['a2'], favorites: [] });
  browser.signIn(null)();
});
