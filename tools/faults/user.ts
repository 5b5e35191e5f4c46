import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../sign-in.ts';

/** Every call must get a response within this time. */
const TIMEOUT_MS = 20_000;

/** How long a call is repeated while the host is busy. */
const MAX_BUSY_MS = 30_000;

/** The result of a call. */
export interface Reply {
  /** "POST /api/v1/cart_items" */
  call: string;
  /** 0 without a response. */
  status: number;
  headers: Headers;
  /** The body; without a response, the reason. */
  body: string;
}

/** Method, body, and idempotency key of a call. */
export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: object;
  idempotencyKey?: string;
}

/** A signed-in sample user who always sends the newest token, as the portal does. */
export class User {
  readonly id: string;
  /** Origin of the host. */
  origin: string;
  #jwt: string;

  /** @param jwt the user's token, which is valid at every host on the same database. */
  constructor(id: string, origin: string, jwt: string) {
    this.id = id;
    this.origin = origin;
    this.#jwt = jwt;
  }

  /** @throws Error if the host rejects the sign-in. */
  static async signIn(origin: string, id: string): Promise<User> {
    const { jwt = '' } = await signIn(origin, id);
    return new User(id, origin, jwt);
  }

  /** The same sign-in at another host. */
  at(origin: string): User {
    return new User(this.id, origin, this.#jwt);
  }

  async call(path: string, { method = 'GET', body, idempotencyKey }: Request = {}): Promise<Reply> {
    const call = `${method} ${path}`;
    try {
      const response = await fetch(this.origin + path, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        headers: {
          authorization: `Bearer ${this.#jwt}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      this.#jwt = response.headers.get('jwt') ?? this.#jwt;
      const { status, headers } = response;
      return { call, status, headers, body: await response.text() };
    } catch (error) {
      return { call, status: 0, headers: new Headers(), body: describeError(error) };
    }
  }

  /** Sends a call, and repeats it while the host is busy (503 or 429 with Retry-After), for up to 30 seconds. */
  async callUntilServed(path: string, request?: Request): Promise<Reply> {
    const startTime = performance.now();
    for (;;) {
      const reply = await this.call(path, request);
      if (!isBusy(reply) || performance.now() - startTime > MAX_BUSY_MS) return reply;
      await sleep(200);
    }
  }

  /** @throws Error unless the call succeeds. */
  async read<Body>(path: string): Promise<Body> {
    const reply = await this.callUntilServed(path);
    if (!isSuccess(reply)) throw new Error(describeReply(reply));
    return JSON.parse(reply.body) as Body;
  }
}

/** Those of `USERS` who can order collateral. Each has their own cart, so they also add cart items. */
export const USERS_WITH_CART = [
  'independent-producer',
  'manager',
  'short-token',
  'home-office-admin',
];
/** The sample users who can sign in at the same time without affecting each other: each has their own read flags and favorites. */
export const USERS = [
  ...USERS_WITH_CART,
  'independent-csr',
  'exclusive-producer',
  'garbled-agency',
  'no-states',
];

export const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

const isBusy = ({ status, headers }: Reply) =>
  (status === 503 || status === 429) && headers.has('retry-after');

/** Describes a response in one line: "GET /api/v1/states: 500 {"message":…". */
export function describeReply({ call, status, body }: Reply): string {
  return `${call}: ${status === 0 ? 'no response' : status} ${body.slice(0, 160)}`.trimEnd();
}

/**
 * Returns what is wrong with a response during a fault, or null. It must be a success, or a 503 or 429 with
 * Retry-After.
 */
export function describeUnexpectedReply(reply: Reply): string | null {
  return isSuccess(reply) || isBusy(reply) ? null : describeReply(reply);
}

function describeError(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message;
}
