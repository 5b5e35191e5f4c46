import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/** The answer is not JSON, or its shape is not the contract's. */
export class InvalidResponse extends ApiError {
  override name = 'InvalidResponse';
  override readonly kind = 'InvalidResponse';
  /** Where the shape fails, as `path: what was expected`; never a value of the answer. */
  readonly issues: readonly string[];

  constructor(message: string, details: ApiErrorDetails & { issues?: readonly string[] } = {}) {
    super(message, details);
    this.issues = details.issues ?? [];
  }
}

/** True for an answer that is not JSON or has not the contract’s shape. */
export function isInvalidResponse(error: unknown): error is InvalidResponse {
  return hasKind(error, 'InvalidResponse');
}
