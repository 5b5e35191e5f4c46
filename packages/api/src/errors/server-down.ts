import { ApiError, hasKind } from './api-error.ts';

/** The host failed (any 5xx) or did not answer: no network, or no answer in time (`status` null). */
export class ServerDown extends ApiError {
  override name = 'ServerDown';
  override readonly kind = 'ServerDown';
}

export function isServerDown(error: unknown): error is ServerDown {
  return hasKind(error, 'ServerDown');
}
