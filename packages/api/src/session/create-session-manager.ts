import { createListeners } from '../listeners.ts';
import { createLease, createWebLock, type LockRequester } from './lock.ts';
import { getPlatformStorage } from './safe-storage.ts';
import { platformTimers, type Timers } from './timers.ts';
import { createTokenRenewal } from './token-renewal.ts';
import type { Session, TokenRole } from './types.ts';

/** Options of a session manager. */
export type SessionManagerOptions = {
  session: Session;
  /**
   * Requests a new token: `(which) => refreshToken(api, { which })`. `admin` is an impersonating
   * admin's own token.
   */
  refresh: (which: TokenRole) => Promise<void>;
  /** Minutes without input in any tab after which the session ends. @default 15 */
  idleMinutes?: number;
  /**
   * Web Locks; null uses a lock in the local storage that expires (a lease) instead.
   * @default the browser's Web Locks, or a lease if it has none
   */
  locks?: LockRequester | null;
  /** Target of `visibilitychange`, `online`, and similar events. @default the window */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** @default the browser's timers */
  timers?: Timers;
  /** @default Math.random */
  random?: () => number;
};

/** A warning that the session is about to end. */
export type SessionWarning = {
  /** When the session will end, in milliseconds since 1970 by this device's clock. */
  endsAt: number;
  /** `idle` means no input, and `expiry` means that the token could not be refreshed. */
  reason: 'idle' | 'expiry';
};

