import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * Puts a record's address into its slug form when it was opened by its id, so that it has one
 * address, one cache entry and one star (docs/product.md#one-address-for-each-record).
 *
 * @param requested - the id or slug in the address; null for an address that is none of the record's own.
 * @param pathOf - where the record lives; for a type whose address depends on the list it stands in.
 */
export function useCanonicalAddress(
  record: LinkableRecord | undefined,
  requested: string | null,
  pathOf: (record: LinkableRecord) => string | null,
): void {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { search, hash, state } = useLocation();
  const path = record?.slug && record.slug !== requested ? pathOf(record) : null;
  useEffect(() => {
    if (path && isCurrent())
      void navigate({ pathname: path, search, hash }, { replace: true, state });
  }, [isCurrent, navigate, path, search, hash, state]);
}
