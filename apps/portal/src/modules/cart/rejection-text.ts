import { isRejected } from '@producer-portal/api';
import { failureText } from '../content-list/failure-text.ts';

/**
 * The reasons for a failed submission, in the host's words if it gives any.
 *
 * @param fallbackText shown if the host gives no reason.
 */
export function rejectionText(error: unknown, fallbackText: string): string {
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  if (reasons.length > 0) return reasons.join(' ');
  return failureText(error instanceof Error ? error : null, fallbackText);
}
