import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { isQueued } from '../../errors/server-down.ts';
import { createMutation } from '../../client/query-options.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { ignoreQueued } from '../ignore-queued.ts';
import { createPendingChanges, type Change } from '../pending-changes.ts';
import {
  createIdempotencyKey,
  toQueuedId,
  withIdempotencyKey,
  type Submission,
} from '../idempotency-key.ts';
import { favoritePages } from './resource.ts';
import type { FavoritePage, FavoritePageInput } from './schema.ts';

/** Mutation keys start with the list's key, so that screens can find pending changes. */
const queryKey = favoritePages.list.cacheKey;

/**
 * Adds a page to the end of the favorites. If the path is already a favorite, the call returns that
 * favorite.
 *
 * @throws Rejected if the title or the path is invalid
 */
export function createFavoritePage(
  api: ApiClient,
  { title, path }: FavoritePageInput,
  { signal, idempotencyKey = createIdempotencyKey() }: SubmitOptions = {},
): Promise<FavoritePage> {
  const body = { favorite_page: { title, path } };
  return call(api, favoritePages.create, { body, idempotencyKey, signal });
}

/**
 * Removes a favorite.
 *
 * @throws NotFound if the favorite no longer exists or belongs to another user
 */
export function deleteFavoritePage(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, favoritePages.delete, { id, signal });
}

/** Removes a favorite, unless it no longer exists. A removal that is sent later counts as done. */
const deleteIfListed = (api: ApiClient, id: Id): Promise<void> =>
  deleteFavoritePage(api, id).catch((error: unknown) => {
    if (!isQueued(error)) ignoreNotFound(error);
  });

/**
 * Moves a favorite to another position. The host limits the position to the length of the list.
 *
 * @param index zero-based; the host's positions are one-based (docs/contract.md#favorite-pages)
 * @throws NotFound if the favorite no longer exists or belongs to another user
 */
export function moveFavoritePage(
  api: ApiClient,
  id: Id,
  index: number,
  { signal }: FetchOptions = {},
): Promise<FavoritePage> {
  return call(api, favoritePages.move, { id, body: { position: index + 1 }, signal });
}

const pendingChanges = /* @__PURE__ */ createPendingChanges<FavoritePage>(queryKey);

const hasId = (page: FavoritePage, id: Id) => String(page.id) === String(id);

const renumber = (pages: readonly FavoritePage[]) =>
  pages.map((page, index) => ({ ...page, position: index + 1 }));

const remove =
  (id: Id): Change<FavoritePage> =>
  (pages) =>
    renumber(pages.filter((page) => !hasId(page, id)));

const move =
  (id: Id, index: number): Change<FavoritePage> =>
  (pages) => {
    const page = pages.find((other) => hasId(other, id));
    if (!page) return pages;
    const others = pages.filter((other) => other !== page);
    return renumber(others.toSpliced(Math.max(0, index), 0, page));
  };

/** Shows the favorite with a new title, or the favorite that replaced it. */
const replace =
  (id: Id, changes: Partial<FavoritePage>): Change<FavoritePage> =>
  (pages) =>
    pages.map((page) => (hasId(page, id) ? { ...page, ...changes } : page));

/** Adds the created favorite to the end of the list until the list is refetched. */
const add =
  (page: FavoritePage): Change<FavoritePage> =>
  (pages) =>
    pages.some(({ id }) => hasId(page, id)) ? pages : [...pages, page];

/** A change to the favorites that is sent later. */
export type QueuedFavoriteChange =
  | { readonly kind: 'add'; readonly page: FavoritePage }
  | { readonly kind: 'remove'; readonly id: Id }
  | {
      readonly kind: 'move';
      readonly id: Id;
      /** Zero-based. */
      readonly index: number;
    };

/** Shows a change in the cached favorites, without a call. Showing it twice has the same effect. */
export function showFavoriteChange(client: QueryClient, change: QueuedFavoriteChange): void {
  client.setQueryData<readonly FavoritePage[]>(
    queryKey,
    (pages) => {
      if (!pages) return undefined;
      if (change.kind === 'remove') return remove(change.id)(pages);
      if (change.kind === 'move') return move(change.id, change.index)(pages);
      // The host may already have the favorite, under the host's own id.
      const isListed = pages.some(({ path }) => path === change.page.path);
      return isListed ? pages : renumber([...pages, change.page]);
    },
    // A change is not a response, so it must not change the time at which the list becomes stale.
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
  );
}

/**
 * Adds a favorite, and moves it to its position. If one of the calls is sent later, returns the favorite as it will be
 * after that call.
 */
async function createAtIndex(
  api: ApiClient,
  { title, path }: FavoritePageInput,
  index: number | undefined,
  idempotencyKey: string,
): Promise<FavoritePage> {
  const page = await createFavoritePage(api, { title, path }, { idempotencyKey }).catch(
    (error: unknown) => {
      if (!isQueued(error)) throw error;
      return { id: toQueuedId(idempotencyKey), position: 0, title, path };
    },
  );
  if (index === undefined) return page;
  return (await moveFavoritePage(api, page.id, index).catch(ignoreQueued)) ?? page;
}

/**
 * Common options of favorites mutations. The mutations run one after the other because each
 * position depends on the previous change. After the last one, the list is refetched and the host's
 * order wins.
 */
