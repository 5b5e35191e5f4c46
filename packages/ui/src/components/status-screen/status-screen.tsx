import { cx } from 'class-variance-authority';
import { Children } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import type { KeyValueItem } from '../key-value-list/key-value-list.tsx';
import styles from './pp-status-screen.module.css';

export interface StatusScreenProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /**
   * 1 if the screen is the whole page; 2 or 3 if it is a part of a page.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What the status means for the user, in a sentence or two. */
  children: ReactNode;
  /** The main action: a solid button. */
  primary?: ReactNode;
  /** Other actions: at most two links. */
  secondary?: readonly ReactNode[] | undefined;
  /** What support needs, such as the time and the request ID. */
  support?: readonly KeyValueItem[] | undefined;
  /** An `Illustration`, only for empty states. */
  illustration?: ReactNode;
}

/**
 * A message instead of content: there is nothing to show, the page was not found or is not allowed, the
 * session has ended, or loading failed.
 *
 * @example
 * <StatusScreen title="No alerts" primary={<ButtonLink href="/">Home</ButtonLink>}>
 *   <p>New alerts for your states appear here.</p>
 * </StatusScreen>
 */
export function StatusScreen({
  title,
  headingLevel = 1,
  children,
  primary,
  secondary = [],
  support = [],
  illustration,
  className,
  ...rest
}: StatusScreenProps): JSX.Element {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={cx(styles.root, className)}>
      {illustration}
      {/* Focused after a navigation, so that screen readers read it. */}
      <Heading tabIndex={-1}>{title}</Heading>
      <div className={styles.text}>{children}</div>
      {primary === undefined && secondary.length === 0 ? null : (
        <div className={styles.actions}>
          {primary}
          {Children.map(secondary, (link) => (
            <div className={styles.secondary}>{link}</div>
          ))}
        </div>
      )}
      {support.length === 0 ? null : <KeyValueList items={support} className={styles.support} />}
    </section>
  );
}
