import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-impersonation-banner.module.css';

export interface ImpersonationBannerProps extends ComponentProps<'section'> {
  /** Who is being viewed: agent code and agency. It also names the region. */
  children: ReactNode;
  /** The way out: a `secondary` button. */
  action: ReactNode;
  /** What went wrong when stopping failed; read out at once. */
  error?: ReactNode;
}

/**
 * Says above everything else that the page is seen as somebody else. It stands in the flow and pushes
 * the page down; nothing is ever covered by it, and it cannot be dismissed.
 *
 * @example
 * <ImpersonationBanner action={<Button kind="secondary">Stop viewing</Button>}>
 *   Viewing as agent 04-1187 · Marlow Agency
 * </ImpersonationBanner>
 */
export function ImpersonationBanner({
  children,
  action,
  error,
  className,
  ...rest
}: ImpersonationBannerProps): JSX.Element {
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
