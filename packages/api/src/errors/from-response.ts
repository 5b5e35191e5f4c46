import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { NotAuthorized } from './not-authorized.ts';
import { NotFound } from './not-found.ts';
import { Rejected } from './rejected.ts';
import { errorBodySchema } from './schema.ts';
import { ServerDown } from './server-down.ts';
import { SessionEnded } from './session-ended.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** `Retry-After` as whole seconds from now: it comes as seconds or as a date. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

export type Refusal = {
  /** The call as developers name it, without its query: `GET /api/v1/alerts`. */
  call: string;
  status: number;
  /** The parsed JSON, or undefined when the body was none. */
  body: unknown;
  requestId: string | null;
  retryAfter: number | null;
};

/** The error that a status other than 2xx stands for (docs/contract.md#status-codes). */
export function errorFromRefusal({ call, status, body, requestId, retryAfter }: Refusal): ApiError {
  const parsed = v.safeParse(errorBodySchema, body);
  const said = parsed.success ? parsed.output : {};
  const message = `${call} answered ${status}`;
  const details = {
    status,
    requestId,
    retryAfter,
    hostMessage: said.message ?? null,
    modal: said.modal ?? null,
  };
  if (status === 401) return new SessionEnded(message, details);
  if (status === 403) return new NotAuthorized(message, details);
  if (status === 404) return new NotFound(message, details);
  if (status === 409 || status === 422)
    return new Rejected(message, { ...details, fields: said.errors });
  if (status === 429) return new TooManyRequests(message, details);
  if (status >= 500) return new ServerDown(message, details);
  return new ApiError(message, details);
}
