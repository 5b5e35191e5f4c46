import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { LiveSession } from '../session/sessions.ts';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';

/** Refusals that one caller repeats are counted for this long before the count is written. */
const COUNT_MS = 60_000;

/** Callers whose refusals are told apart at one time; more of them share one count per refusal. */
const MOST_CALLERS = 200;

/** Where an event comes from; all of it is missing for what the host does by itself. */
export type EventSource = {
  requestId?: string;
  /** The id of the sign-in: a random UUID. Only a digest of it is written. */
  signInId?: string | undefined;
  /** The network address of the caller. It tells callers apart in memory and is never written. */
  address?: string;
};

export type SecurityLog = (event: SecurityEvent, source?: EventSource) => void;

const FAILURES = new Set<SecurityEvent['event']>([
  'access_refused',
  'rate_limited',
  'session_expired',
  'sign_in_refused',
  'token_reused',
]);

/**
 * Connects the log lines of one sign-in without naming it: the digest of a random UUID leads back to
 * neither the session nor its user.
 *
 * @returns 16 hexadecimal characters
 */
export function signInDigest(signInId: string): string {
  return createHash('sha256').update(signInId).digest('hex').slice(0, 16);
}

/**
 * Creates the security log: JSON lines of kind `security` in the host's own log.
 *
 * Successful events are always written. Of refusals, the first one of a kind and caller is written at
 * once, and its repetitions within the next minute become one line with their number, so that an
 * attacker cannot flood the log.
 *
 * @example
 * const record = createSecurityLog(consoleLog);
 * record({ event: 'key_rotated' });
 */
export function createSecurityLog(log: Log): SecurityLog {
  /** Repetitions by refusal and caller, of those whose minute is not over. */
  const repetitions = new Map<string, number>();

  return (event, { requestId, signInId, address = '' } = {}) => {
    const failed = FAILURES.has(event.event);
    const line: SecurityLine = {
      kind: 'security',
      level: failed ? 'warning' : 'info',
      ...event,
      outcome: failed ? 'failure' : 'success',
    };
    const signIn = signInId === undefined ? {} : { signIn: signInDigest(signInId) };
    if (failed) {
      const refusal = JSON.stringify(event);
      const own = `${refusal} ${signInId ?? address}`;
      const isShared = !repetitions.has(own) && repetitions.size >= MOST_CALLERS;
      const key = isShared ? refusal : own;
      const repeated = repetitions.get(key);
      if (repeated !== undefined) {
        repetitions.set(key, repeated + 1);
        return;
      }
      repetitions.set(key, 0);
      // A timer and not the host's clock: setting the clock back must not silence the log.
      setTimeout(() => {
        const count = repetitions.get(key) ?? 0;
        repetitions.delete(key);
        if (count > 0) log({ ...line, ...(isShared ? {} : signIn), repeated: count });
      }, COUNT_MS).unref();
    }
    log({ ...line, ...signIn, ...(requestId === undefined ? {} : { requestId }) });
  };
}

/**
 * Gives every request its `audit`.
 *
 * @param addressOf the network address that a request came from
 */
export function auditing(
  record: SecurityLog,
  addressOf: (c: Context<AppEnv>) => string,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('audit', (event, signInId) => {
      // Nobody is signed in before `authenticate`, nor where it is not asked.
      const live: LiveSession | undefined = c.var.live;
      record(event, {
        requestId: c.var.requestId,
        signInId: signInId ?? live?.signIn.id,
        address: addressOf(c),
      });
    });
    await next();
  };
}
