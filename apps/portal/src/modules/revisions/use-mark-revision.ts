import { markRevisionAsRead, type RecordRevision } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { useAsOf } from './use-as-of.ts';

/**
 * Marks an open record's newest revision as read, once. Does nothing if the page is as of another date, or if an admin views
 * as an agent, because the agent hasn't read the revision. If the call fails, the revision stays unread.
 */
export function useMarkRevisionAsRead(revision: RecordRevision | null | undefined): void {
  const api = useApi();
  const isViewOnly = useIsViewOnly();
  const isAsOf = useAsOf() !== null;
  const id = revision?.id ?? '';
  useQuery({
    queryKey: ['revisions', 'markAsRead', String(id)],
    queryFn: () => markRevisionAsRead(api, id),
    enabled: !revision?.read_at && id !== '' && !isViewOnly && !isAsOf,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
}
