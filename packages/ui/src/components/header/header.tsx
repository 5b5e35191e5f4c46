import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-header.module.css';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The site's name, leading home. */
  brand: { label: string; href: string };
  /** A `SearchBox`; give it `compact`, so that a phone shows a button instead of the field. */
  search?: ReactNode;
  /** Links and buttons at the end of the line. A narrow header has no room: repeat them in the `MobileMenu`. */
  actions?: ReactNode;
  /** A `MobileMenu`; shown on phones and tablets, where the main menu has no row. */
  menuButton?: ReactNode;
  /** A `TopMenu`; hidden where it has no room. Its row keeps its height while the menu is still to come. */
  topMenu?: ReactNode;
}

/**
 * The head of every page. It scrolls away with the page.
 *
 * @example
 * <Header brand={{ label: 'Producer News', href: '/' }} topMenu={<TopMenu … />} />
 */
export function Header({
  brand,
  search,
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
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {menuButton ? <div className={styles.menuButton}>{menuButton}</div> : null}
      </div>
      {topMenu ? <div className={styles.menuRow}>{topMenu}</div> : null}
    </header>
  );
}
