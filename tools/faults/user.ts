import { signIn } from '../sign-in.ts';

/** No call may leave its caller waiting for longer. */
const PATIENCE_MS = 20_000;

/** What came of a call. */
export interface Reply {
  /** "POST /api/v1/cart_items" */
  call: string;
  /** 0 when no response came at all. */
  status: number;
  headers: Headers;
  /** The body; without a response, the reason. */
  body: string;
}

/** What a call sends beside its path. */
export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: object;
  idempotencyKey?: string;
}

/** A signed-in sample person who always sends the newest token, as the portal does. */
export class User {
  readonly id: string;
  /** The host that they call. */
  origin: string;
  #jwt: string;

  /** @param jwt a token of theirs, which is also good at every other host on the same database. */
  constructor(id: string, origin: string, jwt: string) {
    this.id = id;
    this.origin = origin;
    this.#jwt = jwt;
  }

  /** @throws Error when the host refuses. */
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      this.#jwt = response.headers.get('jwt') ?? this.#jwt;
      const { status, headers } = response;
      return { call, status, headers, body: await response.text() };
    } catch (error) {
      return { call, status: 0, headers: new Headers(), body: reasonOf(error) };
    }
  }

  /** @throws Error when the response is no success. */
  async read<Body>(path: string): Promise<Body> {
    const reply = await this.call(path);
    if (!isSuccess(reply)) throw new Error(describe(reply));
    return JSON.parse(reply.body) as Body;
  }
}

/** The sample people who have a cart of their own. */
export const ORDERING = ['independent-producer', 'manager', 'short-token', 'home-office-admin'];
/** Sample people with read marks and favorites of their own. */
export const PEOPLE = [
  ...ORDERING,
  'independent-csr',
  'exclusive-producer',
  'garbled-agency',
  'no-states',
];

export const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

/** A response in a line: "GET /api/v1/states: 500 {"message":…". */
export function describe({ call, status, body }: Reply): string {
  return `${call}: ${status === 0 ? 'no response' : status} ${body.slice(0, 160)}`.trimEnd();
}

/**
 * What is wrong with a response while the host or its database is in trouble: it must be a success, or
 * 503 or 429 that says when to try again.
 */
export function offense(reply: Reply): string | null {
  if (isSuccess(reply)) return null;
  if (reply.status !== 503 && reply.status !== 429) return describe(reply);
  return reply.headers.has('retry-after') ? null : `${describe(reply)} (no Retry-After)`;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message;
}
