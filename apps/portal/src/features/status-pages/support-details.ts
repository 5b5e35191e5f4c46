import type { KeyValueItem } from '@producer-portal/ui';
import { formatTime } from '../../lib/dates.ts';
import type { Origin } from '../../modules/paths/origin.ts';
import { copy } from './copy.ts';

/** What support asks for when a reader calls: when it happened, and the number of the failed request. */
export function supportDetails(origin: Origin, now: number): KeyValueItem[] {
  return [
    { term: copy.time, details: formatTime(new Date(now).toISOString()) },
    ...(origin.requestId === undefined
      ? []
      : [{ term: copy.requestId, details: origin.requestId }]),
  ];
}
