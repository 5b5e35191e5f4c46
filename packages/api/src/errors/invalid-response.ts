import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/** The response is not JSON, or its shape doesn't match the contract. */
export class InvalidResponse extends ApiError {
  override name = 'InvalidResponse';
  override readonly kind = 'InvalidResponse';
  /** The breaches in the response. The last one makes the response unusable. They never contain its values. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(
    message: string,
    details: ApiErrorDetails & { diagnostics?: readonly Diagnostic[] } = {},
  ) {
    super(message, details);
    this.diagnostics = details.diagnostics ?? [];
  }
}

/** True for a response that is not JSON or doesn't match the contract. */
export function isInvalidResponse(error: unknown): error is InvalidResponse {
  return hasKind(error, 'InvalidResponse');
}
