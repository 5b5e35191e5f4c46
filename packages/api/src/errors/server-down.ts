import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/**
 * Why there was nothing to be had: the host said so itself (`status`, any 5xx), it could not be
 * reached (`network`), or it did not answer in time (`timeout`).
 */
export type ServerDownReason = 'status' | 'network' | 'timeout';

/**
 * The host failed (any 5xx) or did not answer, in which case `status` is null. A time-out counts as
 * a network failure (decisions, section 1); `reason` tells the two apart.
 */
export class ServerDown extends ApiError {
  override name = 'ServerDown';
  override readonly kind = 'ServerDown';
  readonly reason: ServerDownReason;

  constructor(message: string, details: ApiErrorDetails & { timedOut?: boolean } = {}) {
    super(message, details);
    this.reason = details.timedOut ? 'timeout' : this.status === null ? 'network' : 'status';
  }
}

/** True for a 5xx, and where there was no answer. */
export function isServerDown(error: unknown): error is ServerDown {
  return hasKind(error, 'ServerDown');
}
