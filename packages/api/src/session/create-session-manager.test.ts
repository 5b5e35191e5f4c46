import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aborted } from '../errors/aborted.ts';
import { ServerDown } from '../errors/server-down.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import { sampleToken } from '../testing/token.ts';
import {
  createSessionManager,
  type SessionManager,
  type SessionManagerOptions,
} from './create-session-manager.ts';
import { createSession } from './create-session.ts';
import { createFakeBrowser, createFakeLocks } from './fake-browser.ts';
import type { LockRequester } from './lock.ts';

const start = Date.UTC(2026, 2, 2, 19, 5);
const second = 1000;
const minute = 60 * second;

/** Creates a token with this issue time that is valid for this number of minutes. */
const createToken = (issuedAt: number, minutes = 15, uuid = 'anna') =>
  sampleToken({ uuid, iat: issuedAt / 1000, exp: (issuedAt + minutes * minute) / 1000 });

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

/** Opens a tab whose host returns a new token for every refresh by default. */
function openTab(options: Partial<SessionManagerOptions> & { isStarted?: boolean } = {}) {
  const tab = browser.openTab();
  const session = createSession(tab);
  stops.push(session.connect());
  const refresh = vi.fn<() => Promise<void>>(async () => {
    const requestContext = session.requestContext();
    if (requestContext) session.rotate(createToken(Date.now()), requestContext);
  });
  const events = new EventTarget();
  const sessionManager = createSessionManager({
    session,
    refresh,
    locks,
    events,
    random: () => 0,
    ...options,
  });
  if (options.isStarted !== false) stops.push(sessionManager.start());
  return { session, sessionManager, refresh, events };
}

/** Lets time pass in steps and delivers the messages between tabs. */
async function passTime(time: number) {
  for (let passed = 0; passed < time; passed += second) {
    await vi.advanceTimersByTimeAsync(Math.min(second, time - passed));
    browser.deliver();
  }
}

const storeToken = (token = createToken(start)) => browser.stored.set('jwt', token);

const throwDenied = () => {
  throw new Error('denied');
};

const rejectWithoutResponse = () => Promise.reject(new ServerDown('no response'));

/** Lets time pass with regular input. */
async function passTimeWithInput(sessionManager: SessionManager, time: number) {
  for (let passed = 0; passed < time; passed += 30 * second) {
    sessionManager.recordActivity();
    await passTime(Math.min(30 * second, time - passed));
  }
}

