import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { NewVersion } from '../new-version/new-version.tsx';
import { SavedStatus } from '../saved/saved-status.tsx';
import { useHasFirstContent } from './first-content.tsx';
import styles from './pp-portal-shell.module.css';

/** Loads after the first screen, before the network can go. Renders the message about queued changes. */
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
