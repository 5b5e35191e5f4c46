import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';

/**
 * Returns the condition that an announcement of `content_records as c` is replaced: the viewer can see a
 * later announcement of the same event, and it is in effect (docs/contract.md#replaced-announcements).
 *
 * @param today The current day in Eastern Time, `YYYY-MM-DD`.
 */
export function isReplaced(viewer: Viewer, today: string): RawBuilder<SqlBool> {
  // `visibleTo` reads the alias `c`, so the subquery names the later announcement `c`, too.
  return sql<SqlBool>`(c.related <> '{}' and exists (
    select from (select c.record_type, c.related, c.published_at) replaced
    cross join lateral (
      select from content_records c
      where c.record_type = replaced.record_type
        and c.record_id = any(replaced.related)
        and c.published_at > replaced.published_at
        and coalesce(c.document->>'effective_from', '') <= ${today}
        and ${visibleTo(viewer)}
      limit 1
    ) later
  ))`;
}

/**
 * Returns the condition that the viewer hasn't read an announcement of `content_records as c`, joined
 * with the viewer's reads as `r`. A replaced announcement doesn't count as unread.
 *
 * @param today The current day in Eastern Time, `YYYY-MM-DD`.
 */
export function isUnread(viewer: Viewer, today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.content_key is null and not ${isReplaced(viewer, today)})`;
}
