import * as v from 'valibot';
import { isObject } from '../client/quick-check.ts';
import { ApiError } from './api-error.ts';
import { NotAuthorized } from './not-authorized.ts';
import { NotFound } from './not-found.ts';
import { Rejected } from './rejected.ts';
import { errorBodySchema, type ErrorBody } from './schema.ts';
import { ServerDown } from './server-down.ts';
import { SessionEnded } from './session-ended.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** Parses `Retry-After`, which contains seconds or a date, to whole seconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - now) / 1000));
}

export type ErrorResponse = {
  /** Method and path, without the query: `GET /api/v1/alerts`. */
  call: string;
  status: number;
  /** Parsed JSON; undefined if the body wasn't JSON. */
  body: unknown;
  requestId: string | null;
  retryAfter: number | null;
};

/**
 * Creates the error for a status other than 2xx (docs/contract.md#status-codes).
 *
 * @returns the error, and the parts of the body that were ignored because they are invalid
 */
export function createErrorFromResponse(response: ErrorResponse): {
  error: ApiError;
  ignoredParts: readonly (keyof ErrorBody)[];
} {
  const result = v.safeParse(errorBodySchema, response.body);
  const hostError = result.success ? result.output : {};
  return {
    error: createError(response, hostError),
    ignoredParts: findIgnoredParts(response.body, hostError),
  };
}

/** Returns the parts of an error body that are present but invalid. They count as missing. */
function findIgnoredParts(body: unknown, hostError: ErrorBody): (keyof ErrorBody)[] {
  const parts = ['message', 'modal', 'errors'] as const;
  return isObject(body)
    ? parts.filter((part) => (body[part] ?? null) !== null && hostError[part] === undefined)
    : [];
}

function createError(
  { call, status, requestId, retryAfter }: ErrorResponse,
  hostError: ErrorBody,
): ApiError {
  const message = `${call} returned ${status}`;
  const details = {
    status,
    requestId,
    retryAfter,
    hostMessage: hostError.message ?? null,
    modal: hostError.modal ?? null,
  };
  if (status === 401) return new SessionEnded(message, details);
  if (status === 403) return new NotAuthorized(message, details);
  if (status === 404) return new NotFound(message, details);
  if (status === 409 || status === 422)
    return new Rejected(message, { ...details, fields: hostError.errors });
  if (status === 429) return new TooManyRequests(message, details);
  if (status >= 500) return new ServerDown(message, details);
  return new ApiError(message, details);
}
