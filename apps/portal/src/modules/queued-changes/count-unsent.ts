import { openEncryptedStore, type StoreSession } from '../saved/encrypted-store.ts';
import { countWaiting } from './change-queue.ts';

/** How many of the signed-in user's changes have not been sent, and would be lost with the session. Never rejects. */
export async function countUnsent(session: StoreSession): Promise<number> {
  // Without a secret, the session has stored nothing.
  const store = session.storageSecret() === null ? null : openEncryptedStore('changes', session);
  return store ? countWaiting(store).catch(() => 0) : 0;
}
