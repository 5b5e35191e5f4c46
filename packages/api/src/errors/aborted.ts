import { ApiError, hasKind } from './api-error.ts';

/** Nobody waits for this call any more: its signal was aborted, or the session changed hands meanwhile. */
export class Aborted extends ApiError {
  override name = 'Aborted';
  override readonly kind = 'Aborted';
}

/** True for a call that nobody waits for any more. */
export function isAborted(error: unknown): error is Aborted {
  return hasKind(error, 'Aborted');
}
