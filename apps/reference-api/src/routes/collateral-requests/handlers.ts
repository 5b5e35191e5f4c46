import {
  type CartItem,
  collateralRequests,
  collateralTemplateSchema,
  type Delivery,
} from '@producer-portal/api';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { findContent, TEMPLATE_TYPES } from '../../db/content.ts';
import { findRequest, listRequests, getImpersonationNote } from '../../db/orders.ts';
import type { Database } from '../../db/tables.ts';
import { respondOncePerKey, lockUserRecords } from '../../http/respond-once-per-key.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/body.ts';
import { readNumericId } from '../../http/numeric-id.ts';
import { setPageHeaders } from '../../http/paging.ts';
import { notFound, invalidRequest } from '../../http/problem.ts';
import { createQueryParser } from '../../http/query.ts';
import { requireArea } from '../../http/require-area.ts';
import { toEasternDay } from '../../lib/eastern-time.ts';
import { ownedBy } from '../../policies/ownership.ts';
import type { Viewer } from '../../policies/viewer.ts';

const RECORD_LABEL = 'this order';

/** Routes for the viewer's orders: the list, a single order, and submitting the draft. */
export function collateralRequestRoutes(): Hono<AppEnv> {
  const parseQuery = createQueryParser(collateralRequests.list);
  return new Hono<AppEnv>()
    .get(collateralRequests.list.path, requireArea('orders'), async (c) => {
      const { orderStatus: status, page = 1 } = parseQuery(c);
      const { requests, total } = await listRequests(c.var.db, c.var.viewer, { status, page });
      setPageHeaders(c, page, total);
      return c.json({ collateral_requests: requests });
    })
    .get(collateralRequests.detail.path, requireArea('orders'), async (c) => {
      const { db, viewer } = c.var;
      const collateral_request = await findRequest(
        db,
        viewer,
        readNumericId(c.req.param('id'), RECORD_LABEL),
      );
      if (!collateral_request) throw notFound(RECORD_LABEL);
      return c.json({ collateral_request });
    })
    .patch(collateralRequests.submit.path, requireArea('orders'), async (c) => {
      const { liveSession, now, viewer, sessions } = c.var;
      const id = readNumericId(c.req.param('id'), RECORD_LABEL);
      // Check ownership first, so that errors don't reveal other users' orders.
      if (!(await findRequest(c.var.db, viewer, id))) throw notFound(RECORD_LABEL);
      const input = await readBody(c, collateralRequests.submit);
      const { body, repeated } = await respondOncePerKey(c, input, async (tx) => {
        await lockUserRecords(tx, 'orders', viewer.uuid);
        const draft = await findRequest(tx, viewer, id);
        if (!draft) throw notFound(RECORD_LABEL);
        if (draft.status !== 'draft') {
          throw invalidRequest({
            status: ['This order was already submitted. Check its status in Your orders.'],
          });
        }
        const items = draft.items ?? [];
        if (items.length === 0)
          throw invalidRequest({ items: ['Your cart is empty. Add an item first.'] });
        await rejectUnavailableItems(tx, viewer, items, toEasternDay(now()));

        const at = new Date(now()).toISOString();
        await tx
          .updateTable('collateral_requests as q')
          .set({
            status: 'submitted',
            submitted_at: at,
            updated_at: at,
            delivery: JSON.stringify(withoutEmpty(input.collateral_request.delivery)),
            history: JSON.stringify([
              ...(draft.history ?? []),
              { status: 'submitted', at, ...getImpersonationNote(viewer) },
            ]),
          })
          .where('q.id', '=', id)
          .where(ownedBy(viewer, 'q'))
          .execute();
        return { status: 200, body: { collateral_request: await findRequest(tx, viewer, id) } };
      });
      if (!repeated) c.var.audit({ event: 'order_submitted' });
      const newToken = await sessions.reissue(liveSession, repeated);
      if (newToken !== null) c.header('jwt', newToken);
      return c.json(body);
    });
}

/** @throws Problem 422 for items that are no longer available. */
async function rejectUnavailableItems(
  db: Kysely<Database>,
  viewer: Viewer,
  items: readonly CartItem[],
  today: string,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const [index, { collateral_template_id, title }] of items.entries()) {
    const document = await findContent(db, viewer, TEMPLATE_TYPES, String(collateral_template_id));
    const template = document && v.parse(collateralTemplateSchema, document);
    if (!template || (template.expires_on ?? today) < today) {
      errors[`items.${index}`] = [`“${title}” is no longer available. Remove it from your cart.`];
    }
  }
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
}

/** Removes empty optional fields. */
function withoutEmpty(delivery: Delivery): Delivery {
  const { attention, street, city, state, postal_code, phone, ...rest } = delivery;
  const filledFields = Object.entries(rest).filter(([, value]) => value);
  return {
    attention,
    street,
    city,
    state,
    postal_code,
    phone,
    ...Object.fromEntries(filledFields),
  };
}
