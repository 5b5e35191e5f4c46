import { search } from '@producer-portal/api';
import { Hono } from 'hono';
import { withVisibleRelated } from '../../db/announcements.ts';
import { findMatches, readFound } from '../../db/search.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { offsetOf, PAGE_SIZE, setPageHeaders } from '../../http/paging.ts';
import { createQueryParser } from '../../http/query.ts';
import { presentFound } from './presenter.ts';

/** Route of the search in every record that the viewer can see, with counts by record type. */
export function searchRoutes(): Hono<AppEnv> {
  const read = createQueryParser(search.list);
  return new Hono<AppEnv>().get(search.list.path, async (c) => {
    const { searchWords: query, recordTypes: types = [], page = 1 } = read(c);
    const { searchDb: db, viewer, now } = c.var;
    if (query === undefined) {
      setPageHeaders(c, page, 0);
      return c.json({ search_results: [], counts: {} });
    }
    const { matches, words } = await findMatches(db, viewer, query, new Date(now()));

    const counts: Record<string, number> = {};
    for (const { record_type } of matches) counts[record_type] = (counts[record_type] ?? 0) + 1;
    const chosen =
      types.length === 0 ? matches : matches.filter((match) => types.includes(match.record_type));
    const offset = offsetOf(page) ?? chosen.length;
    const keys = chosen.slice(offset, offset + PAGE_SIZE).map(({ key }) => key);
    const found = await withVisibleRelated(db, viewer, await readFound(db, viewer, keys, words));

    setPageHeaders(c, page, chosen.length);
    return c.json({ search_results: found.map((row) => presentFound(row, viewer)), counts });
  });
}
