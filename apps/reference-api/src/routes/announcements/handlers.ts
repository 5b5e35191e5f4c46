import { alerts, policyUpdates } from '@producer-portal/api';
import { getResponseKey, type Endpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import {
  countUnread,
  listAnnouncements,
  readAnnouncement,
  type AnnouncementRow,
  type AnnouncementType,
} from '../../db/announcements.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { createQueryParser } from '../../http/query.ts';
import { readRecordId } from '../../http/record-id.ts';
import { withoutAudience } from '../../policies/content.ts';
import { mayMarkAsRead, type Viewer } from '../../policies/viewer.ts';

const presentAnnouncement = ({ document, read }: AnnouncementRow, viewer: Viewer) => ({
  ...withoutAudience(document, viewer),
  read,
});

/** Routes of alerts and policy updates: the list, mark as read, and unread counts. */
export function announcementRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addRoutes(app, 'Alert', 'this alert', alerts);
  addRoutes(app, 'PolicyUpdate', 'this policy update', policyUpdates);
  return app;
}

type AnnouncementCalls = {
  readonly list: Endpoint<unknown>;
  readonly markAsRead: Endpoint<unknown>;
  readonly count: Endpoint<unknown>;
  readonly countByCategory?: Endpoint<unknown>;
};

function addRoutes(
  app: Hono<AppEnv>,
  type: AnnouncementType,
  what: string,
  calls: AnnouncementCalls,
): void {
  const { list, markAsRead, count, countByCategory } = calls;
  const readList = createQueryParser(list);
  app.get(list.path, async (c) => {
    const values = readList(c);
    const { db, viewer } = c.var;
    const { rows, total } = await listAnnouncements(db, viewer, type, values);
    setPageHeaders(c, values.page ?? 1, total);
    return c.json({ [getResponseKey(list)]: rows.map((row) => presentAnnouncement(row, viewer)) });
  });
  app.patch(markAsRead.path, async (c) => {
    const { db, viewer, now } = c.var;
    const id = readRecordId(c.req.param('id'), what);
    const mark = mayMarkAsRead(viewer) ? { at: new Date(now()) } : null;
    const row = await readAnnouncement(db, viewer, type, id, mark);
    if (!row) throw notFound(what);
    return c.json({ [getResponseKey(markAsRead)]: presentAnnouncement(row, viewer) });
  });
  for (const counter of [count, ...(countByCategory ? [countByCategory] : [])]) {
    const readCount = createQueryParser(counter);
    app.get(counter.path, async (c) =>
      c.json({
        [getResponseKey(counter)]: await countUnread(c.var.db, c.var.viewer, type, readCount(c)),
      }),
    );
  }
}
