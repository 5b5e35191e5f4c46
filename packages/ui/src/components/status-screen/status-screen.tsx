import { cx } from 'class-variance-authority';
import { Children } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import type { KeyValueItem } from '../key-value-list/key-value-list.tsx';
import styles from './pp-status-screen.module.css';

export interface StatusScreenProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /**
   * 1 where it is the whole page, 2 where it stands in a part of one.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What it means for the reader, in a sentence or two. */
  children: ReactNode;
  /** The one thing to do next: a solid button. */
  primary?: ReactNode;
  /** Other ways on: at most two links. */
  secondary?: readonly ReactNode[] | undefined;
  /** What support will ask for: time, request id. */
  support?: readonly KeyValueItem[] | undefined;
  /** A `Illustration`, on empty screens alone. */
  illustration?: ReactNode;
}

/**
 * Instead of content: nothing here, not found, not allowed, ended, failed.
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
      {/* Focused after a change of route, so that it is read out. */}
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
