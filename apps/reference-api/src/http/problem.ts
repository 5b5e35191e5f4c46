import type { ErrorBody } from '@producer-portal/api';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Area } from '../policies/areas.ts';
import type { LimitName, SecurityEvent } from './security-event.ts';

/** A refusal in the contract's form (docs/contract.md#error-bodies): thrown by whoever finds the reason. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  /** What the security log records when this refusal is sent. */
  readonly audit: SecurityEvent | undefined;
  /** The sign-in that the event belongs to, where it is not that of the token that was sent. */
  readonly signInId: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: {
      errors?: Record<string, string[]>;
      headers?: Record<string, string>;
      audit?: SecurityEvent;
      signInId?: string | undefined;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...(more.errors ? { errors: more.errors } : {}) };
    this.headers = more.headers ?? {};
    this.audit = more.audit;
    this.signInId = more.signInId;
  }
}

export const sessionEnded = (audit: SecurityEvent, signInId?: string) =>
  new Problem(401, 'Your session has ended. Please log in again.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
    audit,
    signInId,
  });

/** For what a reader's claims do not open (docs/contract.md#status-codes). */
export const notAuthorized = (
  area: Area,
  message = 'You are currently not authorized to view this content.',
) => new Problem(403, message, { audit: { event: 'access_refused', status: 403, area } });

/** For what is not there and for what is another's alike: the answer tells nobody which. */
export const notFound = (what: string) =>
  new Problem(404, `We could not find ${what}. It may have been moved or taken down.`);

export const notUnderstood = (errors: Record<string, string[]>) =>
  new Problem(422, 'Some of what was asked for could not be understood.', { errors });

export const tooManyRequests = (retryAfter: number, limit: LimitName) =>
  new Problem(
    429,
    `Too many requests. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
    {
      headers: { 'Retry-After': String(retryAfter) },
      audit: { event: 'rate_limited', limit },
    },
  );
