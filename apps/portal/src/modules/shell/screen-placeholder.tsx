import styles from './pp-portal-shell.module.css';

/** Reserves space for a loading screen, so that the footer doesn't jump. */
export function ScreenPlaceholder() {
  return <div className={styles.placeholder} />;
}
