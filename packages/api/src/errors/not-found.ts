import { ApiError, hasKind } from './api-error.ts';

/** There is no such record (404), or the id is malformed, in which case no request was sent. */
export class NotFound extends ApiError {
  override name = 'NotFound';
  override readonly kind = 'NotFound';
}

/** True for a 404 and for a malformed id. */
export function isNotFound(error: unknown): error is NotFound {
  return hasKind(error, 'NotFound');
}
