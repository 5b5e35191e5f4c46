import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../session/services.tsx';
import { openSessionQueue, type SessionQueue } from './session-queue.ts';
import { QueueMessages } from './queue-messages.tsx';

/**
 * Keeps the user's changes while there is no network, and says so (docs/decisions/0040-queued-changes.md). Renders nothing
 * while viewing as an agent, and in browsers that can't store anything. In both cases, changes fail without a network. Give
 * the component a new key for each session.
 */
export function QueuedChanges() {
  const services = useServices();
  const [queue] = useState(() => openSessionQueue(services));
  return queue && <StartedQueue queue={queue} />;
}

function StartedQueue({ queue }: { readonly queue: SessionQueue }) {
  useEffect(() => queue.start(), [queue]);
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus);
  return (
    <QueueMessages status={status} forget={queue.forget} cancelSignOut={queue.cancelSignOut} />
  );
}
