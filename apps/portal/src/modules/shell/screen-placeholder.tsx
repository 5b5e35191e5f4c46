import styles from './pp-portal-shell.module.css';

/** Holds the place of a screen that is still to come, so that the footer does not jump when it is there. */
export function ScreenPlaceholder() {
  return <div className={styles.placeholder} />;
}
