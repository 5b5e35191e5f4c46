import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { isMenuLink, isSection, getSectionEntries } from '../top-menu/menu-entry.ts';
import type { MenuEntry } from '../top-menu/menu-entry.ts';
import { MenuLink } from '../top-menu/menu-link.tsx';
import styles from './pp-bottom-menu.module.css';

export interface BottomMenuProps extends ComponentProps<'footer'> {
  /** The accessible name of the navigation, for example "Footer". */
  label: string;
  /** Links form a row; entries with children become columns with a heading. */
  items: readonly MenuEntry[];
  /** Content below the links, such as a legal line. Shown even if there are no links. */
  children?: ReactNode;
}

/**
 * The footer of every page, with the entries of the bottom menu.
 *
 * @example
 * <BottomMenu label="Footer" items={[{ id: 'contact', label: 'Contact us', href: '/contact-us' }]} />
 */
export function BottomMenu({
  label,
  items,
  children,
  className,
  ...rest
}: BottomMenuProps): JSX.Element {
  return (
    <footer {...rest} className={cx(styles.root, className)}>
      {items.length > 0 ? (
        <nav aria-label={label}>
          <BottomList entries={items} />
        </nav>
      ) : null}
      {children ? <div className={styles.note}>{children}</div> : null}
    </footer>
  );
}

function BottomList({
  entries,
  labelledBy,
}: {
  entries: readonly MenuEntry[];
  labelledBy?: string;
}): JSX.Element {
  const baseId = useId();
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {entries.map((entry) =>
        isSection(entry) ? (
          <li key={entry.id} className={styles.section}>
            <span id={`${baseId}${entry.id}`} lang={entry.lang} className={styles.heading}>
              {entry.label}
            </span>
            <BottomList entries={getSectionEntries(entry)} labelledBy={`${baseId}${entry.id}`} />
          </li>
        ) : isMenuLink(entry) ? (
          <li key={entry.id}>
            <MenuLink entry={entry} className={styles.link} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
