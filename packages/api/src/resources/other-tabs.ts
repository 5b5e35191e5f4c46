import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/types.ts';

/** Resources whose detail query must not be refetched, because the query marks the record as read. */
const resourcesMarkedByDetail = ['alerts', 'policyUpdates'];

/** Resources whose read marks the brief shows. */
const resourcesInBrief = [...resourcesMarkedByDetail, 'revisions'];

/**
 * Refetches data that the user changes in another tab. Details of alerts and policy updates are not
 * refetched, because that would mark them as read.
 *
 * @returns a function that unsubscribes
 * @example
 * const stop = syncAcrossTabs(queryClient, session);
 */
export function syncAcrossTabs(client: QueryClient, session: Session): () => void {
  return session.onMessage((message) => {
    if (message.type === 'changed') void refetchChanged(client, message.resource);
  });
}

/**
 * Refetches data that a change affects, such as lists and counts. Details of alerts and policy updates are
 * not refetched, because that would mark them as read.
 *
 * @param changedResource the first part of the resource's query keys, such as `alerts`
 * @example
 * await refetchChanged(queryClient, 'favoritePages');
 */
export function refetchChanged(client: QueryClient, changedResource: string): Promise<void> {
  const hasReadMarks = resourcesMarkedByDetail.includes(changedResource);
  // Lists of mixed types show read marks too.
  const affectedResources = [
    changedResource,
    ...(hasReadMarks ? ['search', 'featuredContent'] : []),
    ...(resourcesInBrief.includes(changedResource) ? ['brief'] : []),
  ];
  return client.invalidateQueries({
    predicate: ({ queryKey: [resource, part] }) =>
      affectedResources.some((affected) => affected === resource) &&
      !(hasReadMarks && part === 'markAsRead'),
  });
}
