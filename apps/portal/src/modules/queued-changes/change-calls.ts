import {
  type ApiCall,
  type ApiClient,
  alerts,
  brief,
  type BriefItem,
  type CartItem,
  cartItemInputSchema,
  cartItems,
  type CollateralTemplate,
  collateralTemplates,
  createCartItem,
  createFavoritePage,
  deleteCartItem,
  deleteFavoritePage,
  type FavoritePage,
  favoritePageInputSchema,
  favoritePages,
  isAborted,
  isApiError,
  isInvalidResponse,
  isNotAuthorized,
  isNotFound,
  isQueuedId,
  isRejected,
  isServerDown,
  isSessionEnded,
  isTooManyRequests,
  markRevisionAsRead,
  markRevisionAsUnread,
  moveFavoritePage,
  policyUpdates,
  prepareCartItem,
  toQueuedId,
  revisions,
  showCartChange,
  showFavoriteChange,
  showRevisionMark,
} from '@producer-portal/api';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { toEasternDay } from '../../lib/dates.ts';
import type { Services } from '../session/services.tsx';
import { type Change, isCartChange, type Waiting } from './change.ts';
import type { QueueContent, SendResult } from './change-queue.ts';

type Mark = Extract<Change, { kind: 'mark' }>;

const announcements = { alerts, policyUpdates };

/**
 * The calls that mark a record, by prefix. Acknowledgements aren't in the list, because the proof contains the time of the
 * host's response.
 */
const marks = new Map<ApiCall['prefix'], Pick<Mark, 'resource' | 'read'>>([
  [alerts.markAsRead.prefix, { resource: 'alerts', read: true }],
  [alerts.markAsUnread.prefix, { resource: 'alerts', read: false }],
  [policyUpdates.markAsRead.prefix, { resource: 'policyUpdates', read: true }],
  [policyUpdates.markAsUnread.prefix, { resource: 'policyUpdates', read: false }],
  [revisions.markAsRead.prefix, { resource: 'revisions', read: true }],
  [revisions.markAsUnread.prefix, { resource: 'revisions', read: false }],
]);

const addFavoriteSchema = v.object({ favorite_page: favoritePageInputSchema });
const moveFavoriteSchema = v.object({ position: v.number() });
const addCartItemSchema = v.object({ cart_item: cartItemInputSchema });

/** Returns the change that a call makes; null if the call can't wait, because the user needs its response. */
export function toChange(
  call: ApiCall,
  services: Pick<Services, 'queryClient' | 'session'>,
): Change | null {
  const { queryClient: client } = services;
  const id = getPathId(call);
  const mark = marks.get(call.prefix);
  if (mark) return toMark(mark, id, client);
  switch (call.prefix) {
    case favoritePages.create.prefix: {
      const body = v.safeParse(addFavoriteSchema, call.body);
      return body.success ? { kind: 'add-favorite', ...body.output.favorite_page } : null;
    }
    case favoritePages.delete.prefix:
      return { kind: 'remove-favorite', id };
    case favoritePages.move.prefix: {
      const body = v.safeParse(moveFavoriteSchema, call.body);
      const pages = client.getQueryData<readonly FavoritePage[]>(favoritePages.list.cacheKey) ?? [];
      const title = pages.find((page) => String(page.id) === id)?.title ?? null;
      return body.success ? { kind: 'move-favorite', id, title, ...body.output } : null;
    }
    case cartItems.create.prefix: {
      const body = v.safeParse(addCartItemSchema, call.body);
      return body.success ? toAddCartItem(body.output.cart_item, services) : null;
    }
    case cartItems.delete.prefix: {
      const items = client.getQueryData<readonly CartItem[]>(cartItems.list.cacheKey) ?? [];
      const title = items.find((item) => String(item.id) === id)?.title ?? null;
      const replacedBy = String(call.replacedBy ?? '');
      return {
        kind: 'remove-cart-item',
        id,
        title,
        replacedBy: isQueuedId(replacedBy) ? replacedBy : null,
      };
    }
    default:
      return null;
  }
}

