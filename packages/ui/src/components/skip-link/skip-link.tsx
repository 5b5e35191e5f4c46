'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, MouseEvent } from 'react';
import styles from './pp-skip-link.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /**
   * A fragment of the page, for example `#main`. The target element should be focusable
   * (`tabIndex={-1}`).
   */
  href: `#${string}`;
}

/**
 * A link that skips the content that every page repeats. Make it the first tab stop. It is hidden
 * until focused.
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
  // A native link, not the router's: a jump within the page is not a navigation. If the target
  // takes focus, the fragment stays out of the URL and the history.
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    target.focus();
    if (document.activeElement === target) event.preventDefault();
  }

  return (
    <a {...rest} href={href} className={cx(styles.root, className)} onClick={handleClick}>
      {children}
    </a>
  );
}
