import { isAborted } from '../errors/aborted.ts';
import { isApiError } from '../errors/api-error.ts';
import { isServerDown } from '../errors/server-down.ts';
import type { Claims } from './claims-schema.ts';
import { decodeToken } from './decode-token.ts';
import type { Lock } from './lock.ts';
import type { Timers } from './timers.ts';
import type { Session, TokenRole } from './types.ts';

/** Refreshes one of the session's tokens, one refresh at a time across all tabs. */
export type TokenRenewal = {
  /** Whether a refresh is due, given the time of the last input. */
  isDue: (lastInput: number) => boolean;
  isExpired: () => boolean;
  /** Whether the last refresh of the current token failed or returned no new token. */
  isStuck: () => boolean;
  /**
   * Refreshes the token, with retries if there is no response or, for the admin's own token, a 5xx. Concurrent callers
   * share one refresh.
   */
  renew: () => Promise<void>;
  /** Resolves when the first attempt of the current renewal has ended; null if there was none. */
  firstAttempt: () => Promise<unknown> | null;
  /** Forgets earlier tokens. Call it when the user changes. */
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
  /** Milliseconds without input after which the session ends. */
  idleTime: number;
  /** Milliseconds by which this tab refreshes earlier, so that tabs don't all refresh together. */
  jitter: number;
  isStopped: () => boolean;
};

const minute = 60_000;
const retryDelays = [1000, 2000, 4000];

/** Share of the idle time after which a token is refreshed for a user who sends no calls. */
const keepAliveShare = 0.6;

/** Creates the renewal of one token of a session. */
export function createTokenRenewal(options: TokenRenewalOptions): TokenRenewal {
  const { role, session, refresh, lock, timers, random, now, idleTime, jitter } = options;
  /** The token that the last refresh did not replace. */
  let unreplacedToken: string | null = null;
  /** Earliest time of the next refresh, if the host's last response had no new token. */
  let notBefore = 0;
  /** Time of the host's last response to a refresh that this tab sent, by the host's clock. */
  let respondedAt: number | null = null;
  /** Used as the issue time of a token without `iat`. */
  let assumedIssueTime = session.now();
  let pendingRenewal: Promise<void> | null = null;
  let firstAttempt: Promise<boolean> | null = null;

  /** Cache of the decoded token, because decoding is the slow part of a check. */
  let decodedToken: { token: string | null; claims: Claims | null } = { token: null, claims: null };
  function getClaims(): Claims | null {
    const token = session.token(role);
    if (token !== decodedToken.token) decodedToken = { token, claims: decodeToken(token) };
    return decodedToken.claims;
  }

  function isExpired(): boolean {
    const claims = getClaims();
    return claims !== null && claims.exp * 1000 <= session.now();
  }

  /*
   * A refresh is due if there was input within the idle time (otherwise the caller ends the session)
   * and one of these applies:
   * 1. The token is about to expire, and expires before the idle time ends. A token that outlasts the
   *    idle time needs no refresh until there is more input.
   * 2. The token is older than 60% of the idle time, and there was input since it was issued. Some hosts
   *    end sign-ins without calls. The refresh tells such a host that the user is still active.
   * As a result, after a user leaves, there is at most one refresh, plus the refreshes that a short-lived
   * token needs until the idle time ends.
   */
  function isDue(lastInput: number): boolean {
    const claims = getClaims();
    const time = session.now();
    if (!claims || time < notBefore) return false;
    const end = claims.exp * 1000;
    // The host refuses an expired admin token with a 401, which would end the whole session.
    if (role === 'admin' && time >= end) return false;

    const lifetime = claims.iat === null ? 0 : end - claims.iat * 1000;
    const defaultLead = Math.max(minute, lifetime / 5) + jitter;
    // Without this limit, a token that is valid for a minute or two would be due immediately.
    const lead = lifetime > 0 ? Math.min(defaultLead, lifetime / 2) : defaultLead;
    // `lastInput` is by the device's clock, and the other times are by the host's.
    const lastInputAt = lastInput + time - now();
    if (time >= end - lead && end < lastInputAt + idleTime) return true;

    const issuedAt = claims.iat === null ? assumedIssueTime : claims.iat * 1000;
    const lastContactAt = Math.max(issuedAt, respondedAt ?? issuedAt);
    return time >= lastContactAt + keepAliveShare * idleTime && lastInputAt > lastContactAt;
  }

  /** Runs one refresh under the lock. Returns true if there must be no retry. */
  async function attempt(oldToken: string): Promise<boolean> {
    const isReplaced = () => session.token(role) !== oldToken;
    const outcome = await lock(async () => {
      // Another tab may have refreshed while this one waited.
      if (isReplaced()) return true;
      try {
        await refresh(role);
        respondedAt = session.now();
        // The host may send no new token. An immediate retry would change nothing.
        if (!isReplaced()) {
          notBefore = respondedAt + minute;
          unreplacedToken = oldToken;
        }
        return true;
      } catch (error) {
        if (isAborted(error) || isReplaced()) return true;
        // The session continues without a fresh admin token while the host is down.
        if (isServerDown(error) && (error.status === null || role === 'admin')) {
          unreplacedToken = oldToken;
          return false;
        }
        session.clear('invalid', isApiError(error) ? error : undefined);
        return true;
      }
    });
    return outcome?.result ?? isReplaced();
  }

  async function run(): Promise<void> {
    const oldToken = session.token(role);
    if (oldToken === null) return;
    firstAttempt = attempt(oldToken);
    if (await firstAttempt) return;
    for (const delay of retryDelays) {
      await timers.wait(delay + random() * 250);
      if (options.isStopped() || (await attempt(oldToken))) return;
    }
    const hasExpired = role === 'session' && isExpired();
    if (hasExpired && session.token(role) === oldToken) session.clear('invalid');
  }

  return {
    isDue,
    isExpired,
    isStuck: () => unreplacedToken !== null && unreplacedToken === session.token(role),
    renew() {
      pendingRenewal ??= run().finally(() => {
        pendingRenewal = null;
      });
      return pendingRenewal;
    },
    firstAttempt: () => firstAttempt,
    reset() {
      notBefore = 0;
      respondedAt = null;
      assumedIssueTime = session.now();
    },
  };
}
