import { isAborted } from '../errors/aborted.ts';
import { isServerDown } from '../errors/server-down.ts';
import { createListeners } from '../listeners.ts';
import { createLease, createWebLock, type LockRequester } from './lock.ts';
import { platformStorage } from './safe-storage.ts';
import { platformTimers, type Timers } from './timers.ts';
import type { Session } from './types.ts';

/** What a keeper watches and by what. */
export type SessionKeeperOptions = {
  session: Session;
  /** Asks the host for a fresh token: `() => refreshToken(api)`. */
  refresh: () => Promise<void>;
  /** How long a session lasts without input in any tab. @default 15 */
  idleMinutes?: number;
  /** @default the platform's Web Locks; null takes a lease in the local storage instead */
  locks?: LockRequester | null;
  /** Where `visibilitychange`, `online` and the like arrive. @default the window */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** @default the platform's */
  timers?: Timers;
  /** @default Math.random */
  random?: () => number;
};

/** That the session is about to end. */
export type SessionWarning = {
  /** When the session will end, in milliseconds since 1970 by this device's clock. */
  endsAt: number;
  /** For want of input, or because the token could not be renewed. */
  because: 'idle' | 'expiry';
};

/** Keeps a session while somebody is there. */
export type SessionKeeper = {
  /**
   * Begins to keep the session: refreshes a token that is near or past its end (calls wait for one
   * that is past it), and goes on watching. The answer stops it.
   */
  start: () => () => void;
  /** Says that there was input: a key, a pointer, playing media. Cheap enough for every event. */
  input: () => void;
  /** 'Stay signed in': counts as input and refreshes the token. */
  stay: () => Promise<void>;
  /** What the person is being warned of; null while there is nothing to warn of. */
  warning: () => SessionWarning | null;
  /** Calls the listener when the warning appears, moves or goes; the answer stops it. */
  subscribe: (listener: () => void) => () => void;
};

const minute = 60_000;
const warnFor = 2 * minute;
/** Timers sleep with the device, so the clock is looked at often instead of trusting one timer. */
const checkEvery = 5000;
/** How often the other tabs are told that there is input here. */
const tellEvery = 5000;
/** How long the other tabs have to say that they know of later input. */
const objectWithin = 1000;
const waits = [1000, 2000, 4000];

const wakingEvents = ['visibilitychange', 'online', 'focus', 'pageshow'];

