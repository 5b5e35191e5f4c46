import { ApiError, hasKind } from './api-error.ts';

/** Too many calls (429). `retryAfter` is the number of seconds to wait. */
export class TooManyRequests extends ApiError {
  override name = 'TooManyRequests';
  override readonly kind = 'TooManyRequests';
}

/** True for a 429. `retryAfter` is the number of seconds to wait. */
export function isTooManyRequests(error: unknown): error is TooManyRequests {
  return hasKind(error, 'TooManyRequests');
}
