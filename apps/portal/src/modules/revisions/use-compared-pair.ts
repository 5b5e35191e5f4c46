import { revisions, type ContentRecord, type Revision } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../session/services.tsx';
import { findComparedPair, parseCompare } from './compare.ts';

/**
 * The two revisions of a record that the page's URL compares; null without a comparison, until the revisions have loaded, or if
 * the record doesn't have both.
 *
 * @param record - undefined for a record without revisions.
 */
export function useComparedPair(
  record: Pick<ContentRecord, 'id' | 'record_type'> | undefined,
): ReturnType<typeof findComparedPair<Revision>> {
  const compared = parseCompare(useLocation().search);
  const { data } = useQuery({
    ...revisions.list.query(useApi(), {
      record_type: record?.record_type ?? '',
      record: String(record?.id ?? ''),
    }),
    enabled: record !== undefined && compared !== null,
  });
  return findComparedPair(data ?? [], compared);
}
