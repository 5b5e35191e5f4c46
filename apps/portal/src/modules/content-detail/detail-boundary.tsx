import { isNotFound, type ContentRecord } from '@producer-portal/api';
import { ArticleSkeleton, LoadBoundary, toLoadState } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { FailedLoad, type FailedLoadProps } from '../content-list/failed-load.tsx';
import { MissingPage } from '../missing-page/missing-page.tsx';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { SavedCopyNote } from './saved-copy-note.tsx';
import { useCanonicalUrl } from './use-canonical-url.ts';
import type { DetailQuery } from './use-detail.ts';

export interface DetailBoundaryProps<T> {
  readonly query: DetailQuery<T>;
  /** The id or slug in the URL; null if the record's canonical URL must always replace this URL. */
  readonly requestedId: string | null;
  readonly copy: FailedLoadProps['copy'] & { readonly loading: string; readonly slow: string };
  /** Shown if the record doesn't exist. @default the redirect check, and then the not-found page */
  readonly missing?: ReactNode;
  /** Returns the record's path, for a type whose path depends on its list. @default recordPath */
  readonly getPath?: (record: LinkableRecord) => string | null;
  readonly children: (record: T) => ReactNode;
}

/**
 * A record's page in all its load states. A missing record may have moved, so the redirect check runs before not-found
 * (docs/contract.md#redirect-check).
 */
export function DetailBoundary<T extends ContentRecord>({
  query,
  requestedId,
  copy,
  missing: customMissing,
  getPath = recordPath,
  children,
}: DetailBoundaryProps<T>) {
  // Skip a placeholder from the list, because changing the URL would start another request.
  useCanonicalUrl(query.isPlaceholderData ? undefined : query.data, requestedId, getPath);
  usePageTitle(query.data?.title, (query.data && getPath(query.data)) ?? undefined, {
    lang: contentLang,
  });
  const notFoundError = isNotFound(query.error) ? query.error : null;

  return (
    <LoadBoundary
      load={notFoundError ? { state: 'empty', refetching: false } : toLoadState(query, () => false)}
      skeleton={<ArticleSkeleton />}
      labels={{ loading: copy.loading, slow: copy.slow, failed: copy.failedTitle }}
      empty={
        customMissing ?? (
          <MissingPage type="record" message={notFoundError?.hostMessage ?? undefined} />
        )
      }
      failed={(error, retry) => (
        <FailedLoad error={error} retry={retry} copy={copy} headingLevel={1} />
      )}
    >
      {(record) => (
        <>
          {query.error && query.isPlaceholderData && (
            <SavedCopyNote
              error={query.error}
              isRead={'read' in record && record.read === true}
              retry={() => void query.refetch()}
            />
          )}
          {children(record)}
        </>
      )}
    </LoadBoundary>
  );
}