/** Keeps a session alive while the user is active. */
export type SessionManager = {
  /**
   * Starts the session manager and returns a function that stops it. If the last input is too long ago, the
   * session ends. If the token has expired, calls wait for the first try to refresh it. Starting
   * doesn't count as input, because a browser may restore a tab by itself.
   */
  start: () => () => void;
  /** Records input: a key, a pointer, or playing media. It is cheap enough for every event. */
  recordActivity: () => void;
  /** Handles 'Stay signed in': counts as input and refreshes the token. */
  extendSession: () => Promise<void>;
  /** The current warning, or null. */
  warning: () => SessionWarning | null;
  /** Calls the listener when the warning changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

const minute = 60_000;
const warningTime = 2 * minute;
/** Timers stop while the device sleeps, so the clock is checked often. */
const checkInterval = 5000;
/** Minimum time before input is stored and sent to the other tabs again. */
const NOTIFY_EVERY_MS = 5000;
/** Milliseconds in which other tabs can report later input. */
const idleConfirmationTime = 1000;

const wakeEvents = ['visibilitychange', 'online', 'focus', 'pageshow'];

function getPlatformLocks(): LockRequester | null {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Creates a session manager that keeps the session alive while the user is active, and ends it otherwise. It
 * refreshes tokens, one at a time across all tabs, and warns two minutes before the session ends. The
 * time of the last input is stored, so closing or reloading the page doesn't reset the idle time.
 *
 * @returns the session manager; it does nothing until `start` is called
 * @example
 * const sessionManager = createSessionManager({
 *   session,
 *   refresh: (which) => refreshToken(api, { which }),
 * });
 * const stop = sessionManager.start();
 */
export function createSessionManager(options: SessionManagerOptions): SessionManager {
  const { session, refresh, idleMinutes = 15, now = Date.now, random = Math.random } = options;
  const { timers = platformTimers } = options;
  const idleTime = idleMinutes * minute;
  const events =
    options.events === undefined && typeof globalThis.addEventListener === 'function'
      ? globalThis
      : (options.events ?? null);
  const locks = options.locks === undefined ? getPlatformLocks() : options.locks;
  const lock = locks
    ? createWebLock(locks)
    : createLease(getPlatformStorage(), now, random, timers);

  let isStopped = true;
  /** Spreads out the refreshes of tabs that were opened together. */
  const jitter = random() * 10_000;
  const createRenewal = (role: TokenRole) =>
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
      isStopped: () => isStopped,
    });
  const sessionRenewal = createRenewal('session');
  const adminRenewal = createRenewal('admin');

  const warnings = createListeners<[]>();
  /** Time of the last input that this tab knows of. The storage may contain a later one from another tab. */
  let lastKnownInput = now();
  let lastNotifiedAt = Number.NEGATIVE_INFINITY;
  let warning: SessionWarning | null = null;
  let epoch = session.snapshot().epoch;
  let isConfirmingIdle = false;

  function setWarning(newWarning: SessionWarning | null): void {
    if (newWarning?.endsAt === warning?.endsAt && newWarning?.reason === warning?.reason) return;
    warning = newWarning;
    warnings.notify();
  }

  /** Returns the time of the last input in any tab. A clock that was set back does not lengthen the session. */
  function getLastInput(): number {
    // This call syncs the session. If the user has changed, the sync resets `lastKnownInput`.
    const storedTime = session.lastInput() ?? 0;
    lastKnownInput = Math.min(now(), Math.max(lastKnownInput, storedTime));
    return lastKnownInput;
  }

  const isIdle = () => now() - getLastInput() >= idleTime;

  /** Continues from the stored time of the last input. If there is none, the idle time starts now. */
  function resume(): void {
    lastKnownInput = session.lastInput() ?? now();
  }

  /** Returns the warning for the end of the idle time or of the token, whichever comes first. */
  function getNextWarning(): SessionWarning | null {
    const idle = { endsAt: getLastInput() + idleTime, reason: 'idle' } as const;
    const { claims } = session.snapshot();
    const remainingTime =
      claims !== null && sessionRenewal.isStuck() ? claims.exp * 1000 - session.now() : 0;
    // Rounds to seconds because the estimate of the host's clock shifts with every response.
    const endsAt = Math.round((now() + remainingTime) / 1000) * 1000;
    if (remainingTime > 0 && remainingTime <= warningTime && endsAt < idle.endsAt)
      return { endsAt, reason: 'expiry' };
    return now() >= idle.endsAt - warningTime ? idle : null;
  }

  /** Ends the session unless another tab knows of later input, because this tab may have slept. */
  async function endIfIdle(): Promise<void> {
    if (isConfirmingIdle) return;
    isConfirmingIdle = true;
    session.notify({ type: 'idle' });
    await timers.wait(idleConfirmationTime);
    isConfirmingIdle = false;
    if (isStopped || !isIdle()) return;
    setWarning(null);
    session.clear('idle');
  }

  function check(): void {
    if (session.token() === null) return setWarning(null);
    if (isIdle()) {
      void endIfIdle();
      return;
    }
    const nextWarning = getNextWarning();
    // Ask the other tabs for later input. Their message removes the warning.
    if (nextWarning?.reason === 'idle' && warning?.reason !== 'idle')
      session.notify({ type: 'idle' });
    setWarning(nextWarning);
    for (const renewal of [sessionRenewal, adminRenewal])
      if (renewal.isDue(lastKnownInput)) void renewal.renew();
  }

  /** Stores the latest input before the page can be closed. */
  function storeInputAndCheck(): void {
    session.recordInput(getLastInput());
    check();
  }

  function recordActivity(): void {
    const time = now();
    if (Math.abs(time - lastNotifiedAt) < NOTIFY_EVERY_MS) {
      lastKnownInput = time;
      return;
    }
    // This input is too late. The session ends, unless another tab reports recent input.
    if (isIdle()) return check();
    lastKnownInput = time;
    lastNotifiedAt = time;
    session.recordInput(time);
    session.notify({ type: 'input', at: time });
    check();
  }

  return {
    start() {
      isStopped = false;
      resume();
      const unsubscribes = [
        session.onMessage((message) => {
          if (message.type === 'input') {
            lastKnownInput = Math.max(lastKnownInput, message.at);
            check();
          }
          if (message.type === 'idle' && !isIdle()) {
            session.notify({ type: 'input', at: lastKnownInput });
          }
        }),
        session.subscribe(() => {
          const snapshot = session.snapshot();
          if (snapshot.epoch === epoch) return;
          epoch = snapshot.epoch;
          sessionRenewal.reset();
          adminRenewal.reset();
          if (snapshot.kind === 'none') setWarning(null);
          else resume();
        }),
      ];
      const stopChecking = timers.every(checkInterval, storeInputAndCheck);
      for (const event of wakeEvents) events?.addEventListener(event, storeInputAndCheck);
      // Don't ask other tabs: the storage has their input, and no call must be sent before the check.
      if (session.token() !== null && isIdle()) session.clear('idle');
      storeInputAndCheck();
      const firstAttempt = sessionRenewal.isExpired() ? sessionRenewal.firstAttempt() : null;
      if (firstAttempt) session.delayCalls(firstAttempt);
      return () => {
        isStopped = true;
        stopChecking();
        for (const event of wakeEvents) events?.removeEventListener(event, storeInputAndCheck);
        for (const stop of unsubscribes) stop();
      };
    },
    recordActivity,
    async extendSession() {
      recordActivity();
      await sessionRenewal.renew();
    },
    warning: () => warning,
    subscribe: warnings.subscribe,
  };
}
