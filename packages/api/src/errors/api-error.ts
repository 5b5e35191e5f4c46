import type { ErrorModal } from './schema.ts';

/** Survives two copies of the package on one page (ESM beside CommonJS), where `instanceof` fails. */
const mark = Symbol.for('@producer-portal/api/error');

/** Which class an error is of; what the guards look at. */
export type ApiErrorKind =
  | 'ApiError'
  | 'SessionEnded'
  | 'NotAuthorized'
  | 'NotFound'
  | 'Rejected'
  | 'TooManyRequests'
  | 'ServerDown'
  | 'InvalidResponse'
  | 'Aborted';

/** What is known of a failure; what is left out counts as null. */
export type ApiErrorDetails = {
  /** The HTTP status, or null when there was no answer or no call. */
  status?: number | null;
  /** The answer's `X-Request-Id`, for support. */
  requestId?: string | null;
  /** The host's own `message`: plain text, shown as it is. */
  hostMessage?: string | null;
  /** A dialog that the host asks for; its `content` is HTML for the content renderer. */
  modal?: ErrorModal | null;
  /** Seconds to wait before trying again, from `Retry-After`. */
  retryAfter?: number | null;
  /**
   * Where there was no answer, the class of what was thrown in its place; where it was no JSON, the
   * type of its body, such as `text/html`. Never a message, which may hold what a person has typed.
   */
  cause?: string;
};

/**
 * What every failed call throws; the classes beside it say why it failed, and a status that none
 * of them stands for is a plain `ApiError`. `message` is for developers (it holds no token and no
 * query value); what the host wants a person to read is `hostMessage` and `modal`.
 *
 * @example
 * try { await alerts.list.fetch(api, {}); } catch (error) { if (isNotFound(error)) … }
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind = 'ApiError';
  readonly status: number | null;
  readonly requestId: string | null;
  readonly hostMessage: string | null;
  readonly modal: ErrorModal | null;
  readonly retryAfter: number | null;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    Object.defineProperty(this, mark, { value: true });
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.hostMessage = details.hostMessage ?? null;
    this.modal = details.modal ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** True for every error that a call of this package throws. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && mark in error;
}

export function hasKind(error: unknown, kind: ApiErrorKind): boolean {
  return isApiError(error) && error.kind === kind;
}
