import type { Context, MiddlewareHandler } from 'hono';
import { toAddressKey } from './address-key.ts';
import type { AppEnv } from './app-env.ts';
import type { Metrics, QueueName } from './metrics.ts';
import { tooManyRequests } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import type { LimitName } from './security-event.ts';
import type { SharedLimits } from './shared-limits.ts';
import { createSlots, type SlotOptions } from './slots.ts';

/**
 * Maximum number of concurrent calls per user: more than the portal's home page sends. A browser that restores several tabs
 * can send more. The calls above the maximum wait.
 */
const MAX_CONCURRENT_CALLS = 24;
const CALL_WAIT_MS = 2000;

/** Search is the most expensive call. A user's third search waits until one of the first two has finished. */
const MAX_CONCURRENT_SEARCHES = 2;
const SEARCH_WAIT_MS = 2000;

/** The share of a user's calls that can be searches: by default, 5 per second and bursts of 60. */
const SEARCH_SHARE = 1 / 4;
const SEARCH_BURST_MS = 12_000;

/** Imports per minute, as a share of a user's calls: by default, one per second. */
const IMPORT_SHARE = 1 / 20;
const IMPORT_WAIT_MS = 5000;

/**
 * How long a write waits for the user's earlier writes. Must be longer than a transaction can wait for a lock
 * (`lock_timeout`).
 */
const WRITE_WAIT_MS = 5000;

type GuardOptions = {
  /** Requests per minute, for each user or, if the user is unknown, for each IP address. 0 means no limit. */
  callsPerMinute: number;
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number;
  /** Returns the IP address that a request came from. */
  getClientAddress: (env: unknown, forwardedFor: string | undefined) => string;
  /** Shares each limit with the other hosts. */
  sharedLimits: SharedLimits;
  /** Counts the calls that wait for other calls. */
  metrics: Pick<Metrics, 'countWaiting'> | null;
};

/** Creates the rate limits, which reject calls early. All of the host's 429 responses come from these limits. */
export function createGuard(options: GuardOptions) {
  const { callsPerMinute, monotonic, getClientAddress, sharedLimits, metrics } = options;
  function createLimit(name: string, factor = 1, burstMs?: number) {
    const limit = createRateLimit(callsPerMinute * factor, monotonic, burstMs);
    sharedLimits.add(name, limit);
    return limit.countCall;
  }
  const getCallerKey = (c: Context) =>
    toAddressKey(getClientAddress(c.env, c.req.header('X-Forwarded-For')));
  const countUserCall = createLimit('user');
  const countUnauthenticatedCall = createLimit('unauthenticated');
  const countSearch = createLimit('search', SEARCH_SHARE, SEARCH_BURST_MS);
  const countSessionCall = createLimit('session');
  const countImport = createLimit('import', IMPORT_SHARE);
  const createQueue = (queue: QueueName, slots: SlotOptions) =>
    createSlots({ ...slots, onWait: (change) => metrics?.countWaiting(queue, change) });
  const takeCallSlot = createQueue('calls', { max: MAX_CONCURRENT_CALLS, waitMs: CALL_WAIT_MS });
  const takeWriteSlot = createQueue('writes', { max: 1, waitMs: WRITE_WAIT_MS });
  const takeImportSlot = createQueue('imports', { max: 1, waitMs: IMPORT_WAIT_MS });
  const takeSearchSlot = createQueue('searches', {
    max: MAX_CONCURRENT_SEARCHES,
    waitMs: SEARCH_WAIT_MS,
  });

  return {
    /** Returns the rate-limit key of the caller's address. */
    getCallerKey,

    /**
     * Limits calls by IP address. Each group of calls has its own limit.
     *
     * @param group The group's name, which is the same on all hosts.
     * @param factor Multiplies `callsPerMinute`. @default 1
     */
    limitByAddress(
      group: 'api' | 'files' | 'sign_in' | 'reports' | 'probes',
      factor = 1,
    ): MiddlewareHandler<AppEnv> {
      const countCall = createLimit(group, factor);
      const name = group === 'sign_in' ? 'sign_in' : 'address';
      return async (c, next) => {
        enforce(countCall(getCallerKey(c)), name);
        await next();
      };
    },

    /** Limits calls without a valid token, by IP address. */
    limitUnauthenticated: (c: Context<AppEnv>): void =>
      enforce(countUnauthenticatedCall(getCallerKey(c)), 'address'),

    /** Limits calls that renew or end a sign-in, by sign-in, method, and path. */
    limitSessionCalls: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      const { liveSession } = c.var;
      enforce(countSessionCall(`${liveSession.signIn.id} ${c.req.method} ${c.req.path}`), 'user');
      await next();
    },

    /** Runs imports one after the other, because each can need much memory, and limits them per minute. */
    limitImports: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      enforce(countImport('import'), 'import');
      const release = await takeImportSlot('import', c.req.raw.signal);
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },

    /** Limits a user's calls per minute and concurrent calls. */
    limitCalls: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      enforce(countUserCall(getRealUserId(c)), 'user');
      const release = await takeCallSlot(getRealUserId(c), c.req.raw.signal);
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },

    /**
     * Runs a user's writes one after the other. In parallel, they would wait for the same locks
     * anyway. If the host freezes, at most one of the user's writes holds locks.
     */
    limitWrites: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      if (/^(?:GET|HEAD)$/.test(c.req.method)) return next();
      // Reads the body before taking the slot, so that a slow upload doesn't block other writes.
      await c.req.arrayBuffer();
      const release = await takeWriteSlot(getRealUserId(c));
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },

    /** Limits a user's searches per minute and concurrent searches. */
    limitSearches: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      enforce(countSearch(getRealUserId(c)), 'user');
      const { signal } = c.req.raw;
      const release = await takeSearchSlot(getRealUserId(c), signal);
      // The client has already canceled this search.
      if (!release && signal.aborted) return c.body(null, 408);
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },
  };
}

/** Returns the id of the real user: the admin in an impersonated session. */
const getRealUserId = (c: Context<AppEnv>) => c.var.liveSession.actor ?? c.var.viewer.uuid;

/** @throws Problem 429 if the caller must wait. */
function enforce(retryAfter: number, name: LimitName): void {
  if (retryAfter > 0) throw tooManyRequests(retryAfter, name);
}
