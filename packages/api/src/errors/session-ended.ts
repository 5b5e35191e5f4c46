import { ApiError, hasKind } from './api-error.ts';

/** The host refused the token (401), or there is no session to call with. Routes to /inactivity-error. */
export class SessionEnded extends ApiError {
  override name = 'SessionEnded';
  override readonly kind = 'SessionEnded';
}

/** True for a 401, and where there is no session to call with. */
export function isSessionEnded(error: unknown): error is SessionEnded {
  return hasKind(error, 'SessionEnded');
}