function createMutationOptions(api: ApiClient, action: string) {
  return {
    networkMode: 'always',
    mutationKey: [...queryKey, action],
    scope: { id: 'favoritePages' },
    onSettled: (
      _response: unknown,
      _error: Error | null,
      _variables: unknown,
      _result: unknown,
      { client }: MutationFunctionContext,
    ) => {
      api.session.notify({ type: 'changed', resource: 'favoritePages' });
      if (client.isMutating({ mutationKey: queryKey }) === 1) {
        void client.invalidateQueries({ queryKey });
      }
    },
  } as const;
}

/** Variables of `createFavoritePageMutation`. */
export type CreateFavoritePage = FavoritePageInput &
  Submission & {
    /** Zero-based position. @default the end of the list */
    index?: number;
  };

/**
 * Adds a favorite. To undo a removal, pass the old position as `index`
 * (the callbacks of `deleteFavoritePageMutation` get it).
 *
 * The variables object identifies the submission: a retry with the same object runs once, but a
 * second click with a new object is a second submission. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, isPending } = useMutation(createFavoritePageMutation(api));
 * mutate({ title: 'Ohio alerts', path: '/alerts?states[]=OH' });
 */
export function createFavoritePageMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'create'),
    mutationFn: (variables: CreateFavoritePage) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        createAtIndex(api, variables, variables.index, idempotencyKey),
      ),
    onSuccess: async (page, { index }, _result, { client }) => {
      const change: Change<FavoritePage> = (pages) => {
        const pagesWithAddition = add(page)(pages);
        return index === undefined ? pagesWithAddition : move(page.id, index)(pagesWithAddition);
      };
      pendingChanges.confirm(client, await pendingChanges.begin(client, change));
    },
  });
}

/** A removed favorite and its position, for an undo. */
export type RemovedFavoritePage = {
  page: FavoritePage;
  /** Zero-based. */
  index: number;
};

/**
 * Removes a favorite. The favorite disappears immediately and comes back if the call fails. A
 * favorite that no longer exists counts as removed.
 *
 * The callbacks of `mutate` get the favorite and its position as `onMutateResult.removed`. To undo
 * the removal, run `createFavoritePageMutation` with `{ title, path, index }`.
 */
export function deleteFavoritePageMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'delete'),
    mutationFn: (id: Id) => deleteIfListed(api, id),
    onMutate: async (id: Id, { client }) => {
      const removed = findFavorite(client, id);
      return { removed, change: await pendingChanges.begin(client, remove(id)) };
    },
    onSuccess: (_response, _id, { change }, { client }) => pendingChanges.confirm(client, change),
    onError: (_error: Error, _id, result, { client }) => {
      if (result) pendingChanges.revert(client, result.change);
    },
  });
}

/**
 * Moves a favorite to another position. The favorite moves immediately, and moves back if the call
 * fails. Further moves are sent one after the other; after the last one, the host's order wins. For
 * an undo, use `onMutateResult.from`, the previous index.
 *
 * @example
 * mutate({ id: page.id, index: 0 }); // to the top
 */
export function moveFavoritePageMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'move'),
    mutationFn: ({ id, index }: { id: Id; index: number }) =>
      moveFavoritePage(api, id, index).catch(ignoreQueued),
    onMutate: async ({ id, index }, { client }) => {
      const from = findFavorite(client, id)?.index;
      return { from, change: await pendingChanges.begin(client, move(id, index)) };
    },
    onSuccess: (_page, _variables, { change }, { client }) =>
      pendingChanges.confirm(client, change),
    onError: (_error: Error, _variables, result, { client }) => {
      if (result) pendingChanges.revert(client, result.change);
    },
  });
}

/** Variables of `renameFavoritePageMutation`: the favorite with its new title. */
export type RenameFavoritePage = FavoritePageInput &
  Submission & {
    id: Id;
    /** The favorite's zero-based position, which doesn't change. */
    index: number;
  };

/**
 * Gives a favorite another title. The API has no call for this, so the favorite is deleted and added again at its position,
 * with a new id (docs/contract.md#favorite-pages). The title changes immediately, and changes back if a call fails.
 *
 * If adding fails, the favorite is gone until the mutation runs again with the same variables object.
 *
 * @example
 * mutate({ id: page.id, path: page.path, title: 'Ohio alerts', index: 0 });
 */
export function renameFavoritePageMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'rename'),
    mutationFn: (variables: RenameFavoritePage) =>
      withIdempotencyKey(variables, async (idempotencyKey) => {
        await deleteIfListed(api, variables.id);
        return createAtIndex(api, variables, variables.index, idempotencyKey);
      }),
    onMutate: async ({ id, title }, { client }) => ({
      change: await pendingChanges.begin(client, replace(id, { title })),
    }),
    onSuccess: async (page, { id }, { change }, { client }) => {
      pendingChanges.confirm(client, change);
      pendingChanges.confirm(client, await pendingChanges.begin(client, replace(id, page)));
    },
    onError: (_error: Error, _variables, result, { client }) => {
      if (result) pendingChanges.revert(client, result.change);
    },
  });
}

function findFavorite(client: QueryClient, id: Id): RemovedFavoritePage | undefined {
  const pages = client.getQueryData<readonly FavoritePage[]>(queryKey) ?? [];
  const index = pages.findIndex((page) => hasId(page, id));
  const page = pages[index];
  return page && { page, index };
}
