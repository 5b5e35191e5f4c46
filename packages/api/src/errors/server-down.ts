import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/**
 * Why a call failed:
 * - `status`: the host returned a 5xx.
 * - `network`: the host could not be reached.
 * - `timeout`: the host did not respond in time.
 * - `fault`: the `fetchAdapter` has a bug. It threw something other than the TypeError that `fetch`
 *   throws for network failures; `cause` is its class.
 */
export type ServerDownReason = 'status' | 'network' | 'timeout' | 'fault';

/**
 * The host failed (any 5xx) or did not respond, in which case `status` is null. A timeout counts as
 * a network failure (docs/contract.md#timeouts); `reason` distinguishes them.
 */
export class ServerDown extends ApiError {
  override name = 'ServerDown';
  override readonly kind = 'ServerDown';
  readonly reason: ServerDownReason;
  /** Whether the application keeps the change and sends the call later. */
  readonly isQueued: boolean;

  constructor(
    message: string,
    details: ApiErrorDetails & {
      reason?: 'timeout' | 'fault';
      /** @default false */
      isQueued?: boolean;
    } = {},
  ) {
    super(message, details);
    this.isQueued = details.isQueued ?? false;
    this.reason = details.reason ?? (this.status === null ? 'network' : 'status');
  }
}

/** True for a 5xx and for a missing response. */
export function isServerDown(error: unknown): error is ServerDown {
  return hasKind(error, 'ServerDown');
}

/**
 * True if a change got no response, but the application keeps it and sends it later. Mutations show such a
 * change as done.
 */
export function isQueued(error: unknown): error is ServerDown {
  return isServerDown(error) && error.isQueued;
}
