import type { JSX, MouseEvent, ReactNode } from 'react';
import styles from './pp-skip-link.module.css';

export interface SkipLinkProps {
  /** A fragment of this page, for example `#main`. Its element should be focusable (`tabIndex={-1}`). */
  href: `#${string}`;
  children: ReactNode;
}

/**
 * The first stop of the Tab key: jumps over what is repeated on every page. Hidden until focused.
 *
 * @example
 * <SkipLink href="#main">Skip to main content</SkipLink>
 */
export function SkipLink({ href, children }: SkipLinkProps): JSX.Element {
  // A native link and not the router's: moving about inside a page is no navigation. Where the target
  // takes focus, the fragment also stays out of the address bar and so out of the history.
  function jump(event: MouseEvent<HTMLAnchorElement>): void {
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    target.focus();
    if (document.activeElement === target) event.preventDefault();
  }

  return (
    <a href={href} className={styles.root} onClick={jump}>
      {children}
    </a>
  );
}
