import { favoritePages } from '@producer-portal/api';
import {
  Button,
  ButtonLink,
  Illustration,
  SortableList,
  ListSkeleton,
  LoadBoundary,
  Callout,
  PageHeader,
  StatusScreen,
  starLabelIllustration,
  useAnnounce,
} from '@producer-portal/ui';
import { useEffect, useRef } from 'react';
import { FailedLoad } from '../../modules/content-list/failed-load.tsx';
import { toLoadState } from '../../modules/content-list/load-state.ts';
import { toFavorite } from '../../modules/favorites/use-favorites.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { ViewOnly } from '../../modules/view-only/view-only.tsx';
import { favoritesPageCopy as copy } from './copy.ts';
import styles from './pp-favorites.module.css';
import { useFavoritesEditor } from './use-favorites-editor.ts';

/** The user's favorites, which can be reordered with buttons, by position, or by dragging. */
export function FavoritesScreen() {
  const editor = useFavoritesEditor();
  const { query, isSaving, failure, removed } = editor;
  const favorites = (query.data ?? []).map(toFavorite);
  const undo = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();

  useEffect(() => {
    if (!removed) return;
    announce(copy.removed(removed.title));
    // No row is left to receive focus.
    if (favorites.length === 0) undo.current?.focus();
    // Announce once for each removal, not when the list changes later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [announce, removed]);

  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} count={query.data && favorites.length} />
      {editor.conflict && (
        <Callout tone="info" onClose={editor.closeConflict} closeLabel={copy.dismiss}>
          <p>{copy.conflict}</p>
        </Callout>
      )}
      {removed && (
        <div className={styles.removed}>
          <p>{copy.removed(removed.title)}</p>
          <Button
            ref={undo}
            kind="secondary"
            size="sm"
            pending={editor.isRestoring}
            onClick={() => void editor.restore(removed)}
          >
            {copy.undo}
          </Button>
        </div>
      )}
      <LoadBoundary
        load={toLoadState(query, () => favorites.length === 0)}
        skeleton={<ListSkeleton rows={6} />}
        labels={{
          loading: copy.loading,
          slow: copy.slow,
          failed: copy.failedTitle,
          empty: copy.emptyTitle,
        }}
        empty={
          <>
            {failure && <Callout tone="danger">{failure}</Callout>}
            <StatusScreen
              headingLevel={2}
              title={copy.emptyTitle}
              illustration={<Illustration paths={starLabelIllustration} />}
              primary={<ButtonLink href="/alerts">{copy.emptyLink}</ButtonLink>}
            >
              <p>{copy.emptyText}</p>
            </StatusScreen>
          </>
        }
        failed={(error, retry) => <FailedLoad error={error} retry={retry} copy={copy} />}
      >
        {() => (
          <ViewOnly>
            <SortableList
              label={copy.list}
              items={favorites.map(({ id, title, path }) => ({
                id: String(id),
                title,
                href: path,
              }))}
              state={failure ? 'failed' : isSaving ? 'saving' : 'idle'}
              message={failure ?? (isSaving ? copy.saving : undefined)}
              labels={copy.reorder}
              onMove={(id, index) => {
                const favorite = favorites.find((item) => String(item.id) === id);
                if (favorite) editor.move(favorite, index);
              }}
              onRemove={(id) => {
                const favorite = favorites.find((item) => String(item.id) === id);
                if (favorite) void editor.remove(favorite);
              }}
            />
          </ViewOnly>
        )}
      </LoadBoundary>
    </div>
  );
}

FavoritesScreen.preload = (({ api, queryClient }) =>
  queryClient.prefetchQuery(favoritePages.list.query(api))) satisfies Preload;
