import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, MouseEvent } from 'react';
import styles from './pp-skip-link.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** A fragment of this page, for example `#main`. Its element should be focusable (`tabIndex={-1}`). */
  href: `#${string}`;
}

/**
 * The first stop of the Tab key: jumps over what is repeated on every page. Hidden until focused.
 *
 * @example
 * <SkipLink href="#main">Skip to main content</SkipLink>
 */
export function SkipLink({
  href,
  children,
  className,
  onClick,
  ...rest
}: SkipLinkProps): JSX.Element {
  // A native link and not the router's: moving about inside a page is no navigation. Where the target
  // takes focus, the fragment also stays out of the address bar and so out of the history.
  function jump(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    target.focus();
    if (document.activeElement === target) event.preventDefault();
  }

  return (
    <a {...rest} href={href} className={cx(styles.root, className)} onClick={jump}>
      {children}
    </a>
  );
}
