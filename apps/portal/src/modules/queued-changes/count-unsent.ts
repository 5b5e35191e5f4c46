import { openEncryptedStore, type StoreSession } from '../saved/encrypted-store.ts';
import { countWaiting } from './change-queue.ts';

/** How many changes of the signed-in user have not been sent, and are lost with the session. Never rejects. */
export async function countUnsent(session: StoreSession): Promise<number> {
  // Without a secret, the session has stored nothing.
  const store = session.storageSecret() === null ? null : openEncryptedStore('changes', session);
  return store ? countWaiting(store).catch(() => 0) : 0;
}
