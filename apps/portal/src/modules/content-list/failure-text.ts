import { isRejected, isApiError, isServerDown } from '@producer-portal/api';
import { ViewOnlyError } from '../view-only/refuse-changes.ts';
import { failureCopy } from './copy.ts';

/**
 * The error text next to a control whose call failed: the fixed text if the host did not respond, else the host's message
 * (docs/contract.md#departure-own-changes), else how long to wait (`Retry-After`). A change that was refused while viewing as an
 * agent says so.
 *
 * @param fallbackText - shown if the host gives no reason; tells the user what to do next.
 */
export function failureText(error: Error | null, fallbackText: string): string {
  if (isServerDown(error)) return failureCopy.timedOut;
  if (error instanceof ViewOnlyError) return error.message;
  if (!isApiError(error)) return fallbackText;
  const { hostMessage, retryAfter } = error;
  return hostMessage || (retryAfter ? failureCopy.busyText(retryAfter) : fallbackText);
}

/**
 * The reasons for a failed submission, in the host's words if it gives any.
 *
 * @param fallbackText - shown if the host gives no reason.
 */
export function rejectionText(error: unknown, fallbackText: string): string {
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  if (reasons.length > 0) return reasons.join(' ');
  return failureText(error instanceof Error ? error : null, fallbackText);
}
