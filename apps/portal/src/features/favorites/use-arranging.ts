import {
  type CreateFavoritePage,
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  favoritePages,
  moveFavoritePageMutation,
} from '@producer-portal/api';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../modules/content-list/failure-text.ts';
import type { Favorite } from '../../modules/favorites/use-favorites.ts';
import { useApi } from '../../modules/session/services.tsx';
import { favoritesPageCopy as copy } from './copy.ts';

/** A favorite that was removed and can come back. */
export interface Removed {
  readonly title: string;
  /** The press that puts it back; the same one when that is tried again. */
  readonly submission: CreateFavoritePage;
}

/**
 * Arranges the favorites: moves, removes and puts back, each seen at once and taken back where the host refuses it.
 * `conflict` says that the host's order, which wins, is another than the one made here.
 */
export function useArranging() {
  const api = useApi();
  const query = useQuery(favoritePages.list.query(api));
  const move = useMutation(moveFavoritePageMutation(api));
  const remove = useMutation(deleteFavoritePageMutation(api));
  const create = useMutation(createFavoritePageMutation(api));
  const [failure, setFailure] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);

  const isSaving = useIsMutating({ mutationKey: favoritePages.list.cacheKey }) > 0;
  const order = query.data?.map(({ id }) => id).join(' ');
  const conflict = useConflict(order, isSaving || query.isFetching);

  /** Each press is followed by itself: others may come while it is being saved. */
  async function change(sent: Promise<unknown>, said: (why: string) => string): Promise<boolean> {
    setFailure(null);
    conflict.expectChange();
    try {
      await sent;
      return true;
    } catch (error) {
      setFailure(said(failureText(error instanceof Error ? error : null, copy.otherwise)));
      return false;
    }
  }

  return {
    query,
    isSaving,
    failure,
    removed,
    conflict: conflict.found,
    closeConflict: conflict.close,
    move: (id: Favorite['id'], index: number) =>
      void change(move.mutateAsync({ id, index }), copy.notMoved),
    remove: async ({ id, title, path }: Favorite) => {
      const index = query.data?.findIndex((page) => page.id === id) ?? 0;
      setRemoved(null);
      const isGone = await change(remove.mutateAsync(id), (why) => copy.notRemoved(title, why));
      if (isGone) setRemoved({ title, submission: { title, path, index } });
    },
    putBack: async ({ title, submission }: Removed) => {
      const isBack = await change(create.mutateAsync(submission), (why) =>
        copy.notRestored(title, why),
      );
      if (isBack) setRemoved(null);
    },
    isPuttingBack: create.isPending,
  };
}

/**
 * Compares the order that our changes have made with the host's answer to them.
 *
 * @param order one text for one order; undefined while there is none
 * @param isBusy changes are being saved, or the list is asked for again
 */
function useConflict(order: string | undefined, isBusy: boolean) {
  const [found, setFound] = useState(false);
  const isOurs = useRef(false);
  const made = useRef<string>(undefined);
  useEffect(() => {
    if (!isOurs.current) return;
    if (isBusy) {
      made.current = order;
      return;
    }
    isOurs.current = false;
    setFound(made.current !== order);
  }, [order, isBusy]);
  return {
    found,
    close: () => setFound(false),
    expectChange: () => {
      isOurs.current = true;
      setFound(false);
    },
  };
}
