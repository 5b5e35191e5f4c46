import {
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  favoritePages,
} from '@producer-portal/api';
import { StarToggle } from '@producer-portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureText } from '../content-list/failure-text.ts';
import { useApi } from '../session/services.tsx';
import { favoritesCopy } from './copy.ts';
import { isSamePage } from './favorite-path.ts';

const copy = favoritesCopy.star;

/** What the host takes (favoritePageInputSchema). */
const longestTitle = 200;

export interface PageStarProps {
  readonly title: string;
  /** From `favoritePath`. */
  readonly path: string;
}

/** Keeps the page that is shown among the favorites, or lets it go; absent while they are not known. */
export function PageStar({ title, path }: PageStarProps) {
  const api = useApi();
  const { data: pages } = useQuery(favoritePages.list.query(api));
  const create = useMutation(createFavoritePageMutation(api));
  const remove = useMutation(deleteFavoritePageMutation(api));
  if (!pages) return null;

  const favorite = pages.find((page) => isSamePage(page.path, path));
  const isPending = create.isPending || remove.isPending;
  const error = create.error ?? remove.error;

  function toggle() {
    if (favorite) {
      create.reset();
      remove.mutate(favorite.id);
      return;
    }
    remove.reset();
    // A press that failed is sent again as the same press, so that the host keeps the page once.
    create.mutate(
      create.isError ? create.variables : { title: title.slice(0, longestTitle), path },
    );
  }

  return (
    <StarToggle
      on={favorite !== undefined}
      state={isPending ? 'pending' : error ? 'failed' : 'idle'}
      labels={{ ...copy, failed: failureText(error, copy.failed) }}
      onToggle={toggle}
      withWord
    />
  );
}
