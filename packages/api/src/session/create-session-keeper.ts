import { createListeners } from '../listeners.ts';
import { createLease, createWebLock, type LockRequester } from './lock.ts';
import { platformStorage } from './safe-storage.ts';
import { platformTimers, type Timers } from './timers.ts';
import { createTokenRenewal } from './token-renewal.ts';
import type { Session, TokenRole } from './types.ts';

/** What a keeper watches and by what. */
export type SessionKeeperOptions = {
  session: Session;
  /**
   * Asks the host for a fresh token: `(which) => refreshToken(api, { which })`. `admin` is the token
   * that waits in `admin_jwt` while an admin acts as an agent.
   */
  refresh: (which: TokenRole) => Promise<void>;
  /** Minutes that a session lasts without input in any tab. @default 15 */
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
   * Ends a session whose last input is too long ago. Refreshes a token that is near or past its end
   * (calls wait for one that is past it), and goes on watching. It does not count as input: a tab
   * may be restored without anybody there. Returns a function that stops it.
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
/** How often the other tabs, and the storage, are told that there is input here. */
const NOTIFY_EVERY_MS = 5000;
/** How long the other tabs have to say that they know of later input. */
const objectWithin = 1000;

const wakingEvents = ['visibilitychange', 'online', 'focus', 'pageshow'];

function platformLocks(): LockRequester | null {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Keeps a session alive while somebody is there and ends it when nobody is: renews its tokens, one
 * refresh at a time over all tabs, and warns two minutes before the session ends for want of input.
 * The time of the last input is stored, so that closing or reloading the page does not restart it.
 *
 * @example
 * const keeper = createSessionKeeper({
 *   session,
 *   refresh: (which) => refreshToken(api, { which }),
 * });
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

  let stopped = true;
  /** Tabs that were opened together shall not all wake at the same moment. */
  const jitter = random() * 10_000;
  const renewalOf = (role: TokenRole) =>
    createTokenRenewal({
      role,
      session,
      refresh,
      lock,
      timers,
      random,
      now,
      idleTime,
      jitter,
      isStopped: () => stopped,
    });
  const own = renewalOf('session');
  const waiting = renewalOf('admin');

  const warnings = createListeners<[]>();
  /** The last input that this tab knows of; other tabs' may stand in the storage alone. */
  let known = now();
  let lastNotifiedAt = Number.NEGATIVE_INFINITY;
  let warning: SessionWarning | null = null;
  let generation = session.snapshot().generation;
  let judging = false;

  function warn(next: SessionWarning | null): void {
    if (next?.endsAt === warning?.endsAt && next?.because === warning?.because) return;
    warning = next;
    warnings.notify();
  }

  /** The last input in any tab. A clock that was set back does not lengthen the session. */
  function lastInput(): number {
    // Reading may find that the session has changed hands, which sets what is known anew.
    const stored = session.lastInput() ?? 0;
    known = Math.min(now(), Math.max(known, stored));
    return known;
  }

  const isIdle = () => now() - lastInput() >= idleTime;

  /** Goes on from the stored time of the last input; without one, the idle time begins now. */
  function resume(): void {
    known = session.lastInput() ?? now();
  }

  /** The nearer of the two ends, once it is near. */
  function danger(): SessionWarning | null {
    const idle = { endsAt: lastInput() + idleTime, because: 'idle' } as const;
    const { claims } = session.snapshot();
    const left = claims !== null && own.isStuck() ? claims.exp * 1000 - session.now() : 0;
    // The host's clock is known to the second: the warning shall not move with every answer.
    const endsAt = Math.round((now() + left) / 1000) * 1000;
    if (left > 0 && left <= warnFor && endsAt < idle.endsAt) return { endsAt, because: 'expiry' };
    return now() >= idle.endsAt - warnFor ? idle : null;
  }

  /** Ends the session unless another tab knows of later input: this one may have slept. */
  async function judge(): Promise<void> {
    if (judging) return;
    judging = true;
    session.notify({ type: 'idle' });
    await timers.wait(objectWithin);
    judging = false;
    if (stopped || !isIdle()) return;
    warn(null);
    session.clear('idle');
  }

  function check(): void {
    if (session.token() === null) return warn(null);
    if (isIdle()) {
      void judge();
      return;
    }
    const next = danger();
    // Another tab may know better; its answer takes the warning back.
    if (next?.because === 'idle' && warning?.because !== 'idle') session.notify({ type: 'idle' });
    warn(next);
    for (const renewal of [own, waiting]) if (renewal.isDue(known)) void renewal.renew();
  }

  /** Stores the input since the last time, before the page can be closed. */
  function watch(): void {
    session.noteInput(lastInput());
    check();
  }

  function input(): void {
    const at = now();
    if (Math.abs(at - lastNotifiedAt) < NOTIFY_EVERY_MS) {
      known = at;
      return;
    }
    // Too late: whether the session is over is being judged.
    if (isIdle()) return check();
    known = at;
    lastNotifiedAt = at;
    session.noteInput(at);
    session.notify({ type: 'input', at });
    check();
  }

  return {
    start() {
      stopped = false;
      resume();
      const forget = [
        session.onMessage((message) => {
          if (message.type === 'input') {
            known = Math.max(known, message.at);
            check();
          }
          if (message.type === 'idle' && !isIdle()) {
            session.notify({ type: 'input', at: known });
          }
        }),
        session.subscribe(() => {
          const snapshot = session.snapshot();
          if (snapshot.generation === generation) return;
          generation = snapshot.generation;
          own.reset();
          waiting.reset();
          if (snapshot.kind === 'none') warn(null);
          else resume();
        }),
      ];
      const stopChecking = timers.every(checkEvery, watch);
      for (const event of wakingEvents) events?.addEventListener(event, watch);
      // No other tab is asked first: the storage knows what they know, and no call may go out.
      if (session.token() !== null && isIdle()) session.clear('idle');
      watch();
      const firstTry = own.isExpired() ? own.firstTry() : null;
      if (firstTry) session.hold(firstTry);
      return () => {
        stopped = true;
        stopChecking();
        for (const event of wakingEvents) events?.removeEventListener(event, watch);
        for (const stop of forget) stop();
      };
    },
    input,
    async stay() {
      input();
      await own.renew();
    },
    warning: () => warning,
    subscribe: warnings.subscribe,
  };
}
