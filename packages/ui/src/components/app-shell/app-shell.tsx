import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import type { SkipLinkProps } from '../skip-link/skip-link.tsx';
import styles from './pp-app-shell.module.css';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A `ModeBanner`, shown above the header. */
  banner?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  /** The skip links, in page order. The first one usually links to `#main`. */
  skipLinks: readonly { href: SkipLinkProps['href']; label: string }[];
}

/**
 * The frame of every page: skip links, banner, header, `main#main`, footer. It is rendered inside
 * the page's scroll container and scrolls with it; only the banner stays in view.
 *
 * @example
 * <AppShell skipLinks={[{ href: '#main', label: 'Skip to main content' }]} header={…} footer={…}>
 *   <HomeScreen />
 * </AppShell>
 */
export function AppShell({
  banner,
  header,
  footer,
  skipLinks,
  children,
  className,
  ...rest
}: AppShellProps): JSX.Element {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {skipLinks.map(({ href, label }) => (
        <SkipLink key={href} href={href}>
          {label}
        </SkipLink>
      ))}
      {banner}
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
