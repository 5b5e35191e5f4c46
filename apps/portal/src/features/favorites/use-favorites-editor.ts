import {
  type CreateFavoritePage,
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  favoritePages,
  moveFavoritePageMutation,
  renameFavoritePageMutation,
} from '@producer-portal/api';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rejectionText } from '../../modules/content-list/failure-text.ts';
import { type Favorite, toFavorite } from '../../modules/favorites/use-favorites.ts';
import { useApi } from '../../modules/session/services.tsx';
import { favoritesPageCopy as copy } from './copy.ts';

/** A row of the page: a favorite, or a removed favorite that can be restored. */
export interface FavoriteRow extends Favorite {
  readonly isRemoved: boolean;
}

interface RemovedFavorite {
  readonly favorite: Favorite;
  /** Zero-based index of the favorite's row. */
  readonly row: number;
  /** The submission that restores the favorite. A retry sends the same object, so it keeps its idempotency key. */
  readonly submission?: CreateFavoritePage;
}

/** Inserts removed favorites in their old rows. A favorite that is in the host's list doesn't count as removed. */
function toRows(
  favorites: readonly Favorite[],
  removed: readonly RemovedFavorite[],
): readonly FavoriteRow[] {
  return removed
    .filter(({ favorite }) => !favorites.some(({ path }) => path === favorite.path))
    .toSorted((a, b) => a.row - b.row)
    .reduce<readonly FavoriteRow[]>(
      (rows, { favorite, row }) => rows.toSpliced(row, 0, { ...favorite, isRemoved: true }),
      favorites.map((favorite) => ({ ...favorite, isRemoved: false })),
    );
}

/**
 * Moves, renames, removes, and restores favorites. Each change shows immediately and rolls back if the host rejects it. `conflict` is
 * true if the host returned a different order, which is then shown instead of the user's.
 */
export function useFavoritesEditor() {
  const api = useApi();
  const query = useQuery(favoritePages.list.query(api));
  const move = useMutation(moveFavoritePageMutation(api));
  const remove = useMutation(deleteFavoritePageMutation(api));
  const rename = useMutation(renameFavoritePageMutation(api));
  const create = useMutation(createFavoritePageMutation(api));
  const [failure, setFailure] = useState<string | null>(null);
  const [removed, setRemoved] = useState<readonly RemovedFavorite[]>([]);
  const rows = toRows((query.data ?? []).map(toFavorite), removed);

  const isSaving = useIsMutating({ mutationKey: favoritePages.list.cacheKey }) > 0;
  // Compares paths, because a renamed favorite gets a new id.
  const order = query.data?.map(({ path }) => path).join(' ');
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

  const hasPath = (path: string) => (entry: RemovedFavorite) => entry.favorite.path === path;

  /** Offers to restore a favorite that isn't in the list. */
  function offerUndo(favorite: Favorite): void {
    const row = rows.findIndex(({ id }) => id === favorite.id);
    setRemoved((all) => [
      ...all.filter((entry) => !hasPath(favorite.path)(entry)),
      { favorite, row },
    ]);
  }

  return {
    query,
    rows,
    isSaving,
    failure,
    conflict: conflict.hasConflict,
    closeConflict: conflict.close,
    /** @param index - the new zero-based position among the favorites. */
    move: ({ id, title }: Favorite, index: number) => {
      setRemoved([]);
      void track(move.mutateAsync({ id, index }), (reason) => copy.notMoved(title, reason));
    },
    rename: async (favorite: Favorite, newTitle: string) => {
      const { id, title, path } = favorite;
      const index = query.data?.findIndex((page) => page.id === id) ?? 0;
      const isRenamed = await track(
        rename.mutateAsync({ id, path, title: newTitle, index }),
        (reason) => copy.notRenamed(title, reason),
      );
      // A rename removes the favorite and adds it again. If only the second call failed, the favorite is gone.
      if (!isRenamed) offerUndo(favorite);
      return isRenamed;
    },
    remove: async (favorite: Favorite) => {
      const { id, title, path } = favorite;
      offerUndo(favorite);
      const isRemoved = await track(remove.mutateAsync(id), (reason) =>
        copy.notRemoved(title, reason),
      );
      if (!isRemoved) setRemoved((all) => all.filter((entry) => !hasPath(path)(entry)));
    },
    restore: async ({ title, path }: Favorite) => {
      const rowIndex = rows.findIndex((row) => row.path === path);
      const submission = removed.find(hasPath(path))?.submission ?? {
        title,
        path,
        index: rows.slice(0, rowIndex).filter(({ isRemoved }) => !isRemoved).length,
      };
      setRemoved((all) =>
        all.map((entry) => (hasPath(path)(entry) ? { ...entry, submission } : entry)),
      );
      const isRestored = await track(create.mutateAsync(submission), (reason) =>
        copy.notRestored(title, reason),
      );
      if (isRestored) setRemoved((all) => all.filter((entry) => !hasPath(path)(entry)));
      return isRestored;
    },
  };
}

/**
 * Detects whether the host's order differs from the user's after a change.
 *
 * @param order - the paths of the favorites in order, as one string; undefined before the list has loaded.
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
