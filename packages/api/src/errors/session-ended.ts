import { ApiError, hasKind } from './api-error.ts';

/**
 * The host refused the token (401), or there is no session. The portal redirects to
 * /inactivity-error.
 */
export class SessionEnded extends ApiError {
  override name = 'SessionEnded';
  override readonly kind = 'SessionEnded';
}

/** True for a 401 and for a missing session. */
export function isSessionEnded(error: unknown): error is SessionEnded {
  return hasKind(error, 'SessionEnded');
}
