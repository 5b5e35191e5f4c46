import type { ErrorBody } from '@producer-portal/api';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the contract's form (decisions section 1): thrown by whoever finds the reason. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...(more.errors ? { errors: more.errors } : {}) };
    this.headers = more.headers ?? {};
  }
}

export const sessionEnded = () =>
  new Problem(401, 'Your session has ended. Please log in again.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

/** For what a reader's claims do not open (specification section 8). */
export const notAuthorised = (message = 'You are currently not authorized to view this content.') =>
  new Problem(403, message);

/** For what is not there and for what is another's alike: the answer tells nobody which. */
export const notFound = (what: string) =>
  new Problem(404, `We could not find ${what}. It may have been moved or taken down.`);

export const notUnderstood = (errors: Record<string, string[]>) =>
  new Problem(422, 'Some of what was asked for could not be understood.', { errors });

export const tooManyRequests = (retryAfter: number) =>
  new Problem(
    429,
    `Too many requests. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
    { headers: { 'Retry-After': String(retryAfter) } },
  );
