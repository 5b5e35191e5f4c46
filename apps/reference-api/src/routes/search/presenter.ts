import type { SearchResult } from '@producer-portal/api';
import type { SearchHit } from '../../db/search.ts';
import type { Viewer } from '../../policies/viewer.ts';
import { presentMixed } from '../content/presenter.ts';

/** Returns a search result. Keeps `related`, because a newer related announcement replaces an older one. */
export function presentSearchHit({ highlight, ...row }: SearchHit, viewer: Viewer): SearchResult {
  const { related } = row.document;
  return { ...presentMixed(row, viewer), ...(related && { related }), highlight };
}
