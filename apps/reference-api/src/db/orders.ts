import type { CartItem, CollateralRequest, OrderStatus } from '@producer-portal/api';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { toOffset, PAGE_SIZE } from '../http/paging.ts';
import { ownedBy } from '../policies/ownership.ts';
import type { Viewer } from '../policies/viewer.ts';
import type { Database } from './tables.ts';

type RequestRow = Selectable<Database['collateral_requests']>;
type ItemRow = Selectable<Database['collateral_items']>;

const selectUserRequests = (db: Kysely<Database>, viewer: Viewer) =>
  db.selectFrom('collateral_requests as q').where(ownedBy(viewer, 'q'));

/** Returns the id of the viewer's draft order (the cart), or `null`. */
export async function findDraft(db: Kysely<Database>, viewer: Viewer): Promise<number | null> {
  const draft = await selectUserRequests(db, viewer)
    .select('q.id')
    .where('q.status', '=', 'draft')
    .executeTakeFirst();
  return draft?.id ?? null;
}

/** Creates the viewer's draft order (the cart). */
export async function createDraft(
  tx: Transaction<Database>,
  viewer: Viewer,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('collateral_requests')
    .values({
      uuid: viewer.uuid,
      status: 'draft',
      created_at: at,
      updated_at: at,
      submitted_at: null,
      delivery: null,
      history: JSON.stringify([{ status: 'draft', at, ...getImpersonationNote(viewer) }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the history note for a step that an admin took on the agent's behalf. */
export const getImpersonationNote = (viewer: Viewer) =>
  viewer.impersonated ? { note: 'By the home office on the agency’s behalf.' } : {};

/** Converts a row to a cart item of the API. */
export function toCartItem(row: ItemRow): CartItem {
  const { id, template_id, quantity, state, fields, title, price_cents } = row;
  return {
    id,
    // The sample library's numeric ids stay numbers.
    collateral_template_id: /^\d{1,15}$/.test(template_id) ? Number(template_id) : template_id,
    quantity,
    state,
    fields,
    title,
    price_cents,
  };
}

/** Lists the items of an order, in the order in which they were added. */
export async function listItems(db: Kysely<Database>, requestId: number): Promise<CartItem[]> {
  return (await selectItemRows(db, [requestId])).map(toCartItem);
}

const selectItemRows = (db: Kysely<Database>, requestIds: readonly number[]): Promise<ItemRow[]> =>
  db
    .selectFrom('collateral_items')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .orderBy('id')
    .execute();

async function toRequests(
  db: Kysely<Database>,
  rows: readonly RequestRow[],
): Promise<CollateralRequest[]> {
  if (rows.length === 0) return [];
  const items = await selectItemRows(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, status, created_at, submitted_at, updated_at, delivery, history } = row;
    const requestItems = items.filter(({ request_id }) => request_id === id);
    return {
      id,
      number: `CO-${id}`,
      status,
      created_at: created_at.toISOString(),
      ...(submitted_at && { submitted_at: submitted_at.toISOString() }),
      updated_at: updated_at.toISOString(),
      items: requestItems.map(toCartItem),
      total_cents: requestItems.reduce(
        (sum, { quantity, price_cents }) => sum + quantity * price_cents,
        0,
      ),
      ...(delivery && { delivery }),
      history,
    };
  });
}

/** Returns a page of the viewer's orders, newest first, and the total number. */
export async function listRequests(
  db: Kysely<Database>,
  viewer: Viewer,
  { status, page }: { status?: OrderStatus | undefined; page: number },
): Promise<{ requests: CollateralRequest[]; total: number }> {
  const all = selectUserRequests(db, viewer);
  const matching = status === undefined ? all : all.where('q.status', '=', status);
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const offset = toOffset(page);
  const rows =
    offset === null
      ? []
      : await matching
          .selectAll('q')
          .orderBy('q.created_at', 'desc')
          .orderBy('q.id', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute();
  return { requests: await toRequests(db, rows), total };
}

/** Finds one of the viewer's orders. `null` if no order has the id, or if the order is another user's. */
export async function findRequest(
  db: Kysely<Database>,
  viewer: Viewer,
  id: number,
): Promise<CollateralRequest | null> {
  const rows = await selectUserRequests(db, viewer).selectAll('q').where('q.id', '=', id).execute();
  const [request] = await toRequests(db, rows);
  return request ?? null;
}
