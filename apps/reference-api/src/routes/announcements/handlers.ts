import { alerts, policyUpdates } from '@producer-portal/api';
import { getResponseKey, type Endpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import { listAsOf } from '../../db/as-of.ts';
import {
  countUnread,
  listAnnouncements,
  markAnnouncement,
  type AnnouncementRow,
  type AnnouncementType,
} from '../../db/announcements.ts';
import { toAsOf } from '../../db/revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { createQueryParser } from '../../http/query.ts';
import { readRecordId } from '../../http/record-id.ts';
import { toEasternDay } from '../../lib/eastern-time.ts';
import { hideAgentCodes } from '../../policies/content.ts';
import { canMarkAsRead, type Viewer } from '../../policies/viewer.ts';

const presentAnnouncement = ({ document, read }: AnnouncementRow, viewer: Viewer) => ({
  ...hideAgentCodes(document, viewer),
  read,
});

/** Routes for alerts and policy updates: the list, marking as read or unread, and unread counts. */
export function announcementRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addRoutes(app, 'Alert', 'this alert', alerts);
  addRoutes(app, 'PolicyUpdate', 'this policy update', policyUpdates);
  return app;
}

type AnnouncementCalls = {
  readonly list: Endpoint<unknown>;
  readonly markAsRead: Endpoint<unknown>;
  readonly markAsUnread: Endpoint<unknown>;
  readonly count: Endpoint<unknown>;
  readonly countByCategory?: Endpoint<unknown>;
};

function addRoutes(
  app: Hono<AppEnv>,
  type: AnnouncementType,
  what: string,
  calls: AnnouncementCalls,
): void {
  const { list, markAsRead, markAsUnread, count, countByCategory } = calls;
  const parseListQuery = createQueryParser(list);
  app.get(list.path, async (c) => {
    const values = parseListQuery(c);
    const { db, viewer, now } = c.var;
    const asOf = toAsOf(values);
    const today = toEasternDay(now());
    const { rows, total } = asOf
      ? await listAsOf(db, viewer, [type], values, asOf, today)
      : await listAnnouncements(db, viewer, type, values, today);
    setPageHeaders(c, values.page ?? 1, total);
    return c.json({ [getResponseKey(list)]: rows.map((row) => presentAnnouncement(row, viewer)) });
  });
  for (const [call, read] of [
    [markAsRead, true],
    [markAsUnread, false],
  ] as const) {
    app.patch(call.path, async (c) => {
      const { db, viewer, now } = c.var;
      const id = readRecordId(c.req.param('id'), what);
      const mark = canMarkAsRead(viewer) ? { read, at: new Date(now()) } : null;
      const row = await markAnnouncement(db, viewer, type, id, mark);
      if (!row) throw notFound(what);
      return c.json({ [getResponseKey(call)]: presentAnnouncement(row, viewer) });
    });
  }
  for (const countCall of [count, ...(countByCategory ? [countByCategory] : [])]) {
    const parseCountQuery = createQueryParser(countCall);
    app.get(countCall.path, async (c) => {
      const { db, viewer, now } = c.var;
      const unread = await countUnread(db, viewer, type, parseCountQuery(c), toEasternDay(now()));
      return c.json({ [getResponseKey(countCall)]: unread });
    });
  }
}
