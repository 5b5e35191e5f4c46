import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/**
 * Why there was nothing to be had: the host said so itself (`status`, any 5xx), it could not be
 * reached (`network`), it did not answer in time (`timeout`), or the `fetchAdapter` that was to reach
 * it failed by itself (`fault`): it threw something else than the TypeError by which `fetch` tells
 * of the network. `cause` names what was thrown.
 */
export type ServerDownReason = 'status' | 'network' | 'timeout' | 'fault';

/**
 * The host failed (any 5xx) or did not answer, in which case `status` is null. A time-out counts as
 * a network failure (docs/contract.md#time-outs); `reason` tells them apart.
 */
export class ServerDown extends ApiError {
  override name = 'ServerDown';
  override readonly kind = 'ServerDown';
  readonly reason: ServerDownReason;

  constructor(message: string, details: ApiErrorDetails & { reason?: 'timeout' | 'fault' } = {}) {
    super(message, details);
    this.reason = details.reason ?? (this.status === null ? 'network' : 'status');
  }
}

/** True for a 5xx, and where there was no answer. */
export function isServerDown(error: unknown): error is ServerDown {
  return hasKind(error, 'ServerDown');
}
