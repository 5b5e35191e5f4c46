import { search } from '@producer-portal/api';
import { Hono } from 'hono';
import { withVisibleRelated } from '../../db/announcements.ts';
import { selectAllAsOf, toAsOf, withRevisions } from '../../db/revisions.ts';
import { findClosest } from '../../db/find-closest.ts';
import { findPassage } from '../../db/find-passage.ts';
import { findMatches, readSearchHits } from '../../db/search.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { toOffset, PAGE_SIZE, setPageHeaders } from '../../http/paging.ts';
import { createQueryParser } from '../../http/query.ts';
import { presentPassage, presentSearchHit } from './presenter.ts';

/**
 * Route that searches all records that the viewer can see, counts matches by record type, and quotes
 * the passage that answers a question. If no record has all words, the results are the closest matches. A search as of a time
 * has neither a passage nor closest matches.
 */
export function searchRoutes(): Hono<AppEnv> {
  const parseQuery = createQueryParser(search.list);
  return new Hono<AppEnv>().get(search.list.path, async (c) => {
    const values = parseQuery(c);
    const { searchWords: query, recordTypes: types = [], page = 1 } = values;
    const asOf = toAsOf(values);
    const { db, searchDb, viewer, now } = c.var;
    if (query === undefined) {
      setPageHeaders(c, page, 0);
      return c.json({ search_results: [], counts: {} });
    }
    const time = asOf?.at ?? new Date(now());
    const records = asOf && selectAllAsOf(viewer, asOf);
    const complete = await findMatches(searchDb, viewer, query, time, records);
    const isPartial = complete.matches.length === 0 && asOf === undefined;
    const { matches, words } = isPartial
      ? await findClosest(searchDb, viewer, query, time)
      : complete;
    const canHavePassage = page === 1 && types.length === 0 && asOf === undefined;
    const passage = canHavePassage ? await findPassage(searchDb, viewer, query, time) : null;

    const counts: Record<string, number> = {};
    for (const { record_type } of matches) counts[record_type] = (counts[record_type] ?? 0) + 1;
    const filteredMatches =
      types.length === 0 ? matches : matches.filter((match) => types.includes(match.record_type));
    const offset = toOffset(page) ?? filteredMatches.length;
    const keys = filteredMatches.slice(offset, offset + PAGE_SIZE).map(({ key }) => key);
    const hits = await withVisibleRelated(
      db,
      viewer,
      await withRevisions(db, viewer, await readSearchHits(db, viewer, keys, words, records), asOf),
    );

    setPageHeaders(c, page, filteredMatches.length);
    return c.json({
      search_results: hits.map((row) => presentSearchHit(row, viewer)),
      counts,
      ...(isPartial && matches.length > 0 && { is_partial: true }),
      ...(passage && { passage: presentPassage(passage, viewer) }),
    });
  });
}
