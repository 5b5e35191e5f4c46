import { isRejected, isApiError, isServerDown } from '@producer-portal/api';
import { offlineCopy } from '../offline/copy.ts';
import { ViewOnlyError } from '../view-only/refuse-changes.ts';
import { failureCopy } from './copy.ts';

/**
 * Describes why a call failed: there is no network, the system timed out, the user must wait (`Retry-After`), or the change was
 * refused while viewing as an agent. Includes the host's own message (docs/contract.md#departure-own-changes).
 *
 * @returns null if the reason is unknown.
 */
export function failureReason(error: unknown): string | null {
  if (error instanceof ViewOnlyError) return error.message;
  if (!isApiError(error)) return null;
  const { hostMessage, retryAfter } = error;
  if (isServerDown(error)) {
    const text = offlineText(error) ?? failureCopy.timedOut;
    return hostMessage ? `${text} ${hostMessage}` : text;
  }
  return hostMessage || (retryAfter ? failureCopy.busyText(retryAfter) : null);
}

/** The text for a call that failed because there is no network; null if it failed for another reason. */
export function offlineText(error: unknown): string | null {
  if (!isServerDown(error) || error.status !== null) return null;
  if (!navigator.onLine) return offlineCopy.offline;
  return error.reason === 'network' ? offlineCopy.unreachable : null;
}

/**
 * The error text next to a control whose call failed.
 *
 * @param fallbackText - shown if the reason is unknown; tells the user what to do next.
 */
export function failureText(error: Error | null, fallbackText: string): string {
  return failureReason(error) ?? fallbackText;
}

/**
 * The text for a failed submission: the host's reasons, or else the reason for the failure.
 *
 * @param fallbackText - shown if no reason is known.
 */
export function rejectionText(error: unknown, fallbackText: string): string {
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  if (reasons.length > 0) return reasons.join(' ');
  return failureReason(error) ?? fallbackText;
}
