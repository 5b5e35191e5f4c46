import { favoritePages } from '@producer-portal/api';
import {
  ButtonLink,
  Callout,
  Illustration,
  ListSkeleton,
  PageHeader,
  SortableList,
  StatusScreen,
  starLabelIllustration,
  toLoadState,
  useAnnounce,
} from '@producer-portal/ui';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useIsViewOnly, ViewOnly } from '../../modules/view-only/view-only.tsx';
import { favoritesPageCopy as copy } from './copy.ts';
import styles from './pp-favorites.module.css';
import { useFavoritesEditor, type FavoriteRow } from './use-favorites-editor.ts';

/** The user's favorites, which can be reordered with buttons, by position, or by dragging. */
export function FavoritesScreen() {
  const editor = useFavoritesEditor();
  const { query, rows, isSaving, failure } = editor;
  const announce = useAnnounce();
  const isViewOnly = useIsViewOnly();

  /** Converts a handler that takes a row to a handler that takes the row's id. */
  const withRow =
    <Rest extends unknown[]>(handle: (row: FavoriteRow, ...rest: Rest) => void) =>
    (id: string, ...rest: Rest) => {
      const row = rows.find((each) => String(each.id) === id);
      if (row) handle(row, ...rest);
    };

  async function rename(favorite: FavoriteRow, title: string): Promise<void> {
    if (await editor.rename(favorite, title)) announce(copy.renamed(title));
  }

  async function restore(favorite: FavoriteRow): Promise<void> {
    if (await editor.restore(favorite)) announce(copy.restored(favorite.title));
  }

  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} count={query.data?.length} />
      {editor.conflict && (
        <Callout tone="info" onClose={editor.closeConflict} closeLabel={copy.dismiss}>
          <p>{copy.conflict}</p>
        </Callout>
      )}
      <LoadedContent
        load={toLoadState(query, () => rows.length === 0)}
        skeleton={<ListSkeleton rows={6} />}
        copy={copy}
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
      >
        {() => (
          <ViewOnly>
            <SortableList
              label={copy.list}
              items={rows.map(({ id, title, path, isRemoved }) => ({
                id: String(id),
                title,
                href: path,
                removed: isRemoved,
              }))}
              state={failure ? 'failed' : isSaving ? 'saving' : 'idle'}
              message={failure ?? (isSaving ? copy.saving : undefined)}
              labels={isViewOnly ? { ...copy.reorder, instructions: undefined } : copy.reorder}
              onMove={withRow(editor.move)}
              onRename={withRow((favorite, title) => void rename(favorite, title))}
              onRemove={withRow((favorite) => {
                announce(copy.reorder.removed(favorite.title));
                void editor.remove(favorite);
              })}
              onUndo={withRow((favorite) => void restore(favorite))}
            />
          </ViewOnly>
        )}
      </LoadedContent>
    </div>
  );
}

FavoritesScreen.preload = (({ api, queryClient }) =>
  queryClient.prefetchQuery(favoritePages.list.query(api))) satisfies Preload;
