import type { Context, MiddlewareHandler } from 'hono';
import { addressKey } from './address-key.ts';
import type { AppEnv } from './app-env.ts';
import { tooManyRequests } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import type { LimitName } from './security-event.ts';
import { createSlots } from './slots.ts';

/** More than the portal's home page sends at once; a browser that restores its tabs sends more. */
const MOST_CALLS_UNDER_WAY = 24;
const CALL_WAIT_MS = 2000;

/** A search is the most expensive call. A newer one waits for an older one, which may be obsolete. */
const MOST_SEARCHES_UNDER_WAY = 2;
const SEARCH_WAIT_MS = 2000;

/** The share of a person's calls that may be searches: with the default, 5 a second and 60 at once. */
const SEARCH_SHARE = 1 / 4;
const SEARCH_BURST_MS = 12_000;

/** Longer than a transaction may wait for its lock. */
const WRITE_WAIT_MS = 5000;

type GuardOptions = {
  /** Calls that one person, and one address, may make in a minute; 0: any. */
  callsPerMinute: number;
  /** Milliseconds of a clock that nobody sets. */
  monotonic: () => number;
  /** The address that a request came from. */
  addressOf: (env: unknown, forwardedFor: string | undefined) => string;
};

/** Turns calls away before they cost anything: every 429 of the host comes from here. */
export function createGuard({ callsPerMinute, monotonic, addressOf }: GuardOptions) {
  const limit = (factor = 1) => createRateLimit(callsPerMinute * factor, monotonic);
  const addressOfCaller = (c: Context) =>
    addressKey(addressOf(c.env, c.req.header('X-Forwarded-For')));
  const users = limit();
  const strangers = limit();
  const searches = createRateLimit(callsPerMinute * SEARCH_SHARE, monotonic, SEARCH_BURST_MS);
  const sessions = limit();
  const callsUnderWay = createSlots({ most: MOST_CALLS_UNDER_WAY, waitMs: CALL_WAIT_MS });
  const writesUnderWay = createSlots({ most: 1, waitMs: WRITE_WAIT_MS });
  const searchesUnderWay = createSlots({ most: MOST_SEARCHES_UNDER_WAY, waitMs: SEARCH_WAIT_MS });

  return {
    /** The address that a call comes from, as it is counted. */
    addressOf: addressOfCaller,

    /**
     * Counts calls by address, in a bucket of this middleware's own.
     *
     * @param name what the security log calls this limit
     * @param factor how many times `callsPerMinute` an address may call; 1 by default
     */
    countAddress(name: LimitName, factor = 1): MiddlewareHandler<AppEnv> {
      const take = limit(factor);
      return async (c, next) => {
        enforce(take(addressOfCaller(c)), name);
        await next();
      };
    },

    /** Counts a call without a good token by its address. */
    countStranger: (c: Context<AppEnv>): void => enforce(strangers(addressOfCaller(c)), 'address'),

    /** Counts a call that renews or ends a sign-in: nobody with a copy of its token can use it up. */
    countSession: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      const { live } = c.var;
      enforce(sessions(`${live.signIn.id} ${c.req.method} ${c.req.path}`), 'user');
      await next();
    },

    /** Counts the calls of a user, and limits how many are under way, on whatever connections. */
    limitCalls: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      enforce(users(humanOf(c)), 'user');
      const release = await callsUnderWay(humanOf(c), c.req.raw.signal);
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },

    /**
     * Lets one person's writes through one after the other. They wait for the same locks anyway; and
     * a host that freezes holds these once, not once for each call that it has begun.
     */
    limitWrites: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      if (/^(?:GET|HEAD)$/.test(c.req.method)) return next();
      // Whoever sends a body slowly must not hold up the others.
      await c.req.arrayBuffer();
      const release = await writesUnderWay(humanOf(c));
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },

    /** Limits how many searches a person sends, and has under way. */
    limitSearches: (): MiddlewareHandler<AppEnv> => async (c, next) => {
      enforce(searches(humanOf(c)), 'user');
      const { signal } = c.req.raw;
      const release = await searchesUnderWay(humanOf(c), signal);
      // Nobody reads the response to a search that was given up.
      if (!release && signal.aborted) return c.body(null, 408);
      if (!release) return enforce(1, 'concurrency');
      await next().finally(release);
    },
  };
}

/** Who is behind a call: the admin where one acts as an agent. */
const humanOf = (c: Context<AppEnv>) => c.var.live.actor ?? c.var.viewer.uuid;

/** @throws Problem 429 when there is something to wait for */
function enforce(retryAfter: number, name: LimitName): void {
  if (retryAfter > 0) throw tooManyRequests(retryAfter, name);
}
