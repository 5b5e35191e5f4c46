import { alertsCall } from '@producer-portal/api';
import { Hono } from 'hono';
import { countUnread, listNotices, readNotice } from '../../db/notices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { readQuery } from '../../http/query.ts';
import { recordId } from '../../http/record-id.ts';
import { mayMarkAsRead } from '../../policies/reader.ts';
import { presentAlert } from './presenter.ts';
import { alertsByCategoryQuerySchema, alertsQuerySchema } from './schema.ts';

/** The list of alerts, marking one as read, and the two counts of unread ones. */
export function alertRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(alertsCall.path, async (c) => {
      const {
        'states[]': states,
        'products[]': products,
        ...rest
      } = readQuery(c, alertsQuerySchema);
      const { db, reader } = c.var;
      const { rows, total } = await listNotices(db, reader, 'Alert', { ...rest, states, products });
      setPageHeaders(c, rest.page, total);
      return c.json({ alerts: rows.map((row) => presentAlert(row, reader)) });
    })
    .patch(`${alertsCall.path}/:id/mark_as_read`, async (c) => {
      const { db, reader, now } = c.var;
      const id = recordId(c.req.param('id'), 'this alert');
      const mark = mayMarkAsRead(reader) ? { at: new Date(now()) } : null;
      const row = await readNotice(db, reader, 'Alert', id, mark);
      if (!row) throw notFound('this alert');
      return c.json({ alert: presentAlert(row, reader) });
    })
    .get('/api/v1/alert/unchecked_count', async (c) =>
      c.json({ alerts_count: await countUnread(c.var.db, c.var.reader, 'Alert') }),
    )
    .get('/api/v1/alert/unchecked_by_category_count', async (c) => {
      const { category } = readQuery(c, alertsByCategoryQuerySchema);
      return c.json({
        alerts_by_category_count: await countUnread(c.var.db, c.var.reader, 'Alert', category),
      });
    });
}
