import { ApiError, hasKind } from './api-error.ts';

/** The call was aborted: by its signal, or because the session ended or its user changed. */
export class Aborted extends ApiError {
  override name = 'Aborted';
  override readonly kind = 'Aborted';
}

/** True for an aborted call. */
export function isAborted(error: unknown): error is Aborted {
  return hasKind(error, 'Aborted');
}
