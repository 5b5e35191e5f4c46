import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import styles from './pp-text-link.module.css';

export interface TextLinkProps extends LinkProps {
  /**
   * If set, the link opens in a new tab. Screen readers read this label after the link's text, for
   * example "(opens in a new tab)".
   */
  externalLabel?: string | undefined;
  /**
   * Set it for a link outside of a sentence: its click target is then at least 44 by 44 px.
   * @default false
   */
  standalone?: boolean | undefined;
}

/**
 * A link, in a sentence or on its own. External links bypass the app's router.
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
