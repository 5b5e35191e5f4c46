import type { Passage, SearchResult } from '@producer-portal/api';
import type { FoundPassage } from '../../db/find-passage.ts';
import type { SearchHit } from '../../db/search.ts';
import type { Viewer } from '../../policies/viewer.ts';
import { presentMixed } from '../content/presenter.ts';

/** Returns a search result. Keeps `related`, because a newer related announcement replaces an older one. */
export function presentSearchHit({ highlight, ...row }: SearchHit, viewer: Viewer): SearchResult {
  const { related } = row.document;
  return { ...presentMixed(row, viewer), ...(related && { related }), highlight };
}

/** Returns the passage that answers the query, with its record or simple page. */
export function presentPassage(
  { passage: { heading, anchor }, highlight, document, read }: FoundPassage,
  viewer: Viewer,
): Passage {
  const record = read === null ? document : presentMixed({ document, read }, viewer);
  return { record, heading, anchor, highlight };
}
