import { isApiError, isServerDown } from '@producer-portal/api';
import { failureCopy } from './copy.ts';

/**
 * What is said beside a control whose call failed: the specification's words where the host did not answer, else the host's
 * own (decisions, section 4, exception b), else how long it asks to wait (`Retry-After`).
 *
 * @param otherwise - what is said where the host says nothing: how to go on.
 */
export function failureText(error: Error | null, otherwise: string): string {
  if (isServerDown(error)) return failureCopy.timedOut;
  if (!isApiError(error)) return otherwise;
  const { hostMessage, retryAfter } = error;
  return hostMessage || (retryAfter ? failureCopy.busyText(retryAfter) : otherwise);
}
