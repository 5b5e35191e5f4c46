import { ApiError, hasKind, type ApiErrorDetails } from './api-error.ts';

/** The host understood the call and declined it: 409 (conflict) or 422 (a field does not do). */
export class Rejected extends ApiError {
  override name = 'Rejected';
  override readonly kind = 'Rejected';
  /** What is wrong, by the name of the field; dotted for nested ones (`delivery.postal_code`). */
  readonly fields: Readonly<Record<string, string[]>>;

  constructor(
    message: string,
    details: ApiErrorDetails & { fields?: Record<string, string[]> | undefined } = {},
  ) {
    super(message, details);
    this.fields = details.fields ?? {};
  }
}

/** True for a 409 and a 422; `fields` says what is wrong. */
export function isRejected(error: unknown): error is Rejected {
  return hasKind(error, 'Rejected');
}
