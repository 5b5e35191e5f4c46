import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { NewVersion } from '../new-version/new-version.tsx';
import { SavedStatus } from '../saved/saved-status.tsx';
import { useSession } from '../session/services.tsx';
import { useHasFirstContent } from './first-content.tsx';
import styles from './pp-portal-shell.module.css';

/** Loads right after the first screen, because the message must be there when the network is lost. */
const QueuedChanges = lazyPart(() =>
  import('./late-parts.ts').then((module) => module.QueuedChanges),
);

/** Messages at the bottom of the screen, one above the other. */
export function PageMessages() {
  const { kind } = useSession();
  const hasContent = useHasFirstContent();
  return (
    <div className={styles.messages}>
      {kind !== 'none' && hasContent && (
        <Suspense fallback={null}>
          <QueuedChanges />
        </Suspense>
      )}
      <SavedStatus />
      <NewVersion />
    </div>
  );
}
