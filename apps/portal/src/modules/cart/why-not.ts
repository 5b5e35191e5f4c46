import { isRejected } from '@producer-portal/api';
import { failureText } from '../content-list/failure-text.ts';

/**
 * Why something was not done: the host's reasons where it names some.
 *
 * @param otherwise - what is said where it says nothing.
 */
export function whyNot(error: unknown, otherwise: string): string {
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  if (reasons.length > 0) return reasons.join(' ');
  return failureText(error instanceof Error ? error : null, otherwise);
}
