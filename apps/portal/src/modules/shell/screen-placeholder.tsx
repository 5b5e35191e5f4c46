import { useEffect } from 'react';
import { useAnnounce } from '@producer-portal/ui';
import { copy } from './copy.ts';
import styles from './pp-portal-shell.module.css';

/** Milliseconds until the placeholder says that it is still loading. The stylesheet has the same delay. */
const SLOW_DELAY = 3000;

/** Reserves space for a loading screen, so that the footer doesn't jump. If the code is slow, says so. */
export function ScreenPlaceholder() {
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(() => announce(copy.slow), SLOW_DELAY);
    return () => clearTimeout(timer);
  }, [announce]);
  return (
    <div className={styles.placeholder}>
      <p className={styles.slow}>{copy.slow}</p>
    </div>
  );
}
