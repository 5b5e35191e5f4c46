import type { KeyValueItem } from '@producer-portal/ui';
import { formatTime } from '../../lib/dates.ts';
import { copy } from './copy.ts';

/** What is known of an answer that has failed. */
export interface FailedResponse {
  /** Its number, for support. */
  readonly requestId?: string;
  /** The host's own words, shown as plain text. */
  readonly message?: string;
}

/** What support asks for when a reader calls: when it happened, and the number of the failed request. */
export function supportDetails({ requestId }: FailedResponse, now: number): KeyValueItem[] {
  return [
    { term: copy.time, details: formatTime(new Date(now).toISOString()) },
    ...(requestId === undefined ? [] : [{ term: copy.requestId, details: requestId }]),
  ];
}
