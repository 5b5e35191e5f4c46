import {
  type ApiCall,
  type ApiClient,
  alerts,
  brief,
  type BriefItem,
  createFavoritePage,
  deleteFavoritePage,
  type FavoritePage,
  favoritePageInputSchema,
  favoritePages,
  isAborted,
  isApiError,
  isInvalidResponse,
  isNotAuthorized,
  isNotFound,
  isServerDown,
  isSessionEnded,
  isTooManyRequests,
  markRevisionAsRead,
  markRevisionAsUnread,
  moveFavoritePage,
  policyUpdates,
  queuedFavoriteId,
  revisions,
  showFavoriteChange,
  showRevisionMark,
} from '@producer-portal/api';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Change } from './change.ts';
import type { QueueContent, SendResult } from './change-queue.ts';

type Mark = Extract<Change, { kind: 'mark' }>;

const announcements = { alerts, policyUpdates };

/**
 * The calls that mark a record, by prefix. Acknowledging isn't in the list, because the proof contains the time of the host's
 * response.
 */
const marks = new Map<ApiCall['prefix'], Pick<Mark, 'resource' | 'read'>>([
  [alerts.markAsRead.prefix, { resource: 'alerts', read: true }],
  [alerts.markAsUnread.prefix, { resource: 'alerts', read: false }],
  [policyUpdates.markAsRead.prefix, { resource: 'policyUpdates', read: true }],
  [policyUpdates.markAsUnread.prefix, { resource: 'policyUpdates', read: false }],
  [revisions.markAsRead.prefix, { resource: 'revisions', read: true }],
  [revisions.markAsUnread.prefix, { resource: 'revisions', read: false }],
]);

const addedSchema = v.object({ favorite_page: favoritePageInputSchema });
const movedSchema = v.object({ position: v.number() });

/** Returns the change that a call makes; null if it can't wait, because the user needs its response. */
export function toChange(call: ApiCall, client: QueryClient): Change | null {
  const id = getPathId(call);
  const mark = marks.get(call.prefix);
  if (mark) return toMark(mark, id, client);
  switch (call.prefix) {
    case favoritePages.create.prefix: {
      const body = v.safeParse(addedSchema, call.body);
      return body.success ? { kind: 'add-favorite', ...body.output.favorite_page } : null;
    }
    case favoritePages.delete.prefix:
      return { kind: 'remove-favorite', id };
    case favoritePages.move.prefix: {
      const body = v.safeParse(movedSchema, call.body);
      const pages = client.getQueryData<readonly FavoritePage[]>(favoritePages.list.cacheKey) ?? [];
      const title = pages.find((page) => String(page.id) === id)?.title ?? null;
      return body.success ? { kind: 'move-favorite', id, title, ...body.output } : null;
    }
    default:
      return null;
  }
}

/** The id in a call's path; empty if it has none. */
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
  // The page of an open record sends this call even if there is nothing to change.
  if (isOpening && row.read === true) return null;
  return { kind: 'mark', resource, id: String(row.id), read, title: row.title ?? null };
}

/** Sends a change to the host. Never rejects. */
export async function sendChange(
  api: ApiClient,
  change: Change,
  idempotencyKey: string,
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
    }
    return { type: 'sent' };
  } catch (error) {
    return toResult(error, change);
  }
}

function sendMark(api: ApiClient, { resource, id, read }: Mark): Promise<unknown> {
  if (resource === 'revisions') return (read ? markRevisionAsRead : markRevisionAsUnread)(api, id);
  const { markAsRead, markAsUnread } = announcements[resource];
  return (read ? markAsRead : markAsUnread).fetch(api, id);
}

function toResult(error: unknown, { kind }: Change): SendResult {
  if (isSessionEnded(error) || isAborted(error)) return { type: 'ended' };
  // The host has made the change, although its response is malformed.
  if (isInvalidResponse(error)) return { type: 'sent' };
  if (isServerDown(error) || isTooManyRequests(error))
    return { type: 'later', retryAfter: error.retryAfter };
  if (!isApiError(error)) return { type: 'later', retryAfter: null };
  if (isNotFound(error) || error.status === 410)
    return kind === 'remove-favorite' ? { type: 'sent' } : { type: 'refused', refusal: 'removed' };
  return { type: 'refused', refusal: isNotAuthorized(error) ? 'forbidden' : 'rejected' };
}

/** Applies waiting changes to the cached data, because neither a response nor the data of an earlier visit contains them. */
export function showWaiting(client: QueryClient, { waiting, createdIds }: QueueContent): void {
  const hostIds = new Map(
    Object.entries(createdIds).map(([key, id]) => [queuedFavoriteId(key), id] as const),
  );
  for (const { key, change } of waiting) {
    switch (change.kind) {
      case 'mark': {
        const { resource, id, read } = change;
        if (resource === 'revisions') showRevisionMark(client, id, read);
        else announcements[resource].markAsRead.show(client, id, read);
        break;
      }
      case 'add-favorite': {
        const { title, path } = change;
        const page = { id: queuedFavoriteId(key), position: 0, title, path };
        showFavoriteChange(client, { kind: 'add', page });
        break;
      }
      case 'remove-favorite':
        showFavoriteChange(client, { kind: 'remove', id: hostIds.get(change.id) ?? change.id });
        break;
      case 'move-favorite': {
        const id = hostIds.get(change.id) ?? change.id;
        showFavoriteChange(client, { kind: 'move', id, index: change.position - 1 });
      }
    }
  }
}

/** The first part of the query keys that a change affects. */
export const getResource = (change: Change): string =>
  change.kind === 'mark' ? change.resource : 'favoritePages';
