import { isApiError, isServerDown } from '@producer-portal/api';
import { failureCopy } from './copy.ts';

/**
 * What is said beside a control whose call failed: the fixed words where the host did not respond, else the host's own
 * (docs/contract.md#departure-own-changes), else how long it asks to wait (`Retry-After`).
 *
 * @param otherwise - what is said where the host says nothing: how to go on.
 */
export function failureText(error: Error | null, otherwise: string): string {
  if (isServerDown(error)) return failureCopy.timedOut;
  if (!isApiError(error)) return otherwise;
  const { hostMessage, retryAfter } = error;
  return hostMessage || (retryAfter ? failureCopy.busyText(retryAfter) : otherwise);
}
