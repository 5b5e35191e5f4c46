import type { ErrorModal } from './schema.ts';

/** Marks this package's errors. Unlike `instanceof`, it works across ESM and CommonJS copies. */
const errorBrand = Symbol.for('@producer-portal/api/error');

/** Class of an error. Guards such as `isNotFound` compare it. */
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

/** Details of a failed call. Missing details become null. */
export type ApiErrorDetails = {
  /** HTTP status; null if there was no response or no request. */
  status?: number | null;
  /** The response's `X-Request-Id`, for support. */
  requestId?: string | null;
  /** The host's `message`: plain text to show as is. */
  hostMessage?: string | null;
  /** A dialog from the host. Its `content` is HTML for the content renderer. */
  modal?: ErrorModal | null;
  /** Seconds to wait before trying again, from `Retry-After`. */
  retryAfter?: number | null;
  /**
   * System code (`ECONNREFUSED`) or class name (`TypeError`) of the underlying error if there was no
   * response, or the content type (`text/html`) of a body that wasn't JSON. It is never an error message,
   * which may contain user input.
   */
  cause?: string;
};

/**
 * Base class of the errors that failed calls throw. There is a subclass for each reason; a status
 * without a subclass throws a plain `ApiError`. `message` is for developers and never contains a token
 * or a query value. The host's messages for users are in `hostMessage` and `modal`.
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
    Object.defineProperty(this, errorBrand, { value: true });
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.hostMessage = details.hostMessage ?? null;
    this.modal = details.modal ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** True for every error that this package's calls throw. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && errorBrand in error;
}

export function hasKind(error: unknown, kind: ApiErrorKind): boolean {
  return isApiError(error) && error.kind === kind;
}
