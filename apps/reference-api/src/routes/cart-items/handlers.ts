import { cartItems, collateralTemplateSchema, prepareCartItem } from '@producer-portal/api';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findContent, TEMPLATE_TYPES } from '../../db/content.ts';
import { toCartItem, findDraft, listItems, createDraft } from '../../db/orders.ts';
import { respondOncePerKey, lockUserRecords } from '../../http/respond-once-per-key.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/body.ts';
import { readNumericId } from '../../http/numeric-id.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound, invalidRequest } from '../../http/problem.ts';
import { requireArea } from '../../http/require-area.ts';
import { toEasternDay } from '../../lib/eastern-time.ts';
import { parseAgency } from '../../policies/agency.ts';
import { ownedBy } from '../../policies/ownership.ts';

const MAX_ITEMS = 50;

/** Routes for the viewer's cart: the items of the draft order. */
export function cartItemRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(cartItems.list.path, requireArea('orders'), async (c) => {
      const { db, viewer } = c.var;
      const draft = await findDraft(db, viewer);
      const cart_items = draft === null ? [] : await listItems(db, draft);
      setUnpagedListHeaders(c, cart_items.length);
      return c.json({ cart_items });
    })
    .post(cartItems.create.path, requireArea('orders'), async (c) => {
      const input = await readBody(c, cartItems.create);
      const { liveSession, now, viewer, sessions } = c.var;
      let isNewDraft = false;
      const { body, repeated, status } = await respondOncePerKey(c, input, async (tx) => {
        await lockUserRecords(tx, 'orders', viewer.uuid);
        const newItem = input.cart_item;
        const id = String(newItem.collateral_template_id);
        const document = await findContent(tx, viewer, TEMPLATE_TYPES, id);
        if (!document)
          throw invalidRequest({ collateral_template_id: ['This item is no longer available.'] });
        const template = v.parse(collateralTemplateSchema, document);
        const { errors, item } = prepareCartItem(newItem, template, {
          agency: parseAgency(liveSession),
          today: toEasternDay(now()),
        });
        if (errors) throw invalidRequest(errors);

        const draft = await findDraft(tx, viewer);
        if (draft !== null && (await listItems(tx, draft)).length >= MAX_ITEMS) {
          throw invalidRequest({
            collateral_template_id: [
              `An order can have up to ${MAX_ITEMS} items. Submit this order, then start a new one.`,
            ],
          });
        }
        isNewDraft = draft === null;
        const request_id = draft ?? (await createDraft(tx, viewer, new Date(now())));
        const row = await tx
          .insertInto('collateral_items')
          .values({
            request_id,
            template_id: String(template.id),
            title: template.title,
            quantity: item.quantity,
            state: newItem.state,
            fields: JSON.stringify(item.fields),
            price_cents: item.price_cents ?? 0,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return { status: 201, body: { cart_item: toCartItem(row) } };
      });
      // A retry gets a new token, because the lost response contained the token with the draft's id.
      const newToken =
        isNewDraft || repeated ? await sessions.reissue(liveSession, repeated) : null;
      if (newToken !== null) c.header('jwt', newToken);
      return c.json(body, status);
    })
    .delete(cartItems.delete.path, requireArea('orders'), async (c) => {
      const { db, viewer } = c.var;
      const id = readNumericId(c.req.param('id'), 'this item');
      await db.transaction().execute(async (tx) => {
        // The lock keeps items from being removed while the order is being submitted.
        await lockUserRecords(tx, 'orders', viewer.uuid);
        const removed = await tx
          .deleteFrom('collateral_items as i')
          .where('i.id', '=', id)
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('collateral_requests as q')
                .select('q.id')
                .whereRef('q.id', '=', 'i.request_id')
                .where('q.status', '=', 'draft')
                .where(ownedBy(viewer, 'q')),
            ),
          )
          .returning('i.id')
          .executeTakeFirst();
        if (!removed) throw notFound('this item');
      });
      return c.body(null, 204);
    });
}
