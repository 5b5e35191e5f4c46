import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/types.ts';

/** What is read by being asked for: a detail of it is left alone. */
const readByAsking = ['alerts', 'policyUpdates'];

/**
 * Lets what is shown follow what the same person does in another tab. Details of alerts and policy
 * updates are left alone: asking for one marks it as read.
 *
 * @returns a function that stops it
 * @example
 * const stop = followOtherTabs(queryClient, session);
 */
export function followOtherTabs(client: QueryClient, session: Session): () => void {
  return session.onMessage((message) => {
    if (message.type !== 'changed') return;
    const isRead = readByAsking.includes(message.resource);
    // Marks show in lists of every type, too.
    const followers = [message.resource, ...(isRead ? ['search', 'featuredContent'] : [])];
    void client.invalidateQueries({
      predicate: ({ queryKey: [resource, part] }) =>
        followers.some((follower) => follower === resource) && !(isRead && part === 'markAsRead'),
    });
  });
}
