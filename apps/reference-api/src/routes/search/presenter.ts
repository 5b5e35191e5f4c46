import type { SearchResult } from '@producer-portal/api';
import type { FoundRecord } from '../../db/search.ts';
import type { Reader } from '../../policies/reader.ts';
import { presentMixed } from '../content/presenter.ts';

/** A result as its reader gets it. */
export function presentFound({ highlight, ...row }: FoundRecord, reader: Reader): SearchResult {
  return { ...presentMixed(row, reader), highlight };
}
