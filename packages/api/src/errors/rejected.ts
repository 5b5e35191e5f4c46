import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/** The host rejected the call: 409 (conflict) or 422 (invalid fields). */
export class Rejected extends ApiError {
  override name = 'Rejected';
  override readonly kind = 'Rejected';
  /** Messages by field. Keys of nested fields are dotted (`delivery.postal_code`). */
  readonly fields: Readonly<Record<string, string[]>>;

  constructor(
    message: string,
    details: ApiErrorDetails & { fields?: Record<string, string[]> | undefined } = {},
  ) {
    super(message, details);
    this.fields = details.fields ?? {};
  }
}

/** True for a 409 and a 422. `fields` has the messages. */
export function isRejected(error: unknown): error is Rejected {
  return hasKind(error, 'Rejected');
}
