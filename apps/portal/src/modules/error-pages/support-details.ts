import type { KeyValueItem } from '@producer-portal/ui';
import { formatTime } from '../../lib/dates.ts';
import { copy } from './copy.ts';

/** What is known about a failed response. */
export interface FailedResponse {
  /** The request id, for support. */
  readonly requestId?: string;
  /** The host's message, shown as plain text. */
  readonly message?: string;
}

/** The details for support: the time of the failure, and the id of the failed request. */
export function getSupportDetails({ requestId }: FailedResponse, now: number): KeyValueItem[] {
  return [
    { term: copy.time, details: formatTime(new Date(now).toISOString()) },
    ...(requestId === undefined ? [] : [{ term: copy.requestId, details: requestId }]),
  ];
}
