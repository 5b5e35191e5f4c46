import { alerts, policyUpdates } from '@producer-portal/api';
import { keyOf, type Endpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import {
  countUnread,
  listNotices,
  readNotice,
  type NoticeRow,
  type NoticeType,
} from '../../db/notices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { queryReader } from '../../http/query.ts';
import { recordId } from '../../http/record-id.ts';
import { withoutAudience } from '../../policies/content.ts';
import { mayMarkAsRead, type Reader } from '../../policies/reader.ts';

const present = ({ document, read }: NoticeRow, reader: Reader) => ({
  ...withoutAudience(document, reader),
  read,
});

/** The calls of alerts and of policy updates: the list, marking one as read, and unread counts. */
export function noticeRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  add(app, 'Alert', 'this alert', alerts);
  add(app, 'PolicyUpdate', 'this policy update', policyUpdates);
  return app;
}

type NoticeCalls = {
  readonly list: Endpoint<unknown>;
  readonly markAsRead: Endpoint<unknown>;
  readonly count: Endpoint<unknown>;
  readonly countByCategory?: Endpoint<unknown>;
};

function add(app: Hono<AppEnv>, type: NoticeType, what: string, calls: NoticeCalls): void {
  const { list, markAsRead, count, countByCategory } = calls;
  const readList = queryReader(list);
  app.get(list.path, async (c) => {
    const values = readList(c);
    const { db, reader } = c.var;
    const { rows, total } = await listNotices(db, reader, type, values);
    setPageHeaders(c, values.page ?? 1, total);
    return c.json({ [keyOf(list)]: rows.map((row) => present(row, reader)) });
  });
  app.patch(markAsRead.path, async (c) => {
    const { db, reader, now } = c.var;
    const id = recordId(c.req.param('id'), what);
    const mark = mayMarkAsRead(reader) ? { at: new Date(now()) } : null;
    const row = await readNotice(db, reader, type, id, mark);
    if (!row) throw notFound(what);
    return c.json({ [keyOf(markAsRead)]: present(row, reader) });
  });
  for (const counter of [count, ...(countByCategory ? [countByCategory] : [])]) {
    const readCount = queryReader(counter);
    app.get(counter.path, async (c) =>
      c.json({ [keyOf(counter)]: await countUnread(c.var.db, c.var.reader, type, readCount(c)) }),
    );
  }
}
