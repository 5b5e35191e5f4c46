import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import styles from './pp-text-link.module.css';

export interface TextLinkProps extends LinkProps {
  /** Makes the link leave the application in a new tab, and is read after its text, e.g. "(opens in a new tab)". */
  externalLabel?: string | undefined;
  /**
   * The link stands by itself and not in a sentence: it is 44 px high to press.
   * @default false
   */
  standalone?: boolean | undefined;
}

/**
 * A link in running text or beside it. An external one is never handed to the application's router.
 *
 * @example
 * <TextLink href="https://example.com/rates.pdf" externalLabel="(opens in a new tab)">Rate bulletin</TextLink>
 */
export function TextLink({
  externalLabel,
  standalone = false,
  className,
  children,
  ...rest
}: TextLinkProps): JSX.Element {
  const classes = cx(styles.root, standalone && styles.standalone, className);
  if (externalLabel === undefined) {
    return (
      <Link {...rest} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" data-external="" className={classes}>
      {children}
      <Icon name="external" size={16} className={styles.icon} />{' '}
      <span className="pp-visually-hidden">{externalLabel}</span>
    </a>
  );
}
