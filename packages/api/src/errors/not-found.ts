import { ApiError, hasKind } from './api-error.ts';

/** There is no such record (404), or its id could never be one, in which case no call was made. */
export class NotFound extends ApiError {
  override name = 'NotFound';
  override readonly kind = 'NotFound';
}

/** True for a 404, and for an id that could never be one. */
export function isNotFound(error: unknown): error is NotFound {
  return hasKind(error, 'NotFound');
}
