import { isAborted } from '../errors/aborted.ts';
import { isServerDown } from '../errors/server-down.ts';
import type { Claims } from './claims-schema.ts';
import { decodeToken } from './decode-token.ts';
import type { Lock } from './lock.ts';
import type { Timers } from './timers.ts';
import type { Session, TokenRole } from './types.ts';

/** Renews one of the session's tokens, at most once at a time over all tabs. */
export type TokenRenewal = {
  /** True when the rule of renewal wants a fresh token for somebody whose last input was at that time. */
  isDue: (lastInput: number) => boolean;
  isExpired: () => boolean;
  /** True when the last try to renew the present token brought no other. */
  isStuck: () => boolean;
  /** Asks the host for a fresh token, and again after failures without a response; shared by all callers. */
  renew: () => Promise<void>;
  /** Resolves when the first try of the renewal under way has ended; null when there was none. */
  firstTry: () => Promise<unknown> | null;
  /** Forgets what is known of earlier tokens: the session has changed hands. */
  reset: () => void;
};

type TokenRenewalOptions = {
  role: TokenRole;
  session: Session;
  refresh: (role: TokenRole) => Promise<void>;
  lock: Lock;
  timers: Timers;
  random: () => number;
  /** This device's clock, in milliseconds since 1970. */
  now: () => number;
  /** How long a session lasts without input, in milliseconds. */
  idleTime: number;
  /** By how much sooner this tab renews than the rule says, in milliseconds. */
  jitter: number;
  isStopped: () => boolean;
};

const minute = 60_000;
const retryDelays = [1000, 2000, 4000];

/** The share of the idle time after which a token is renewed for somebody who sends no calls. */
const keepAliveShare = 0.6;

/** Makes the renewal of one token of a session. */
export function createTokenRenewal(options: TokenRenewalOptions): TokenRenewal {
  const { role, session, refresh, lock, timers, random, now, idleTime, jitter } = options;
  /** The token that a refresh has failed to renew. */
  let stuck: string | null = null;
  /** Nothing is due before: the host has just answered without a new token. */
  let notBefore = 0;
  /** When the host last answered a refresh of this tab, by its clock. */
  let respondedAt: number | null = null;
  /** Stands in for the time of issue of a token that does not tell it. */
  let startedAt = session.now();
  let running: Promise<void> | null = null;
  let firstTry: Promise<boolean> | null = null;

  /** The token of the last look and what it says: decoding costs more than all else in a look. */
  let decoded: { token: string | null; claims: Claims | null } = { token: null, claims: null };
  function claims(): Claims | null {
    const token = session.token(role);
    if (token !== decoded.token) decoded = { token, claims: decodeToken(token) };
    return decoded.claims;
  }

  function isExpired(): boolean {
    const present = claims();
    return present !== null && present.exp * 1000 <= session.now();
  }

  /*
   * The rule of renewal: a refresh needs input within the idle time (the caller ends the session
   * otherwise), and one of two reasons.
   * 1. The token is near its end, and ends before the idle time does. A token that outlasts the idle
   *    time has no need of a successor until there is more input.
   * 2. It is older than 60 % of the idle time, and there was input since it was issued. A host that
   *    ends a sign-in without calls thus hears of a reader who sends none.
   * So one refresh at most follows the last input of somebody who has left, and the ones that a
   * short-lived token needs to reach the end of the idle time.
   */
  function isDue(lastInput: number): boolean {
    const present = claims();
    const time = session.now();
    if (!present || time < notBefore) return false;
    const end = present.exp * 1000;
    // The host refuses a waiting token past its end, which would end a session that goes on without it.
    if (role === 'admin' && time >= end) return false;

    const life = present.iat === null ? 0 : end - present.iat * 1000;
    const usual = Math.max(minute, life / 5) + jitter;
    // A token of a minute or two would be due as soon as it is there.
    const lead = life > 0 ? Math.min(usual, life / 2) : usual;
    const input = lastInput + time - now();
    if (time >= end - lead && end < input + idleTime) return true;

    const issuedAt = present.iat === null ? startedAt : present.iat * 1000;
    const heardAt = Math.max(issuedAt, respondedAt ?? issuedAt);
    return time >= heardAt + keepAliveShare * idleTime && input > heardAt;
  }

  /** One try under the lock; true when it may not be tried again. */
  async function attempt(before: string): Promise<boolean> {
    const isReplaced = () => session.token(role) !== before;
    const turn = await lock(async () => {
      // Another tab may have refreshed while this one waited.
      if (isReplaced()) return true;
      try {
        await refresh(role);
        respondedAt = session.now();
        // A host need not send a new token: asking at once again would change nothing.
        if (!isReplaced()) {
          notBefore = respondedAt + minute;
          stuck = before;
        }
        return true;
      } catch (error) {
        if (isAborted(error) || isReplaced()) return true;
        // The session itself does without the waiting token for as long as its host is down.
        if (isServerDown(error) && (error.status === null || role === 'admin')) {
          stuck = before;
          return false;
        }
        session.clear('invalid');
        return true;
      }
    });
    return turn?.result ?? isReplaced();
  }

  async function run(): Promise<void> {
    const before = session.token(role);
    if (before === null) return;
    firstTry = attempt(before);
    if (await firstTry) return;
    for (const delay of retryDelays) {
      await timers.wait(delay + random() * 250);
      if (options.isStopped() || (await attempt(before))) return;
    }
    const isOver = role === 'session' && isExpired();
    if (isOver && session.token(role) === before) session.clear('invalid');
  }

  return {
    isDue,
    isExpired,
    isStuck: () => stuck !== null && stuck === session.token(role),
    renew() {
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    firstTry: () => firstTry,
    reset() {
      notBefore = 0;
      respondedAt = null;
      startedAt = session.now();
    },
  };
}