describe('refreshing', () => {
  it('runs shortly before the token expires if there is input', async () => {
    storeToken(createToken(start, 10));
    const { session, sessionManager, refresh } = openTab();
    await passTime(6 * minute);
    sessionManager.recordActivity();
    await passTime(1.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await passTime(15 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.snapshot().claims?.exp).toBeGreaterThan((start + 22 * minute) / 1000);
    await passTime(5 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('runs a minute before a short token expires', async () => {
    storeToken(createToken(start, 3));
    const { refresh } = openTab();
    await passTime(1.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await passTime(15 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('runs at half the lifetime of a one-minute token', async () => {
    storeToken(createToken(start, 1));
    const refresh = vi.fn<() => Promise<void>>(async () => {
      const requestContext = session.requestContext();
      if (requestContext) session.rotate(createToken(Date.now(), 1), requestContext);
    });
    const { session } = openTab({ refresh });
    await passTime(25 * second);
    expect(refresh).not.toHaveBeenCalled();
    await passTime(10 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
    await passTime(20 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('delays calls if the page starts with an expired token', async () => {
    storeToken(createToken(start - 20 * minute));
    const response = Promise.withResolvers<void>();
    const { session } = openTab({ refresh: () => response.promise });
    let isReady = false;
    const whenReady = (async () => {
      await session.ready();
      isReady = true;
    })();
    await passTime(2 * second);
    expect(isReady).toBe(false);
    response.resolve();
    await whenReady;
    expect(isReady).toBe(true);
  });

  it('does not delay calls if the token is about to expire', async () => {
    storeToken(createToken(start - 14 * minute));
    const { session, refresh } = openTab({
      refresh: vi.fn<() => Promise<void>>(() => new Promise<void>(() => undefined)),
    });
    await session.ready();
    await passTime(0);
    expect(session.snapshot().kind).toBe('regular');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('sends one call for five tabs', async () => {
    storeToken();
    const tabs = Array.from({ length: 5 }, () => openTab());
    await passTime(minute);
    tabs[0]?.sessionManager.recordActivity();
    await passTime(13 * minute);
    const callCount = tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0);
    expect(callCount).toBe(1);
    const tokens = tabs.map(({ session }) => session.token());
    expect(new Set(tokens).size).toBe(1);
  });

  it('sends one call for five tabs without Web Locks', async () => {
    storeToken();
    vi.stubGlobal('localStorage', browser.openTab().storage);
    const tabs = Array.from({ length: 5 }, (_unused, index) =>
      openTab({ locks: null, random: () => index / 1000 + 0.0001 }),
    );
    vi.unstubAllGlobals();
    await passTime(minute);
    tabs[0]?.sessionManager.recordActivity();
    await passTime(13 * minute);
    const callCount = tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0);
    expect(callCount).toBe(1);
  });

  it('works if the browser denies Web Locks', async () => {
    storeToken();
    const refusedLock: LockRequester = {
      request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')),
    };
    const { session, sessionManager, refresh } = openTab({ locks: refusedLock });
    await sessionManager.extendSession();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('works even if the storage, which would hold the lock, throws', async () => {
    storeToken();
    vi.stubGlobal('localStorage', {
      getItem: throwDenied,
      setItem: throwDenied,
      removeItem: throwDenied,
    });
    const { sessionManager, refresh } = openTab({ locks: null });
    vi.unstubAllGlobals();
    await passTime(minute);
    sessionManager.recordActivity();
    await passTime(12 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is shared by concurrent callers', async () => {
    storeToken();
    const response = Promise.withResolvers<void>();
    const refresh = vi.fn<() => Promise<void>>(() => response.promise);
    const { sessionManager } = openTab({ refresh });
    const bothCalls = Promise.all([sessionManager.extendSession(), sessionManager.extendSession()]);
    await passTime(0);
    response.resolve();
    await bothCalls;
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a 401', new SessionEnded('401', { status: 401 })],
    ['a 503', new ServerDown('503', { status: 503 })],
  ])('ends the session if the response is %s', async (_name, error) => {
    storeToken();
    const { session, sessionManager } = openTab({ refresh: () => Promise.reject(error) });
    await sessionManager.extendSession();
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid', refusal: error });
  });

  it('keeps the token if there is no response, and retries after 1, 2, and 4 seconds', async () => {
    storeToken();
    const refresh = vi.fn<() => Promise<void>>(rejectWithoutResponse);
    const { session, sessionManager } = openTab({ refresh });
    const extension = sessionManager.extendSession();
    const callCounts: number[] = [];
    for (const wait of [0, 1, 2, 4]) {
      await passTime(wait * second);
      callCounts.push(refresh.mock.calls.length);
    }
    await extension;
    expect(callCounts).toEqual([1, 2, 3, 4]);
    expect(session.snapshot().kind).toBe('regular');
  });

  it('ends the session if there is no response until the token expires', async () => {
    storeToken();
    const { session, sessionManager } = openTab({ refresh: rejectWithoutResponse });
    for (let passed = 0; passed < 16; passed += 1) {
      sessionManager.recordActivity();
      await passTime(minute);
    }
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid' });
  });

  it('sends delayed calls after the first refresh gets no response', async () => {
    storeToken(createToken(start - 20 * minute));
    const { session } = openTab({ refresh: rejectWithoutResponse });
    await passTime(0);
    await session.ready();
    expect(session.snapshot().kind).toBe('regular');
  });

  it('does not end the session if the user has changed', async () => {
    storeToken();
    const { session, sessionManager } = openTab({
      refresh: () => {
        browser.stored.set('jwt', createToken(start, 15, 'bert'));
        return Promise.reject(new Aborted('late'));
      },
    });
    await sessionManager.extendSession();
    expect(session.token()).not.toBeNull();
    expect(session.snapshot().claims?.uuid).toBe('bert');
  });

  it('does not try again if the host sends no new token', async () => {
    storeToken(createToken(start - 14 * minute + 1));
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    openTab({ refresh });
    await passTime(50 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('idle time', () => {
  it('warns two minutes before it ends the session', async () => {
    storeToken(createToken(start, 60));
    const { session, sessionManager } = openTab();
    await passTime(12.9 * minute);
    expect(sessionManager.warning()).toBeNull();
    await passTime(12 * second);
    expect(sessionManager.warning()).toEqual({ endsAt: start + 15 * minute, reason: 'idle' });
    await passTime(1.8 * minute);
    expect(session.snapshot().kind).toBe('regular');
    await passTime(20 * second);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    expect(sessionManager.warning()).toBeNull();
  });

  it('restarts with input and with ‘Stay signed in’', async () => {
    storeToken(createToken(start, 60));
    const { session, sessionManager, refresh } = openTab();
    const listener = vi.fn<() => void>();
    sessionManager.subscribe(listener);
    await passTime(14 * minute);
    expect(sessionManager.warning()).not.toBeNull();
    await sessionManager.extendSession();
    expect(sessionManager.warning()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(refresh).toHaveBeenCalledTimes(1);
    await passTime(12 * minute);
    sessionManager.recordActivity();
    await passTime(12 * minute);
    expect(sessionManager.warning()).toBeNull();
    expect(session.snapshot().kind).toBe('regular');
  });

  it('counts input in any tab', async () => {
    storeToken(createToken(start, 120));
    const [firstTab, secondTab] = [openTab(), openTab()];
    for (let passed = 0; passed < 6; passed += 1) {
      firstTab.sessionManager.recordActivity();
      await passTime(10 * minute);
    }
    expect(secondTab.sessionManager.warning()).toBeNull();
    expect(secondTab.session.snapshot().kind).toBe('regular');
  });

  it('notifies other tabs of input at most every five seconds', async () => {
    storeToken();
    const { sessionManager } = openTab();
    for (let event = 0; event < 100; event += 1) {
      sessionManager.recordActivity();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(browser.sentMessages.filter(({ message }) => message.type === 'input')).toHaveLength(2);
  });

  it('does not end the session in a tab that slept if another tab had input', async () => {
    storeToken(createToken(start, 120));
    const sleepingTab = openTab();
    const awakeTab = openTab();
    // A sleeping page can lose messages.
    for (let passed = 0; passed < 12; passed += 1) {
      awakeTab.sessionManager.recordActivity();
      await vi.advanceTimersByTimeAsync(minute);
      browser.pending.length = 0;
    }
    vi.setSystemTime(start + 15 * minute);
    sleepingTab.events.dispatchEvent(new Event('visibilitychange'));
    browser.deliver();
    await passTime(3 * second);
    expect(sleepingTab.session.snapshot().kind).toBe('regular');
    expect(awakeTab.session.snapshot().kind).toBe('regular');
    expect(sleepingTab.sessionManager.warning()).toBeNull();
  });

  it('is not extended by a message that another tab sent before the device slept', async () => {
    storeToken(createToken(start, 600));
    const [sleepingTab, otherTab] = [openTab(), openTab()];
    otherTab.sessionManager.recordActivity();
    vi.setSystemTime(start + 20 * minute);
    browser.deliver();
    await passTime(2 * second);
    expect(sleepingTab.session.snapshot().ended).toBe('idle');
  });

  it('ends the session if the device slept for too long, even if the user’s input comes before the check', async () => {
    storeToken(createToken(start, 600));
    const { session, sessionManager } = openTab();
    vi.setSystemTime(start + 8 * 60 * minute);
    sessionManager.recordActivity();
    await passTime(2 * second);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
  });

  it('is checked when the device wakes', async () => {
    storeToken(createToken(start, 600));
    const { session, events } = openTab();
    vi.setSystemTime(start + 20 * minute);
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('restarts when another user signs in', async () => {
    storeToken(createToken(start, 120));
    const { session, sessionManager } = openTab();
    await passTime(14 * minute);
    expect(sessionManager.warning()).not.toBeNull();
    session.signIn({ jwt: createToken(start, 120, 'bert') });
    await passTime(5 * second);
    expect(sessionManager.warning()).toBeNull();
  });

  it('does not apply if no one is signed in', async () => {
    const { session, sessionManager } = openTab();
    await passTime(20 * minute);
    expect(sessionManager.warning()).toBeNull();
    expect(session.snapshot().ended).toBeNull();
  });

  it('can be configured', async () => {
    storeToken();
    const { session } = openTab({ idleMinutes: 5 });
    await passTime(5.1 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });
});

describe('the time of the last input', () => {
  const storeLastInput = (at: number, uuid = 'anna') =>
    browser.stored.set('lastInput', JSON.stringify({ uuid, value: at }));

  it('ends the session before any call if the portal is reopened too late', async () => {
    storeToken(createToken(start, 60));
    storeLastInput(start - 15 * minute);
    const { session, sessionManager, refresh } = openTab();
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    expect(sessionManager.warning()).toBeNull();
    await passTime(10 * second);
    expect(refresh).not.toHaveBeenCalled();
    expect(browser.stored.size).toBe(0);
  });

  it('does not change when the portal is reopened, because that is not input', async () => {
    storeToken(createToken(start, 60));
    storeLastInput(start - 10 * minute);
    const { session, sessionManager } = openTab();
    expect(sessionManager.warning()).toBeNull();
    await passTime(3.1 * minute);
    expect(sessionManager.warning()).toEqual({ endsAt: start + 5 * minute, reason: 'idle' });
    await passTime(2 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('warns immediately in a tab that is opened with little time left', () => {
    storeToken(createToken(start, 60));
    storeLastInput(start - 14 * minute);
    expect(openTab().sessionManager.warning()).toEqual({ endsAt: start + minute, reason: 'idle' });
  });

  it.each([
    ['another user’s', () => storeLastInput(start - 60 * minute, 'bert')],
    ['garbled', () => browser.stored.set('lastInput', 'garbled')],
    ['in the future', () => storeLastInput(start + 60 * minute)],
    ['missing', () => undefined],
  ])('is set to the current time in all tabs if the stored time is %s', async (_name, store) => {
    storeToken(createToken(start, 60));
    store();
    expect(openTab().session.snapshot().kind).toBe('regular');
    expect(JSON.parse(browser.stored.get('lastInput') ?? '')).toEqual({
      uuid: 'anna',
      value: start,
    });
    await passTime(15.1 * minute);
    expect(openTab().session.snapshot().kind).toBe('none');
  });

  it('does not make the session longer if the clock is set back', async () => {
    storeToken(createToken(start, 600));
    const { session, sessionManager } = openTab();
    sessionManager.recordActivity();
    vi.setSystemTime(start - 120 * minute);
    await passTime(15.2 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });

  it('is stored at most every five seconds', async () => {
    storeToken();
    const { sessionManager } = openTab();
    const values = new Set<unknown>();
    for (let event = 0; event < 100; event += 1) {
      sessionManager.recordActivity();
      await vi.advanceTimersByTimeAsync(100);
      values.add(browser.stored.get('lastInput'));
    }
    expect(values.size).toBeLessThanOrEqual(4);
  });

  it('is stored when the page is hidden', () => {
    storeToken();
    const { session, sessionManager, events } = openTab();
    sessionManager.recordActivity();
    vi.setSystemTime(start + 3 * second);
    sessionManager.recordActivity();
    events.dispatchEvent(new Event('visibilitychange'));
    expect(session.lastInput()).toBe(start + 3 * second);
  });

  it('is kept in memory if the storage throws', async () => {
    const session = createSession({
      storage: { getItem: throwDenied, setItem: throwDenied, removeItem: throwDenied },
      openChannel: () => null,
    });
    session.signIn({ jwt: createToken(start, 60) });
    const sessionManager = createSessionManager({
      session,
      refresh: rejectWithoutResponse,
      locks,
      events: null,
    });
    stops.push(sessionManager.start());
    await passTime(10 * minute);
    sessionManager.recordActivity();
    await passTime(10 * minute);
    expect(session.snapshot().kind).toBe('regular');
    await passTime(6 * minute);
    expect(session.snapshot().ended).toBe('idle');
  });
});

describe('a user who sends no calls', () => {
  it('gets a new token after 60% of the idle time', async () => {
    storeToken(createToken(start, 480));
    const { sessionManager, refresh } = openTab();
    await passTime(minute);
    sessionManager.recordActivity();
    await passTime(7.9 * minute);
    expect(refresh).not.toHaveBeenCalled();
    await passTime(12 * second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('gets a new token with the first input after that time', async () => {
    storeToken(createToken(start, 480));
    const { sessionManager, refresh } = openTab();
    await passTime(14 * minute);
    expect(refresh).not.toHaveBeenCalled();
    sessionManager.recordActivity();
    await passTime(second);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('gets only one new token after the last input', async () => {
    storeToken(createToken(start, 15));
    const { session, sessionManager, refresh } = openTab();
    await passTime(minute);
    sessionManager.recordActivity();
    await passTime(14.9 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
    await passTime(20 * minute);
    expect(session.snapshot().ended).toBe('idle');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('causes only one refresh if the host sends no new token', async () => {
    storeToken(createToken(start, 480));
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { sessionManager } = openTab({ refresh });
    await passTimeWithInput(sessionManager, 17 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sessionManager.warning()).toBeNull();
  });
});

/** Stores the tokens of an impersonation. The admin token is valid for the given number of minutes. */
function storeImpersonationTokens(minutes = 15) {
  for (const key of ['jwt', 'agent_jwt']) browser.stored.set(key, createToken(start));
  browser.stored.set('admin_jwt', createToken(start, minutes, 'root'));
}

/** Opens a tab whose host renews both tokens. `fail` replaces the refresh of the admin token. */
function openImpersonatingTab(fail?: () => Promise<void>) {
  const refreshedTokens: string[] = [];
  const tab = openTab({
    refresh: async (which) => {
      refreshedTokens.push(which);
      if (which === 'admin' && fail) return fail();
      const requestContext = tab.session.requestContext(which);
      const uuid = which === 'admin' ? 'root' : 'anna';
      if (requestContext) tab.session.rotate(createToken(Date.now(), 15, uuid), requestContext);
    },
  });
  return { ...tab, refreshedTokens };
}

describe('the admin token during impersonation', () => {
  it('is refreshed independently of the agent token', async () => {
    storeImpersonationTokens();
    const { session, sessionManager, refreshedTokens } = openImpersonatingTab();
    await passTimeWithInput(sessionManager, 40 * minute);
    expect(refreshedTokens.filter((which) => which === 'admin')).toHaveLength(4);
    expect(session.snapshot()).toMatchObject({ kind: 'agent', claims: { uuid: 'anna' } });
    expect(session.endImpersonation()).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'admin', claims: { uuid: 'root' } });
  });

  it('is refreshed by one of five tabs', async () => {
    storeImpersonationTokens();
    const tabs = Array.from({ length: 5 }, () => openImpersonatingTab());
    await passTime(minute);
    tabs[0]?.sessionManager.recordActivity();
    await passTime(10 * minute);
    expect(tabs.flatMap(({ refreshedTokens }) => refreshedTokens).toSorted()).toEqual([
      'admin',
      'session',
    ]);
  });

  it('ends the session if the host refuses to refresh it', async () => {
    storeImpersonationTokens();
    const { session, sessionManager } = openImpersonatingTab(() =>
      Promise.reject(new SessionEnded('401', { status: 401 })),
    );
    await passTimeWithInput(sessionManager, 10 * minute);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'invalid' });
  });

  it.each([
    ['does not respond', new ServerDown('no response')],
    ['is down', new ServerDown('503', { status: 503 })],
  ])('is refreshed later if the host %s, and the session continues', async (_name, error) => {
    storeImpersonationTokens();
    const { session, sessionManager, refreshedTokens } = openImpersonatingTab(() =>
      Promise.reject(error),
    );
    await passTimeWithInput(sessionManager, 14 * minute);
    expect(refreshedTokens.filter((which) => which === 'admin').length).toBeGreaterThan(4);
    expect(session.snapshot().kind).toBe('agent');
    expect(sessionManager.warning()).toBeNull();
  });

  it('is not refreshed after it expires, and the session continues', async () => {
    storeImpersonationTokens(-5);
    const { session, sessionManager, refreshedTokens } = openImpersonatingTab();
    await passTimeWithInput(sessionManager, 20 * minute);
    expect(refreshedTokens).not.toContain('admin');
    expect(session.snapshot().kind).toBe('agent');
  });

  it('does not end the session if impersonation ends during its refresh', async () => {
    storeImpersonationTokens();
    const { session, sessionManager } = openImpersonatingTab(() => {
      session.endImpersonation();
      return Promise.reject(new Aborted('late'));
    });
    await passTimeWithInput(sessionManager, 10 * minute);
    expect(session.snapshot().kind).toBe('admin');
  });
});

describe('a token that cannot be refreshed', () => {
  it('causes a warning two minutes before it expires, until it is refreshed', async () => {
    storeToken();
    let isDown = true;
    const { session, sessionManager } = openTab({
      refresh: async () => {
        if (isDown) throw new ServerDown('no response');
        const requestContext = session.requestContext();
        if (requestContext) session.rotate(createToken(Date.now()), requestContext);
      },
    });
    await passTimeWithInput(sessionManager, 12.5 * minute);
    expect(sessionManager.warning()).toBeNull();
    await passTimeWithInput(sessionManager, minute);
    expect(sessionManager.warning()).toEqual({ endsAt: start + 15 * minute, reason: 'expiry' });
    isDown = false;
    const extension = sessionManager.extendSession();
    await passTime(10 * second);
    await extension;
    expect(sessionManager.warning()).toBeNull();
    expect(session.snapshot().claims?.exp).toBeGreaterThan((start + 27 * minute) / 1000);
  });

  it('causes a warning with the end time in the device’s time', async () => {
    const hour = 60 * minute;
    storeToken(createToken(start + 5 * hour));
    const { session, sessionManager } = openTab({ refresh: rejectWithoutResponse });
    session.recordServerDate(new Date(start + 5 * hour).toUTCString());
    await passTimeWithInput(sessionManager, 13.5 * minute);
    expect(sessionManager.warning()).toEqual({ endsAt: start + 15 * minute, reason: 'expiry' });
  });

  it('causes no warning if the idle time ends sooner', async () => {
    storeToken(createToken(start, 16));
    const { sessionManager } = openTab({ refresh: () => Promise.resolve() });
    await passTime(14.5 * minute);
    expect(sessionManager.warning()?.reason).toBe('idle');
  });
});

it('sends no refresh after the session manager stops', async () => {
  storeToken();
  const { session, sessionManager, refresh } = openTab({ isStarted: false });
  const stop = sessionManager.start();
  stop();
  await passTime(20 * minute);
  expect(refresh).not.toHaveBeenCalled();
  expect(session.snapshot().kind).toBe('regular');
});

describe('with the platform’s Web Locks', () => {
  it('refreshes the token in only one of two tabs', async () => {
    vi.useRealTimers();
    const nativeLocks = globalThis.navigator?.locks;
    expect(nativeLocks, 'Node 24 has Web Locks').toBeDefined();
    browser.stored.set('jwt', createToken(Date.now()));
    const sessions = [createSession(browser.openTab()), createSession(browser.openTab())];
    const refreshingTabs: number[] = [];
    const sessionManagers = sessions.map((session, index) => {
      const refresh = async () => {
        refreshingTabs.push(index);
        const requestContext = session.requestContext();
        if (requestContext) session.rotate(createToken(Date.now() + 5000), requestContext);
      };
      return createSessionManager({ session, refresh, events: null });
    });
    await Promise.all(sessionManagers.map((sessionManager) => sessionManager.extendSession()));
    expect(refreshingTabs).toHaveLength(1);
  });
});
