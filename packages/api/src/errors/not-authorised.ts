import { ApiError, hasKind } from './api-error.ts';

/** The person may not have this (403). Routes to /authorization-error. */
export class NotAuthorised extends ApiError {
  override name = 'NotAuthorised';
  override readonly kind = 'NotAuthorised';
}

/** True for a 403. */
export function isNotAuthorised(error: unknown): error is NotAuthorised {
  return hasKind(error, 'NotAuthorised');
}
