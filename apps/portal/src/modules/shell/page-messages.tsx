import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { NewVersion } from '../new-version/new-version.tsx';
import { SavedStatus } from '../saved/saved-status.tsx';
import { useServices } from '../session/services.tsx';
import { useHasFirstContent } from './first-content.tsx';
import styles from './pp-portal-shell.module.css';

/** Loads right after the first screen, because the message about queued changes must be there when the network is lost. */
const StoredContent = lazyPart(() =>
  import('./late-parts.ts').then((module) => module.StoredContent),
);

/** Messages at the bottom of the screen, one above the other. */
export function PageMessages() {
  const hasContent = useHasFirstContent();
  return (
    <div className={styles.messages}>
      {hasContent && (
        <Suspense fallback={<QueueLoading />}>
          <StoredContent />
        </Suspense>
      )}
      <SavedStatus />
      <NewVersion />
    </div>
  );
}

/** Rendered while the queue's code loads. A change that gets no response meanwhile waits for the code. */
function QueueLoading() {
  const { queueSlot } = useServices();
  useEffect(queueSlot.expectLink, [queueSlot]);
  return null;
}
