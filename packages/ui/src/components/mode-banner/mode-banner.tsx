import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-mode-banner.module.css';

export interface ModeBannerProps extends ComponentProps<'section'> {
  /** What mode the page is in. It also names the region. */
  children: ReactNode;
  /** The way out of the mode: a `secondary` button. */
  action: ReactNode;
  /** What went wrong when leaving the mode failed; read out at once. */
  error?: ReactNode;
}

/**
 * Says above everything else that the page is in a special mode. It stands in the flow and pushes
 * the page down; nothing is ever covered by it, and it cannot be dismissed.
 *
 * @example
 * <ModeBanner action={<Button kind="secondary">Stop viewing</Button>}>
 *   Viewing as agent 04-1187 · Marlow Agency
 * </ModeBanner>
 */
export function ModeBanner({
  children,
  action,
  error,
  className,
  ...rest
}: ModeBannerProps): JSX.Element {
  const textId = useId();
  return (
    <section {...rest} aria-labelledby={textId} className={cx(styles.root, className)}>
      <p id={textId} className={styles.text}>
        {children}
      </p>
      <div className={styles.action}>{action}</div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </section>
  );
}
