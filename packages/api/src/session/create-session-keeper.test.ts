import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aborted } from '../errors/aborted.ts';
import { ServerDown } from '../errors/server-down.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import { sampleToken } from '../testing/token.ts';
import {
  createSessionKeeper,
  type SessionKeeper,
  type SessionKeeperOptions,
} from './create-session-keeper.ts';
import { createSession } from './create-session.ts';
import { createFakeBrowser, createFakeLocks } from './fake-browser.ts';
import type { LockRequester } from './lock.ts';

const start = Date.UTC(2026, 2, 2, 19, 5);
const second = 1000;
const minute = 60 * second;

/** A token issued at a moment, good for so many minutes. */
const tokenAt = (at: number, minutes = 15, uuid = 'anna') =>
  sampleToken({ uuid, iat: at / 1000, exp: (at + minutes * minute) / 1000 });

let browser: ReturnType<typeof createFakeBrowser>;
let locks: LockRequester;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  browser = createFakeBrowser();
  locks = createFakeLocks();
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

/** Opens a tab whose host gives a fresh token with every refresh, unless told otherwise. */
function openTab(options: Partial<SessionKeeperOptions> & { begin?: boolean } = {}) {
  const tab = browser.openTab();
  const session = createSession(tab);
  stops.push(session.connect());
  const refresh = vi.fn<() => Promise<void>>(async () => {
    const stamp = session.stamp();
    if (stamp) session.rotate(tokenAt(Date.now()), stamp);
  });
  const events = new EventTarget();
  const keeper = createSessionKeeper({
    session,
    refresh,
    locks,
    events,
    random: () => 0,
    ...options,
  });
  if (options.begin !== false) stops.push(keeper.start());
  return { session, keeper, refresh, events };
}

/** Lets time pass in steps, delivering what the tabs tell each other. */
async function pass(time: number) {
  for (let passed = 0; passed < time; passed += second) {
    await vi.advanceTimersByTimeAsync(Math.min(second, time - passed));
    browser.deliver();
  }
}

const signedIn = (token = tokenAt(start)) => browser.stored.set('jwt', token);

const denied = () => {
  throw new Error('denied');
};

const noResponse = () => Promise.reject(new ServerDown('no answer'));

/** Keeps somebody at the keys. */
async function work(keeper: SessionKeeper, time: number) {
  for (let passed = 0; passed < time; passed += 30 * second) {
    keeper.input();
    await pass(Math.min(30 * second, time - passed));
  }
}

