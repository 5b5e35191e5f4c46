import { ApiError, hasKind } from './api-error.ts';

/** The user doesn't have access (403). The portal redirects to /authorization-error. */
export class NotAuthorized extends ApiError {
  override name = 'NotAuthorized';
  override readonly kind = 'NotAuthorized';
}

/** True for a 403. */
export function isNotAuthorized(error: unknown): error is NotAuthorized {
  return hasKind(error, 'NotAuthorized');
}
