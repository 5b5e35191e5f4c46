import {
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  favoritePages,
} from '@producer-portal/api';
import { StarToggle } from '@producer-portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { rejectionText } from '../content-list/failure-text.ts';
import { useApi } from '../session/services.tsx';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { favoritesCopy } from './copy.ts';
import { isSamePage } from './favorite-path.ts';

const copy = favoritesCopy.star;

/** The host's limit (favoritePageInputSchema). */
const MAX_TITLE_LENGTH = 200;

export interface PageStarProps {
  readonly title: string;
  /** From `favoritePath`. */
  readonly path: string;
}

/** Adds the current page to the favorites or removes it. Renders nothing until the favorites have loaded, or while viewing as an agent. */
export function PageStar({ title, path }: PageStarProps) {
  const api = useApi();
  const { data: pages } = useQuery(favoritePages.list.query(api));
  const create = useMutation(createFavoritePageMutation(api));
  const remove = useMutation(deleteFavoritePageMutation(api));
  const isViewOnly = useIsViewOnly();
  if (!pages || isViewOnly) return null;

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
    // Resend a failed submission with the same variables, so that its idempotency key prevents a duplicate.
    create.mutate(
      create.isError ? create.variables : { title: title.slice(0, MAX_TITLE_LENGTH), path },
    );
  }

  return (
    <StarToggle
      on={favorite !== undefined}
      state={isPending ? 'pending' : error ? 'failed' : 'idle'}
      labels={{ ...copy, failed: rejectionText(error, copy.failed) }}
      onToggle={toggle}
      showLabel
    />
  );
}