describe('refreshing', () => {
  it('comes shortly before the token’s end while there is input', async () => {
    signedIn(tokenAt(start, 10));
    const { session, keeper, refresh } = openTab();
    await pass(6 * minute);
    keeper.input();
    await pass(1.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await pass(15 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.snapshot().claims?.exp).toBeGreaterThan((start + 22 * minute) / 1000);
    await pass(5 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('comes a minute before the end of a short token', async () => {
    signedIn(tokenAt(start, 3));
    const { refresh } = openTab();
    await pass(1.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await pass(15 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('comes at half the life of a token so short that a minute is all of it', async () => {
    signedIn(tokenAt(start, 1));
    const refresh = vi.fn<() => Promise<void>>(async () => {
      const stamp = session.stamp();
      if (stamp) session.rotate(tokenAt(Date.now(), 1), stamp);
    });
    const { session } = openTab({ refresh });
    await pass(25 * second);
    expect(refresh).not.toHaveBeenCalled();
    await pass(10 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(20 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('holds the calls of a page that starts with a token past its end', async () => {
    signedIn(tokenAt(start - 20 * minute));
    const gate = Promise.withResolvers<void>();
    const { session } = openTab({ refresh: () => gate.promise });
    let ready = false;
    const waiting = (async () => {
      await session.ready();
      ready = true;
    })();
    await pass(2 * second);
    expect(ready).toBe(false);
    gate.resolve();
    await waiting;
    expect(ready).toBe(true);
  });

  it('holds nothing when the token is near its end', async () => {
    signedIn(tokenAt(start - 14 * minute));
    const { session, refresh } = openTab({
      refresh: vi.fn<() => Promise<void>>(() => new Promise<void>(() => undefined)),
    });
    await session.ready();
    await pass(0);
    expect(session.snapshot().kind).toBe('regular');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is one call for five tabs', async () => {
    signedIn();
    const tabs = Array.from({ length: 5 }, () => openTab());
    await pass(minute);
    tabs[0]?.keeper.input();
    await pass(13 * minute);
    const calls = tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0);
    expect(calls).toBe(1);
    const tokens = tabs.map(({ session }) => session.token());
    expect(new Set(tokens).size).toBe(1);
  });

  it('is one call for five tabs without Web Locks', async () => {
    signedIn();
    vi.stubGlobal('localStorage', browser.openTab().storage);
    const tabs = Array.from({ length: 5 }, (_unused, index) =>
      openTab({ locks: null, random: () => index / 1000 + 0.0001 }),
    );
    vi.unstubAllGlobals();
    await pass(minute);
    tabs[0]?.keeper.input();
    await pass(13 * minute);
    const calls = tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0);
    expect(calls).toBe(1);
  });

  it('goes on without locks where the browser refuses them', async () => {
    signedIn();
    const refused: LockRequester = {
      request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')),
    };
    const { session, keeper, refresh } = openTab({ locks: refused });
    await keeper.stay();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('goes on without a lease where the storage throws', async () => {
    signedIn();
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const { keeper, refresh } = openTab({ locks: null });
    vi.unstubAllGlobals();
    await pass(minute);
    keeper.input();
    await pass(12 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is shared by everything that asks for it meanwhile', async () => {
    signedIn();
    const gate = Promise.withResolvers<void>();
    const refresh = vi.fn<() => Promise<void>>(() => gate.promise);
    const { keeper } = openTab({ refresh });
    const both = Promise.all([keeper.stay(), keeper.stay()]);
    await pass(0);
    gate.resolve();
    await both;
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', new SessionEnded('401', { status: 401 })],
    ['failing', new ServerDown('503', { status: 503 })],
  ])('ends the session when the host is %s', async (_name, error) => {
    signedIn();
    const { session, keeper } = openTab({ refresh: () => Promise.reject(error) });
    await keeper.stay();
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid' });
  });

  it('keeps the token when there is no answer, and tries again after 1, 2 and 4 seconds', async () => {
    signedIn();
    const refresh = vi.fn<() => Promise<void>>(noResponse);
    const { session, keeper } = openTab({ refresh });
    const staying = keeper.stay();
    const calls: number[] = [];
    for (const wait of [0, 1, 2, 4]) {
      await pass(wait * second);
      calls.push(refresh.mock.calls.length);
    }
    await staying;
    expect(calls).toEqual([1, 2, 3, 4]);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('ends the session when there is no answer until the token’s end', async () => {
    signedIn();
    const { session, keeper } = openTab({ refresh: noResponse });
    for (let passed = 0; passed < 16; passed += 1) {
      keeper.input();
      await pass(minute);
    }
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid' });
  });

  it('lets calls go after one unanswered try', async () => {
    signedIn(tokenAt(start - 20 * minute));
    const { session } = openTab({ refresh: noResponse });
    await pass(0);
    await session.ready();
    expect(session.snapshot().kind).toBe('regular');
  });

  it('of a session that changed hands ends nothing', async () => {
    signedIn();
    const { session, keeper } = openTab({
      refresh: () => {
        browser.stored.set('jwt', tokenAt(start, 15, 'bert'));
        return Promise.reject(new Aborted('late'));
      },
    });
    await keeper.stay();
    expect(session.token()).not.toBeNull();
    expect(session.snapshot().claims?.uuid).toBe('bert');
  });

  it('is not asked for over and over when the host sends no new token', async () => {
    signedIn(tokenAt(start - 14 * minute + 1));
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    openTab({ refresh });
    await pass(50 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('idling', () => {
  it('warns two minutes before the end, then ends the session', async () => {
    signedIn(tokenAt(start, 60));
    const { session, keeper } = openTab();
    await pass(12.9 * minute);
    expect(keeper.warning()).toBeNull();
    await pass(12 * second);
    expect(keeper.warning()).toEqual({ endsAt: start + 15 * minute, because: 'idle' });
    await pass(1.8 * minute);
    expect(session.snapshot().kind).toBe('regular');
    await pass(20 * second);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    expect(keeper.warning()).toBeNull();
  });

  it('begins anew with input, and with ‘Stay signed in’', async () => {
    signedIn(tokenAt(start, 60));
    const { session, keeper, refresh } = openTab();
    const received = vi.fn<() => void>();
    keeper.subscribe(received);
    await pass(14 * minute);
    expect(keeper.warning()).not.toBeNull();
    await keeper.stay();
    expect(keeper.warning()).toBeNull();
    expect(received).toHaveBeenCalledTimes(2);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(12 * minute);
    keeper.input();
    await pass(12 * minute);
    expect(keeper.warning()).toBeNull();
    expect(session.snapshot().kind).toBe('regular');
  });

  it('counts input in any tab', async () => {
    signedIn(tokenAt(start, 120));
    const [here, there] = [openTab(), openTab()];
    for (let passed = 0; passed < 6; passed += 1) {
      here.keeper.input();
      await pass(10 * minute);
    }
    expect(there.keeper.warning()).toBeNull();
    expect(there.session.snapshot().kind).toBe('regular');
  });

  it('tells the other tabs of input at most every five seconds', async () => {
    signedIn();
    const { keeper } = openTab();
    for (let event = 0; event < 100; event += 1) {
      keeper.input();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(browser.sent.filter(({ message }) => message.type === 'input')).toHaveLength(2);
  });

  it('of a tab that slept is contradicted by a tab that did not', async () => {
    signedIn(tokenAt(start, 120));
    const slept = openTab();
    const awake = openTab();
    // What is told to a sleeping page is lost.
    for (let passed = 0; passed < 12; passed += 1) {
      awake.keeper.input();
      await vi.advanceTimersByTimeAsync(minute);
      browser.pending.length = 0;
    }
    vi.setSystemTime(start + 15 * minute);
    slept.events.dispatchEvent(new Event('visibilitychange'));
    browser.deliver();
    await pass(3 * second);
    expect(slept.session.snapshot().kind).toBe('regular');
    expect(awake.session.snapshot().kind).toBe('regular');
    expect(slept.keeper.warning()).toBeNull();
  });

  it('is not put off by a message that a sleeping tab gets when it wakes', async () => {
    signedIn(tokenAt(start, 600));
    const [slept, other] = [openTab(), openTab()];
    other.keeper.input();
    vi.setSystemTime(start + 20 * minute);
    browser.deliver();
    await pass(2 * second);
    expect(slept.session.snapshot().ended).toBe('idle');
  });

  it('is over for a device that slept through it, whatever moves first', async () => {
    signedIn(tokenAt(start, 600));
    const { session, keeper } = openTab();
    vi.setSystemTime(start + 8 * 60 * minute);
    keeper.input();
    await pass(2 * second);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
  });

  it('is looked at when the page wakes', async () => {
    signedIn(tokenAt(start, 600));
    const { session, events } = openTab();
    vi.setSystemTime(start + 20 * minute);
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('begins anew when somebody else signs in', async () => {
    signedIn(tokenAt(start, 120));
    const { session, keeper } = openTab();
    await pass(14 * minute);
    expect(keeper.warning()).not.toBeNull();
    session.signIn({ jwt: tokenAt(start, 120, 'bert') });
    await pass(5 * second);
    expect(keeper.warning()).toBeNull();
  });

  it('does not matter when nobody is signed in', async () => {
    const { session, keeper } = openTab();
    await pass(20 * minute);
    expect(keeper.warning()).toBeNull();
    expect(session.snapshot().ended).toBeNull();
  });

  it('takes another length', async () => {
    signedIn();
    const { session } = openTab({ idleMinutes: 5 });
    await pass(5.1 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });
});

describe('the time of the last input', () => {
  const noted = (at: number, uuid = 'anna') =>
    browser.stored.set('lastInput', JSON.stringify({ uuid, value: at }));

  it('ends a session at once that is opened again too late, before any call', async () => {
    signedIn(tokenAt(start, 60));
    noted(start - 15 * minute);
    const { session, keeper, refresh } = openTab();
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    expect(keeper.warning()).toBeNull();
    await pass(10 * second);
    expect(refresh).not.toHaveBeenCalled();
    expect(browser.stored.size).toBe(0);
  });

  it('is gone on from by a tab that is opened again, which is no input itself', async () => {
    signedIn(tokenAt(start, 60));
    noted(start - 10 * minute);
    const { session, keeper } = openTab();
    expect(keeper.warning()).toBeNull();
    await pass(3.1 * minute);
    expect(keeper.warning()).toEqual({ endsAt: start + 5 * minute, because: 'idle' });
    await pass(2 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('warns at once in a tab that is opened with little time left', () => {
    signedIn(tokenAt(start, 60));
    noted(start - 14 * minute);
    expect(openTab().keeper.warning()).toEqual({ endsAt: start + minute, because: 'idle' });
  });

  it.each([
    ['another person’s', () => noted(start - 60 * minute, 'bert')],
    ['garbled', () => browser.stored.set('lastInput', 'garbled')],
    ['in the future', () => noted(start + 60 * minute)],
    ['absent', () => undefined],
  ])('counts as now when it is %s, for every tab after', async (_name, store) => {
    signedIn(tokenAt(start, 60));
    store();
    expect(openTab().session.snapshot().kind).toBe('regular');
    expect(JSON.parse(browser.stored.get('lastInput') ?? '')).toEqual({
      uuid: 'anna',
      value: start,
    });
    await pass(15.1 * minute);
    expect(openTab().session.snapshot().kind).toBe('none');
  });

  it('is not put off by a clock that is set back', async () => {
    signedIn(tokenAt(start, 600));
    const { session, keeper } = openTab();
    keeper.input();
    vi.setSystemTime(start - 120 * minute);
    await pass(15.2 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('is stored at most every five seconds while there is input', async () => {
    signedIn();
    const { keeper } = openTab();
    const values = new Set<unknown>();
    for (let event = 0; event < 100; event += 1) {
      keeper.input();
      await vi.advanceTimersByTimeAsync(100);
      values.add(browser.stored.get('lastInput'));
    }
    expect(values.size).toBeLessThanOrEqual(4);
  });

  it('is stored when the page is left, to the last key', () => {
    signedIn();
    const { session, keeper, events } = openTab();
    keeper.input();
    vi.setSystemTime(start + 3 * second);
    keeper.input();
    events.dispatchEvent(new Event('visibilitychange'));
    expect(session.lastInput()).toBe(start + 3 * second);
  });

  it('does not matter where the storage is denied', async () => {
    const session = createSession({
      storage: { getItem: denied, setItem: denied, removeItem: denied },
      openChannel: () => null,
    });
    session.signIn({ jwt: tokenAt(start, 60) });
    const keeper = createSessionKeeper({ session, refresh: noResponse, locks, events: null });
    stops.push(keeper.start());
    await pass(10 * minute);
    keeper.input();
    await pass(10 * minute);
    expect(session.snapshot().kind).toBe('regular');
    await pass(6 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });
});

describe('a reader who sends no calls', () => {
  it('has a long token renewed after 60 % of the idle time', async () => {
    signedIn(tokenAt(start, 480));
    const { keeper, refresh } = openTab();
    await pass(minute);
    keeper.input();
    await pass(7.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await pass(12 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('has it renewed by the first input after that', async () => {
    signedIn(tokenAt(start, 480));
    const { keeper, refresh } = openTab();
    await pass(14 * minute);
    expect(refresh).not.toHaveBeenCalled();
    keeper.input();
    await pass(second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('who has left has nothing renewed more than once', async () => {
    signedIn(tokenAt(start, 15));
    const { session, keeper, refresh } = openTab();
    await pass(minute);
    keeper.input();
    await pass(14.9 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
    await pass(20 * minute);
    expect(session.snapshot().ended).toBe('idle');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is not asked after more often when the host sends no new token', async () => {
    signedIn(tokenAt(start, 480));
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { keeper } = openTab({ refresh });
    await work(keeper, 17 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(keeper.warning()).toBeNull();
  });
});

/** Impersonation, with a token of the admin that is good for so many minutes. */
function impersonate(minutes = 15) {
  for (const key of ['jwt', 'agent_jwt']) browser.stored.set(key, tokenAt(start));
  browser.stored.set('admin_jwt', tokenAt(start, minutes, 'root'));
}

/** A host that renews both tokens; `fail` decides what becomes of the admin's. */
function openImpersonating(fail?: () => Promise<void>) {
  const refreshed: string[] = [];
  const tab = openTab({
    refresh: async (which) => {
      refreshed.push(which);
      if (which === 'admin' && fail) return fail();
      const stamp = tab.session.stamp(which);
      const uuid = which === 'admin' ? 'root' : 'anna';
      if (stamp) tab.session.rotate(tokenAt(Date.now(), 15, uuid), stamp);
    },
  });
  return { ...tab, refreshed };
}

describe('the waiting token of an admin who acts as an agent', () => {
  it('is renewed like the other, and alone', async () => {
    impersonate();
    const { session, keeper, refreshed } = openImpersonating();
    await work(keeper, 40 * minute);
    expect(refreshed.filter((which) => which === 'admin')).toHaveLength(4);
    expect(session.snapshot()).toMatchObject({ kind: 'agent', claims: { uuid: 'anna' } });
    expect(session.endImpersonation()).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'admin', claims: { uuid: 'root' } });
  });

  it('is renewed by one tab of five', async () => {
    impersonate();
    const tabs = Array.from({ length: 5 }, () => openImpersonating());
    await pass(minute);
    tabs[0]?.keeper.input();
    await pass(10 * minute);
    expect(tabs.flatMap(({ refreshed }) => refreshed).toSorted()).toEqual(['admin', 'session']);
  });

  it('ends the session when the host refuses to renew it', async () => {
    impersonate();
    const { session, keeper } = openImpersonating(() =>
      Promise.reject(new SessionEnded('401', { status: 401 })),
    );
    await work(keeper, 10 * minute);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid' });
  });

  it.each([
    ['does not answer', new ServerDown('no answer')],
    ['is down', new ServerDown('503', { status: 503 })],
  ])('is tried again when the host %s', async (_name, error) => {
    impersonate();
    const { session, keeper, refreshed } = openImpersonating(() => Promise.reject(error));
    await work(keeper, 14 * minute);
    expect(refreshed.filter((which) => which === 'admin').length).toBeGreaterThan(4);
    expect(session.snapshot().kind).toBe('agent');
    expect(keeper.warning()).toBeNull();
  });

  it('is left alone past its end: the session goes on without it', async () => {
    impersonate(-5);
    const { session, keeper, refreshed } = openImpersonating();
    await work(keeper, 20 * minute);
    expect(refreshed).not.toContain('admin');
    expect(session.snapshot().kind).toBe('agent');
  });

  it('comes to nothing when the admin goes back meanwhile', async () => {
    impersonate();
    const { session, keeper } = openImpersonating(() => {
      session.endImpersonation();
      return Promise.reject(new Aborted('late'));
    });
    await work(keeper, 10 * minute);
    expect(session.snapshot().kind).toBe('admin');
  });
});

describe('a token that cannot be renewed', () => {
  it('is warned of two minutes before its end, and no more once it is renewed', async () => {
    signedIn();
    let isDown = true;
    const { session, keeper } = openTab({
      refresh: async () => {
        if (isDown) throw new ServerDown('no answer');
        const stamp = session.stamp();
        if (stamp) session.rotate(tokenAt(Date.now()), stamp);
      },
    });
    await work(keeper, 12.5 * minute);
    expect(keeper.warning()).toBeNull();
    await work(keeper, minute);
    expect(keeper.warning()).toEqual({ endsAt: start + 15 * minute, because: 'expiry' });
    isDown = false;
    const staying = keeper.stay();
    await pass(10 * second);
    await staying;
    expect(keeper.warning()).toBeNull();
    expect(session.snapshot().claims?.exp).toBeGreaterThan((start + 27 * minute) / 1000);
  });

  it('is warned of by this device’s clock', async () => {
    const hour = 60 * minute;
    signedIn(tokenAt(start + 5 * hour));
    const { session, keeper } = openTab({ refresh: noResponse });
    session.noteServerDate(new Date(start + 5 * hour).toUTCString());
    await work(keeper, 13.5 * minute);
    expect(keeper.warning()).toEqual({ endsAt: start + 15 * minute, because: 'expiry' });
  });

  it('gives way to the nearer end of a session that nobody uses', async () => {
    signedIn(tokenAt(start, 16));
    const { keeper } = openTab({ refresh: () => Promise.resolve() });
    await pass(14.5 * minute);
    expect(keeper.warning()?.because).toBe('idle');
  });
});

it('stops when it is told to', async () => {
  signedIn();
  const { session, keeper, refresh } = openTab({ begin: false });
  const stop = keeper.start();
  stop();
  await pass(20 * minute);
  expect(refresh).not.toHaveBeenCalled();
  expect(session.snapshot().kind).toBe('regular');
});

describe('with the platform’s Web Locks', () => {
  it('refreshes one tab after the other', async () => {
    vi.useRealTimers();
    const native = globalThis.navigator?.locks;
    expect(native, 'Node 24 has Web Locks').toBeDefined();
    browser.stored.set('jwt', tokenAt(Date.now()));
    const sessions = [createSession(browser.openTab()), createSession(browser.openTab())];
    const calls: number[] = [];
    const keepers = sessions.map((session, index) => {
      const refresh = async () => {
        calls.push(index);
        const stamp = session.stamp();
        if (stamp) session.rotate(tokenAt(Date.now() + 5000), stamp);
      };
      return createSessionKeeper({ session, refresh, events: null });
    });
    await Promise.all(keepers.map((keeper) => keeper.stay()));
    expect(calls).toHaveLength(1);
  });
});
