import type { SearchResult } from '@producer-portal/api';
import type { FoundRecord } from '../../db/search.ts';
import type { Viewer } from '../../policies/viewer.ts';
import { presentMixed } from '../content/presenter.ts';

/** A result as its reader gets it; a notice with those of its life cycle, which tell whether it still holds. */
export function presentFound({ highlight, ...row }: FoundRecord, viewer: Viewer): SearchResult {
  const { related } = row.document;
  return { ...presentMixed(row, viewer), ...(related && { related }), highlight };
}