function platformLocks(): LockRequester | null {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Keeps a session alive while somebody is there and ends it when nobody is (decisions, section 4):
 * refreshes the token shortly before its end, one refresh at a time over all tabs, and warns two
 * minutes before the session ends for want of input.
 *
 * @example
 * const keeper = createSessionKeeper({ session, refresh: () => refreshToken(api) });
 * const stop = keeper.start();
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { session, refresh, idleMinutes = 15, now = Date.now, random = Math.random } = options;
  const { timers = platformTimers } = options;
  const idleTime = idleMinutes * minute;
  const events =
    options.events === undefined && typeof globalThis.addEventListener === 'function'
      ? globalThis
      : (options.events ?? null);
  const locks = options.locks === undefined ? platformLocks() : options.locks;
  const lock = locks ? createWebLock(locks) : createLease(platformStorage(), now, random, timers);

  /** Tabs that were opened together shall not all wake at the same moment. */
  const jitter = random() * 10_000;
  const warnings = createListeners<[]>();
  let lastInput = now();
  let lastTold = Number.NEGATIVE_INFINITY;
  let warning: SessionWarning | null = null;
  /** The token that a refresh has failed to renew. */
  let unrenewed: string | null = null;
  let generation = session.snapshot().generation;
  let refreshing: Promise<void> | null = null;
  let firstTry: Promise<boolean> | null = null;
  let notBefore = 0;
  let judging = false;
  let stopped = true;

  function warn(next: SessionWarning | null): void {
    if (next?.endsAt === warning?.endsAt && next?.because === warning?.because) return;
    warning = next;
    warnings.tell();
  }

  /** The nearer of the two ends, once it is near. */
  function danger(): SessionWarning | null {
    const idle = { endsAt: lastInput + idleTime, because: 'idle' } as const;
    const { claims } = session.snapshot();
    const isStuck = claims !== null && unrenewed === session.token();
    const left = isStuck ? claims.exp * 1000 - session.now() : 0;
    // The host's clock is known to the second: the warning shall not move with every answer.
    const endsAt = Math.round((now() + left) / 1000) * 1000;
    if (left > 0 && left <= warnFor && endsAt < idle.endsAt) return { endsAt, because: 'expiry' };
    return now() >= idle.endsAt - warnFor ? idle : null;
  }

  function isPast(): boolean {
    const { claims } = session.snapshot();
    return claims !== null && claims.exp * 1000 <= session.now();
  }

  function isDue(): boolean {
    const { claims } = session.snapshot();
    if (!claims) return false;
    const life = claims.iat === null ? 0 : (claims.exp - claims.iat) * 1000;
    const usual = Math.max(minute, life / 5) + jitter;
    // A token of a minute or two would be due as soon as it is there.
    const lead = life > 0 ? Math.min(usual, life / 2) : usual;
    return session.now() >= Math.max(claims.exp * 1000 - lead, notBefore);
  }

  /** One try under the lock; true when it may not be tried again. */
  async function attempt(before: string): Promise<boolean> {
    const turn = await lock(async () => {
      // Another tab may have refreshed while this one waited.
      if (session.token() !== before) return true;
      try {
        await refresh();
        // A host need not send a new token: asking at once again would change nothing.
        if (session.token() === before) {
          notBefore = session.now() + minute;
          unrenewed = before;
        }
        return true;
      } catch (error) {
        if (isAborted(error) || session.token() !== before) return true;
        if (isServerDown(error) && error.status === null) {
          unrenewed = before;
          return false;
        }
        session.clear('invalid');
        return true;
      }
    });
    return turn?.result ?? session.token() !== before;
  }

  async function renew(): Promise<void> {
    const before = session.token();
    if (before === null) return;
    firstTry = attempt(before);
    if (await firstTry) return;
    for (const wait of waits) {
      await timers.wait(wait + random() * 250);
      if (stopped || (await attempt(before))) return;
    }
    if (isPast() && session.token() === before) session.clear('invalid');
  }

  function refreshOnce(): Promise<void> {
    refreshing ??= renew().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** Ends the session unless another tab knows of later input: this one may have slept. */
  async function judge(): Promise<void> {
    if (judging) return;
    judging = true;
    session.tell({ type: 'idle' });
    await timers.wait(objectWithin);
    judging = false;
    if (stopped || now() - lastInput < idleTime) return;
    warn(null);
    session.clear('idle');
  }

  function check(): void {
    if (session.token() === null) return warn(null);
    if (now() - lastInput >= idleTime) {
      void judge();
      return;
    }
    const next = danger();
    // Another tab may know better; its answer takes the warning back.
    if (next?.because === 'idle' && warning?.because !== 'idle') session.tell({ type: 'idle' });
    warn(next);
    if (isDue()) void refreshOnce();
  }

  function input(): void {
    // Too late: whether the session is over is being judged.
    if (now() - lastInput >= idleTime) return check();
    lastInput = now();
    warn(danger());
    if (lastInput - lastTold < tellEvery) return;
    lastTold = lastInput;
    session.tell({ type: 'input', ago: 0 });
  }

  return {
    start() {
      stopped = false;
      lastInput = now();
      const forget = [
        session.onMessage((message) => {
          if (message.type === 'input') {
            lastInput = Math.max(lastInput, now() - message.ago);
            check();
          }
          if (message.type === 'idle' && now() - lastInput < idleTime) {
            session.tell({ type: 'input', ago: now() - lastInput });
          }
        }),
        session.subscribe(() => {
          const snapshot = session.snapshot();
          if (snapshot.generation === generation) return;
          generation = snapshot.generation;
          notBefore = 0;
          if (snapshot.kind === 'none') warn(null);
          else lastInput = now();
        }),
      ];
      const stopChecking = timers.every(checkEvery, check);
      for (const event of wakingEvents) events?.addEventListener(event, check);
      if (isPast()) {
        void refreshOnce();
        if (firstTry) session.hold(firstTry);
      } else check();
      return () => {
        stopped = true;
        stopChecking();
        for (const event of wakingEvents) events?.removeEventListener(event, check);
        for (const stop of forget) stop();
      };
    },
    input,
    async stay() {
      input();
      await refreshOnce();
    },
    warning: () => warning,
    subscribe: warnings.subscribe,
  };
}