/** Returns the change that adds an item; null if the host would refuse the item, or if its template isn't on this device. */
function toAddCartItem(
  input: v.InferOutput<typeof cartItemInputSchema>,
  { queryClient, session }: Pick<Services, 'queryClient' | 'session'>,
): Change | null {
  const { cacheKey } = collateralTemplates.detail;
  const id = String(input.collateral_template_id);
  const cached = queryClient
    .getQueriesData<CollateralTemplate>({ queryKey: cacheKey })
    .find(([, each]) => String(each?.id) === id);
  const template = cached?.[1];
  if (!template) return null;
  const { item } = prepareCartItem(input, template, {
    agency: session.snapshot().claims?.agency ?? null,
    today: toEasternDay(session.now()),
  });
  if (!item) return null;
  // The cart needs the template by its id. The item's page has usually loaded it by its slug.
  queryClient.setQueryData([...cacheKey, id], template, {
    updatedAt: queryClient.getQueryState(cached[0])?.dataUpdatedAt ?? 0,
  });
  return { kind: 'add-cart-item', input, item };
}

/** The id in a call's path; empty if the path has none. */
function getPathId({ path, pattern = path }: ApiCall): string {
  return path.split('/')[pattern.split('/').indexOf(':id')] ?? '';
}

function toMark(
  { resource, read }: Pick<Mark, 'resource' | 'read'>,
  id: string,
  client: QueryClient,
): Mark | null {
  if (resource === 'revisions') {
    const items = client.getQueryData<readonly BriefItem[]>(brief.list.cacheKey) ?? [];
    const item = items.find(({ record }) => String(record.revision.id) === id);
    return { kind: 'mark', resource, id, read, title: item?.record.title ?? null };
  }
  const row = announcements[resource].markAsRead.findCached(client, id);
  // A record that isn't on this device can't have been read on this device.
  if (!row) return null;
  const isOpening = client.getQueryState([resource, 'markAsRead', id])?.fetchStatus === 'fetching';
  // A record's page sends this call when it opens, even if the record is already marked as read.
  if (isOpening && row.read === true) return null;
  return { kind: 'mark', resource, id: String(row.id), read, title: row.title ?? null };
}

/** Sends a change to the host. Never rejects. */
export async function sendChange(
  api: ApiClient,
  change: Change,
  { key: idempotencyKey, wasSent }: Pick<Waiting, 'key' | 'wasSent'>,
): Promise<SendResult> {
  try {
    switch (change.kind) {
      case 'mark':
        await sendMark(api, change);
        break;
      case 'add-favorite': {
        const { title, path } = change;
        const { id } = await createFavoritePage(api, { title, path }, { idempotencyKey });
        return { type: 'sent', id: String(id) };
      }
      case 'remove-favorite':
        await deleteFavoritePage(api, change.id);
        break;
      case 'move-favorite':
        await moveFavoritePage(api, change.id, change.position - 1);
        break;
      case 'add-cart-item': {
        const { id } = await createCartItem(api, change.input, { idempotencyKey });
        return { type: 'sent', id: String(id) };
      }
      case 'remove-cart-item':
        await deleteCartItem(api, change.id);
    }
    return { type: 'sent' };
  } catch (error) {
    return toResult(error, change, wasSent);
  }
}

function sendMark(api: ApiClient, { resource, id, read }: Mark): Promise<unknown> {
  if (resource === 'revisions') return (read ? markRevisionAsRead : markRevisionAsUnread)(api, id);
  const { markAsRead, markAsUnread } = announcements[resource];
  return (read ? markAsRead : markAsUnread).fetch(api, id);
}

