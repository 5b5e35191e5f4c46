import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { mutationOf } from '../../client/query-options.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { createPendingChanges, type Change } from '../pending-changes.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import { favoritePages } from './resource.ts';
import type { FavoritePage, FavoritePageInput } from './schema.ts';

/** Changes carry the key of the list, so that screens find them by it. */
const queryKey = favoritePages.list.cacheKey;

/**
 * Keeps a page as a favorite, after the others. The same path again answers the one that is there.
 *
 * @throws Rejected when the title or the path does not do
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
 * Gives a favorite up.
 *
 * @throws NotFound when it is not there any more, or is another's
 */
export function deleteFavoritePage(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, favoritePages.delete, { id, signal });
}

/**
 * Moves a favorite to another place; the host moves one that lies past an end to that end.
 *
 * @param index zero-based; the host's positions are one-based (docs/contract.md#favorite-pages)
 * @throws NotFound when it is not there any more, or is another's
 */
export function moveFavoritePage(
  api: ApiClient,
  id: Id,
  index: number,
  { signal }: FetchOptions = {},
): Promise<FavoritePage> {
  return call(api, favoritePages.move, { id, body: { position: index + 1 }, signal });
}

const pending = /* @__PURE__ */ createPendingChanges<FavoritePage>(queryKey);

const isNamed = (page: FavoritePage, id: Id) => String(page.id) === String(id);

const inPlace = (pages: readonly FavoritePage[]) =>
  pages.map((page, index) => ({ ...page, position: index + 1 }));

const without =
  (id: Id): Change<FavoritePage> =>
  (pages) =>
    inPlace(pages.filter((page) => !isNamed(page, id)));

const moved =
  (id: Id, index: number): Change<FavoritePage> =>
  (pages) => {
    const page = pages.find((each) => isNamed(each, id));
    if (!page) return pages;
    const others = pages.filter((each) => each !== page);
    return inPlace(others.toSpliced(Math.max(0, index), 0, page));
  };

/** Shows the answer of a host at the end of the list, until the list itself is answered. */
const added =
  (page: FavoritePage): Change<FavoritePage> =>
  (pages) =>
    pages.some(({ id }) => isNamed(page, id)) ? pages : [...pages, page];

/**
 * What every change of favorites has: they are sent one after the other, as each counts on the
 * order that the one before has left; and after the last one the host's order is asked for and wins.
 */
function changing(api: ApiClient, what: string) {
  return {
    networkMode: 'always',
    mutationKey: [...queryKey, what],
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

/** The variables of a new favorite. */
export type CreateFavoritePage = FavoritePageInput &
  Submission & {
    /** Its place, zero-based. @default after the others */
    index?: number;
  };

/**
 * Keeps a page as a favorite: the star. With `index` it takes that place, which undoes a removal
 * (`deleteFavoritePageMutation` tells what it has removed, and from where).
 *
 * The press is the object of variables: a retry with the same one is done once, and a second click
 * that makes an object of its own is a second press. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, isPending } = useMutation(createFavoritePageMutation(api));
 * mutate({ title: 'Ohio alerts', path: '/alerts?states[]=OH' });
 */
export function createFavoritePageMutation(api: ApiClient) {
  return mutationOf({
    ...changing(api, 'create'),
    mutationFn: (variables: CreateFavoritePage) =>
      withIdempotencyKey(variables, async (idempotencyKey) => {
        const page = await createFavoritePage(api, variables, { idempotencyKey });
        return variables.index === undefined
          ? page
          : moveFavoritePage(api, page.id, variables.index);
      }),
    onSuccess: async (page, { index }, _result, { client }) => {
      const change: Change<FavoritePage> = (pages) => {
        const all = added(page)(pages);
        return index === undefined ? all : moved(page.id, index)(all);
      };
      pending.confirm(client, await pending.begin(client, change));
    },
  });
}

/** What a removal took away, so that it can be undone. */
export type RemovedFavoritePage = {
  page: FavoritePage;
  /** Zero-based. */
  index: number;
};

/**
 * Gives a favorite up. It goes at once, and comes back to its place when that fails; one that is
 * not there any more counts as removed.
 *
 * The last callbacks of `mutate` are handed what was removed (`result.removed`), for an undo:
 * `create.mutate({ title, path, index })`.
 */
export function deleteFavoritePageMutation(api: ApiClient) {
  return mutationOf({
    ...changing(api, 'delete'),
    mutationFn: (id: Id) => deleteFavoritePage(api, id).catch(ignoreNotFound),
    onMutate: async (id: Id, { client }) => {
      const removed = placeOf(client, id);
      return { removed, change: await pending.begin(client, without(id)) };
    },
    onSuccess: (_response, _id, { change }, { client }) => pending.confirm(client, change),
    onError: (_error: Error, _id, result, { client }) => {
      if (result) pending.takeBack(client, result.change);
    },
  });
}

/**
 * Moves a favorite to another place. It moves at once, and back when that fails; moves that follow
 * are sent in their order, and after the last one the host's order wins. `result.from` is the place
 * it came from, for an undo.
 *
 * @example
 * mutate({ id: page.id, index: 0 }); // to the top
 */
export function moveFavoritePageMutation(api: ApiClient) {
  return mutationOf({
    ...changing(api, 'move'),
    mutationFn: ({ id, index }: { id: Id; index: number }) => moveFavoritePage(api, id, index),
    onMutate: async ({ id, index }, { client }) => {
      const from = placeOf(client, id)?.index;
      return { from, change: await pending.begin(client, moved(id, index)) };
    },
    onSuccess: (_page, _variables, { change }, { client }) => pending.confirm(client, change),
    onError: (_error: Error, _variables, result, { client }) => {
      if (result) pending.takeBack(client, result.change);
    },
  });
}

function placeOf(client: QueryClient, id: Id): RemovedFavoritePage | undefined {
  const pages = client.getQueryData<readonly FavoritePage[]>(queryKey) ?? [];
  const index = pages.findIndex((page) => isNamed(page, id));
  const page = pages[index];
  return page && { page, index };
}
