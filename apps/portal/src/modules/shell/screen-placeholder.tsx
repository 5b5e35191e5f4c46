import { copy } from './copy.ts';
import styles from './pp-portal-shell.module.css';

/** Reserves space for a loading screen, so that the footer doesn't jump. If the code is slow, says so. */
export function ScreenPlaceholder() {
  return (
    <div className={styles.placeholder}>
      <p className={styles.slow}>{copy.slow}</p>
    </div>
  );
}
