import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/types.ts';

/**
 * Lets lists and counts follow what the same person does in another tab. Details are left alone:
 * asking for one marks it as read.
 *
 * @returns a function that stops it
 * @example
 * const stop = followOtherTabs(queryClient, session);
 */
export function followOtherTabs(client: QueryClient, session: Session): () => void {
  return session.onMessage((message) => {
    if (message.type !== 'changed') return;
    void client.invalidateQueries({
      predicate: ({ queryKey: [resource, part] }) =>
        resource === 'search' ||
        resource === 'featured-content' ||
        (resource === message.resource && part !== 'detail'),
    });
  });
}
