import type { ErrorBody } from '@producer-portal/api';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Area } from '../policies/areas.ts';
import type { SessionIds } from '../session/sessions.ts';
import type { LimitName, SecurityEvent } from './security-event.ts';

/** An error response in the contract's format (docs/contract.md#error-bodies). */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  /** The security event to log with this response. */
  readonly securityEvent: SecurityEvent | undefined;
  /** The session that the event is about, if the request has no live session. */
  readonly session: SessionIds | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    options: {
      errors?: Record<string, string[]>;
      headers?: Record<string, string>;
      securityEvent?: SecurityEvent;
      session?: SessionIds | undefined;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...(options.errors ? { errors: options.errors } : {}) };
    this.headers = options.headers ?? {};
    this.securityEvent = options.securityEvent;
    this.session = options.session;
  }
}

export const sessionEnded = (securityEvent: SecurityEvent, session?: SessionIds) =>
  new Problem(401, 'Your session has ended. Sign in again.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
    securityEvent,
    session,
  });

/** Creates the error for a viewer without access to content (docs/contract.md#status-codes). */
export const notAuthorized = (
  area: Area,
  message = 'You are currently not authorized to view this content.',
) => new Problem(403, message, { securityEvent: { event: 'access_refused', status: 403, area } });

/**
 * Creates the error for missing records. Other users' records get the same error, so that it
 * doesn't reveal what exists.
 *
 * @param what How the message refers to the record, such as `this order`.
 */
export const notFound = (what: string) => new Problem(404, `We couldn’t find ${what}.`);

export const invalidRequest = (errors: Record<string, string[]>) =>
  new Problem(422, 'Some information isn’t valid. Check it and try again.', { errors });

export const tooManyRequests = (retryAfter: number, limit: LimitName) =>
  new Problem(
    429,
    `The portal is busy. Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
    {
      headers: { 'Retry-After': String(retryAfter) },
      securityEvent: { event: 'rate_limited', limit },
    },
  );
