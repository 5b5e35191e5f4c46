import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { LiveSession } from '../session/sessions.ts';
import type { AppEnv } from './app-env.ts';
import type { SecurityEvent, SecurityLine } from './security-event.ts';

/** Repeated failures of a caller are counted for this long, then written as one line. */
const COUNT_MS = 60_000;

/** Maximum number of callers to count separately. Any others share one count per failure. */
const MAX_CALLERS = 200;

/** Where an event comes from. Empty for events of the host itself. */
export type EventSource = {
  requestId?: string;
  /** The id of the sign-in: a random UUID. Only a digest of it is written. */
  signInId?: string | undefined;
  /** The caller's IP address. Used in memory to tell callers apart, and never written. */
  address?: string;
};

export type SecurityLog = (event: SecurityEvent, source?: EventSource) => void;

const FAILURES = new Set<SecurityEvent['event']>([
  'access_refused',
  'rate_limited',
  'session_expired',
  'sign_in_refused',
  'single_logout_refused',
  'token_reused',
]);

/**
 * Whether an event is a failure that callers can repeat at will. Refused attributes don't count as such a failure, because
 * their message has the identity provider's valid signature. Each of these events is written, because users report the request
 * id (their reference number), which the log must contain.
 */
const isRepeatable = (event: SecurityEvent): boolean =>
  FAILURES.has(event.event) &&
  !(event.event === 'sign_in_refused' && event.reason.endsWith('_attribute'));

/**
 * Returns a digest that connects the log lines of one sign-in. It identifies neither the session nor its user, because a
 * sign-in's id is a random UUID.
 *
 * @returns 16 hexadecimal characters
 */
export function createSignInDigest(signInId: string): string {
  return createHash('sha256').update(signInId).digest('hex').slice(0, 16);
}

/**
 * Creates the security log: JSON lines of kind `security` in the host's own log.
 *
 * Successful events are always written. The first failure of a kind and caller is written immediately.
 * Its repetitions within the next minute become one line with a count, so that an attacker can't
 * flood the log.
 *
 * @example
 * const logEvent = createSecurityLog(consoleLog);
 * logEvent({ event: 'key_rotated' });
 */
export function createSecurityLog(log: (line: SecurityLine) => void): SecurityLog {
  /** Repetitions by failure and caller, for failures less than a minute old. */
  const repetitions = new Map<string, number>();

  return (event, { requestId, signInId, address = '' } = {}) => {
    const isFailure = FAILURES.has(event.event);
    const line: SecurityLine = {
      kind: 'security',
      level: isFailure ? 'warning' : 'info',
      ...event,
      outcome: isFailure ? 'failure' : 'success',
    };
    const signIn = signInId === undefined ? {} : { signIn: createSignInDigest(signInId) };
    if (isRepeatable(event)) {
      const refusal = JSON.stringify(event);
      const callerKey = `${refusal} ${signInId ?? address}`;
      const isShared = !repetitions.has(callerKey) && repetitions.size >= MAX_CALLERS;
      const key = isShared ? refusal : callerKey;
      const repeated = repetitions.get(key);
      if (repeated !== undefined) {
        repetitions.set(key, repeated + 1);
        return;
      }
      repetitions.set(key, 0);
      // Uses a monotonic timer, because setting the system clock back must not stop the log.
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
 * Sets `audit` on every request's context: a function that writes an event of the request to the security log.
 *
 * @param getCallerKey Returns the rate-limit key of the caller's address.
 */
export function provideSecurityLog(
  logEvent: SecurityLog,
  getCallerKey: (c: Context<AppEnv>) => string,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('audit', (event, session) => {
      // Not set before `authenticate` runs, or on public routes.
      const liveSession: LiveSession | undefined = c.var.liveSession;
      logEvent(event, {
        requestId: c.var.requestId,
        signInId: session?.signInId ?? liveSession?.signIn.id,
        address: getCallerKey(c),
      });
    });
    await next();
  };
}
