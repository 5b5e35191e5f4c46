import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-header.module.css';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The site's name, linked to the home page. */
  brand: { label: string; href: string };
  /** A `SearchBox`. Set `compact`, so that a phone shows a button instead of the field. */
  search?: ReactNode;
  /** A link that has room at every width, such as the unread records with their count. */
  shortcut?: ReactNode;
  /**
   * Links and buttons at the end of the bar. A narrow header has no room for them: repeat them in
   * the `MobileMenu`.
   */
  actions?: ReactNode;
  /** A `MobileMenu`, shown on phones and tablets instead of the main menu. */
  menuButton?: ReactNode;
  /**
   * A `TopMenu`, hidden where it does not fit. Its row reserves its height while the menu loads.
   */
  topMenu?: ReactNode;
}

/**
 * The header of every page. It scrolls with the page.
 *
 * @example
 * <Header brand={{ label: 'Producer News', href: '/' }} topMenu={<TopMenu … />} />
 */
export function Header({
  brand,
  search,
  shortcut,
  actions,
  menuButton,
  topMenu,
  className,
  ...rest
}: HeaderProps): JSX.Element {
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <div className={styles.bar}>
        <Link href={brand.href} className={styles.brand}>
          {brand.label}
        </Link>
        {search ? <div className={styles.search}>{search}</div> : null}
        {shortcut ? <div className={styles.shortcut}>{shortcut}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {menuButton ? <div className={styles.menuButton}>{menuButton}</div> : null}
      </div>
      {topMenu ? <div className={styles.menuRow}>{topMenu}</div> : null}
    </header>
  );
}
