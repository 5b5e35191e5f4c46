import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * Replaces a record's URL with its slug form when it was opened by id, so that it has one URL, one cache entry, and one
 * favorite (docs/product.md#one-url-for-each-record).
 *
 * @param requestedId - the id or slug in the URL; null if the record's canonical URL must always replace this URL.
 * @param getPath - returns the record's canonical path.
 */
export function useCanonicalUrl(
  record: LinkableRecord | undefined,
  requestedId: string | null,
  getPath: (record: LinkableRecord) => string | null,
): void {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { search, hash, state } = useLocation();
  const path = record?.slug && record.slug !== requestedId ? getPath(record) : null;
  useEffect(() => {
    if (path && isCurrent())
      void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [isCurrent, navigate, path, search, hash, state]);
}
