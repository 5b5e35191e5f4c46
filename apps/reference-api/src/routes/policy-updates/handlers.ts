import { policyUpdatesCall } from '@producer-portal/api';
import { Hono } from 'hono';
import { countUnread, listNotices, readNotice } from '../../db/notices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { readQuery } from '../../http/query.ts';
import { recordId } from '../../http/record-id.ts';
import { mayMarkAsRead } from '../../policies/reader.ts';
import { presentPolicyUpdate } from './presenter.ts';
import { policyUpdatesQuerySchema } from './schema.ts';

/** The list of policy updates, marking one as read, and the count of unread ones. */
export function policyUpdateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(policyUpdatesCall.path, async (c) => {
      const query = readQuery(c, policyUpdatesQuerySchema);
      const { 'states[]': states, 'products[]': products, ...rest } = query;
      const { db, reader } = c.var;
      const filters = { ...rest, states, products };
      const { rows, total } = await listNotices(db, reader, 'PolicyUpdate', filters);
      setPageHeaders(c, rest.page, total);
      return c.json({ policy_updates: rows.map((row) => presentPolicyUpdate(row, reader)) });
    })
    .patch(`${policyUpdatesCall.path}/:id/mark_as_read`, async (c) => {
      const { db, reader, now } = c.var;
      const id = recordId(c.req.param('id'), 'this policy update');
      const mark = mayMarkAsRead(reader) ? { at: new Date(now()) } : null;
      const row = await readNotice(db, reader, 'PolicyUpdate', id, mark);
      if (!row) throw notFound('this policy update');
      return c.json({ policy_update: presentPolicyUpdate(row, reader) });
    })
    .get(`${policyUpdatesCall.path}/unchecked_count`, async (c) =>
      c.json({ policy_updates_count: await countUnread(c.var.db, c.var.reader, 'PolicyUpdate') }),
    );
}
