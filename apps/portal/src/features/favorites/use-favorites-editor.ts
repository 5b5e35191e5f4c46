import {
  type CreateFavoritePage,
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  favoritePages,
  moveFavoritePageMutation,
} from '@producer-portal/api';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rejectionText } from '../../modules/content-list/failure-text.ts';
import type { Favorite } from '../../modules/favorites/use-favorites.ts';
import { useApi } from '../../modules/session/services.tsx';
import { favoritesPageCopy as copy } from './copy.ts';

/** A removed favorite that can be restored. */
export interface RemovedFavorite {
  readonly title: string;
  /** The submission that restores it. A retry sends the same object, so it keeps its idempotency key. */
  readonly submission: CreateFavoritePage;
}

/**
 * Moves, removes, and restores favorites. Each change shows immediately and rolls back if the host rejects it. `conflict` is
 * true if the host returned a different order, which is then shown instead of the user's.
 */
export function useFavoritesEditor() {
  const api = useApi();
  const query = useQuery(favoritePages.list.query(api));
  const move = useMutation(moveFavoritePageMutation(api));
  const remove = useMutation(deleteFavoritePageMutation(api));
  const create = useMutation(createFavoritePageMutation(api));
  const [failure, setFailure] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedFavorite | null>(null);

  const isSaving = useIsMutating({ mutationKey: favoritePages.list.cacheKey }) > 0;
  const order = query.data?.map(({ id }) => id).join(' ');
  const conflict = useConflict(order, isSaving || query.isFetching);

  /** Returns whether a change succeeds, and shows a message if it fails. Other changes can start in the meantime. */
  async function track(
    change: Promise<unknown>,
    failureMessage: (reason: string) => string,
  ): Promise<boolean> {
    setFailure(null);
    conflict.expectChange();
    try {
      await change;
      return true;
    } catch (error) {
      const reason = rejectionText(error, copy.fallbackText);
      setFailure(failureMessage(reason));
      return false;
    }
  }

  return {
    query,
    isSaving,
    failure,
    removed,
    conflict: conflict.hasConflict,
    closeConflict: conflict.close,
    move: ({ id, title }: Favorite, index: number) =>
      void track(move.mutateAsync({ id, index }), (reason) => copy.notMoved(title, reason)),
    remove: async ({ id, title, path }: Favorite) => {
      const index = query.data?.findIndex((page) => page.id === id) ?? 0;
      setRemoved(null);
      const isRemoved = await track(remove.mutateAsync(id), (reason) =>
        copy.notRemoved(title, reason),
      );
      if (isRemoved) setRemoved({ title, submission: { title, path, index } });
    },
    restore: async ({ title, submission }: RemovedFavorite) => {
      const isRestored = await track(create.mutateAsync(submission), (reason) =>
        copy.notRestored(title, reason),
      );
      if (isRestored) setRemoved(null);
    },
    isRestoring: create.isPending,
  };
}

/**
 * Detects whether the host's order differs from the user's after a change.
 *
 * @param order - the ids of the favorites in order, as one string; undefined before the list has loaded.
 * @param isBusy - whether changes are being saved or the list is being refetched.
 */
function useConflict(order: string | undefined, isBusy: boolean) {
  const [hasConflict, setHasConflict] = useState(false);
  const hasPendingChange = useRef(false);
  const expectedOrder = useRef<string>(undefined);
  useEffect(() => {
    if (!hasPendingChange.current) return;
    if (isBusy) {
      expectedOrder.current = order;
      return;
    }
    hasPendingChange.current = false;
    setHasConflict(expectedOrder.current !== order);
  }, [order, isBusy]);
  return {
    hasConflict,
    close: () => setHasConflict(false),
    expectChange: () => {
      hasPendingChange.current = true;
      setHasConflict(false);
    },
  };
}