function toResult(error: unknown, { kind }: Change, wasSent: boolean): SendResult {
  if (isSessionEnded(error) || isAborted(error)) return { type: 'ended' };
  // The host has made the change, although its response is malformed.
  if (isInvalidResponse(error)) return { type: 'sent' };
  if (isServerDown(error) || isTooManyRequests(error))
    return { type: 'later', retryAfter: error.retryAfter };
  if (!isApiError(error)) return { type: 'later', retryAfter: null };
  if (isNotFound(error) || error.status === 410) {
    // A cart item that someone else removed may have been ordered, so the user has to know.
    const isDone = kind === 'remove-favorite' || (kind === 'remove-cart-item' && wasSent);
    return isDone ? { type: 'sent' } : { type: 'refused', refusal: 'removed', reason: null };
  }
  if (isNotAuthorized(error)) return { type: 'refused', refusal: 'forbidden', reason: null };
  const reasons = isRejected(error) ? Object.values(error.fields).flat() : [];
  return {
    type: 'refused',
    refusal: 'rejected',
    reason: reasons.join(' ') || error.hostMessage || null,
  };
}

/** Applies waiting changes to the cached data, because responses and data from earlier visits don't contain them. */
export function showWaitingChanges(
  client: QueryClient,
  { waiting, createdIds }: QueueContent,
): void {
  const hostIds = new Map(
    Object.entries(createdIds).map(([key, id]) => [toQueuedId(key), id] as const),
  );
  for (const { key, wasSent, change } of waiting) {
    switch (change.kind) {
      case 'mark':
        showMark(client, change);
        break;
      case 'add-favorite': {
        const { title, path } = change;
        const page = { id: toQueuedId(key), position: 0, title, path };
        showFavoriteChange(client, { kind: 'add', page });
        break;
      }
      case 'remove-favorite':
        showFavoriteChange(client, { kind: 'remove', id: hostIds.get(change.id) ?? change.id });
        break;
      case 'move-favorite': {
        const id = hostIds.get(change.id) ?? change.id;
        showFavoriteChange(client, { kind: 'move', id, index: change.position - 1 });
        break;
      }
      case 'add-cart-item':
        // The host may already have the item, under the host's own id.
        if (!wasSent || !isInCart(client, change.item))
          showCartChange(client, { kind: 'add', item: { ...change.item, id: toQueuedId(key) } });
        break;
      case 'remove-cart-item':
        showCartChange(client, { kind: 'remove', id: hostIds.get(change.id) ?? change.id });
    }
  }
}

/** Hides changes that the user has undone, in this tab or in another. */
export function hideUndone(client: QueryClient, undone: readonly Waiting[]): void {
  for (const { key, change } of undone) {
    const { kind } = change;
    if (kind === 'mark') showMark(client, { ...change, read: !change.read });
    if (kind === 'add-favorite')
      showFavoriteChange(client, { kind: 'remove', id: toQueuedId(key) });
    if (kind === 'add-cart-item') showCartChange(client, { kind: 'remove', id: toQueuedId(key) });
  }
}

function showMark(client: QueryClient, { resource, id, read }: Mark): void {
  if (resource === 'revisions') showRevisionMark(client, id, read);
  else announcements[resource].markAsRead.show(client, id, read);
}

function isInCart(client: QueryClient, item: Omit<CartItem, 'id'>): boolean {
  const items = client.getQueryData<readonly CartItem[]>(cartItems.list.cacheKey) ?? [];
  return items.some(
    (each) =>
      String(each.collateral_template_id) === String(item.collateral_template_id) &&
      each.quantity === item.quantity &&
      each.state === item.state &&
      Object.entries(item.fields ?? {}).every(([key, text]) => each.fields?.[key] === text),
  );
}

/** The resources that a change affects: the first part of each query key. */
export function getResources(change: Change): readonly string[] {
  if (change.kind === 'mark') return [change.resource];
  return isCartChange(change) ? ['cartItems', 'collateralRequests'] : ['favoritePages'];
}
