import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-mode-banner.module.css';

export interface ModeBannerProps extends ComponentProps<'section'> {
  /** The current mode. It is also the accessible name of the region. */
  children: ReactNode;
  /** A `secondary` button that exits the mode. */
  action: ReactNode;
  /** The error if exiting the mode failed. Announced immediately. */
  error?: ReactNode;
}

/**
 * Shows at the top of the page that the user is in a special mode, such as impersonation. The banner stays
 * in view while the page scrolls, except on screens with little height. It can't be dismissed.
 *
 * @example
 * <ModeBanner action={<Button variant="secondary">Stop viewing</Button>}>
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
    <section
      {...rest}
      aria-labelledby={textId}
      className={cx(styles.root, className)}
      data-pp-mode-banner=""
    >
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
