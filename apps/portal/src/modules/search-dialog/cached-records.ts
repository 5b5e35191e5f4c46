import type { QueryClient } from '@tanstack/react-query';
import type { TitledRecord } from './suggest.ts';

/** The records in the query cache: of lists, details, and earlier searches. */
export function getCachedRecords(client: QueryClient): TitledRecord[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { data } }) => [data, getItems(data)].flat())
    .filter(isRecord);
}

function getItems(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'items' in data ? data.items : [];
}

function isRecord(value: unknown): value is TitledRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'record_type' in value &&
    typeof value.record_type === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}
