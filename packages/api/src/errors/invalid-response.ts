import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/** The response is not JSON, or its shape doesn't match the contract. */
export class InvalidResponse extends ApiError {
  override name = 'InvalidResponse';
  override readonly kind = 'InvalidResponse';
  /** What is wrong, as `path: expected type`. Never contains a value of the response. */
  readonly issues: readonly string[];

  constructor(message: string, details: ApiErrorDetails & { issues?: readonly string[] } = {}) {
    super(message, details);
    this.issues = details.issues ?? [];
  }
}

/** True for a response that is not JSON or doesn't match the contract. */
export function isInvalidResponse(error: unknown): error is InvalidResponse {
  return hasKind(error, 'InvalidResponse');
}
