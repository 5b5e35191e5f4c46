import { useEffect, useState, useSyncExternalStore } from 'react';
import { openEncryptedStore } from '../saved/encrypted-store.ts';
import { useServices, useSession } from '../session/services.tsx';
import { connectQueue, type ConnectedQueue } from './connect-queue.ts';
import { QueueMessages } from './queue-messages.tsx';

/**
 * Keeps the user's changes while there is no network, and says so (docs/decisions/0040-queued-changes.md). Renders nothing while
 * viewing as an agent, and in browsers that store nothing: a change then fails.
 */
export function QueuedChanges() {
  const services = useServices();
  const { epoch } = useSession();
  const [queue, setQueue] = useState<ConnectedQueue | null>(null);
  useEffect(() => {
    const store = openEncryptedStore('changes', services.session);
    if (!store) return undefined;
    const connected = connectQueue(services, store);
    setQueue(connected);
    return () => {
      connected.stop();
      setQueue(null);
    };
  }, [services, epoch]);
  return queue && <ConnectedMessages queue={queue} />;
}

function ConnectedMessages({ queue }: { readonly queue: ConnectedQueue }) {
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus);
  return (
    <QueueMessages status={status} forget={queue.forget} cancelSignOut={queue.cancelSignOut} />
  );
}
