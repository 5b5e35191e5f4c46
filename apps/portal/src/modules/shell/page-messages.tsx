import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { NewVersion } from '../new-version/new-version.tsx';
import { SavedStatus } from '../saved/saved-status.tsx';
import { useHasFirstContent } from './first-content.tsx';
import styles from './pp-portal-shell.module.css';

/**
 * Stores saved answers, and shows the message about queued changes. Loads right after the first screen, so that the message
 * is available when the network is lost.
 */
const StoredContent = lazyPart(() =>
  import('./late-parts.ts').then((module) => module.StoredContent),
);

/** Messages at the bottom of the screen, one above the other. */
export function PageMessages() {
  const hasContent = useHasFirstContent();
  return (
    <div className={styles.messages}>
      {hasContent && (
        <Suspense fallback={null}>
          <StoredContent />
        </Suspense>
      )}
      <SavedStatus />
      <NewVersion />
    </div>
  );
}
