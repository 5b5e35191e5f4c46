'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import {
  findCurrentEntry,
  containsCurrentEntry,
  isMenuLink,
  isSection,
  getSectionEntries,
} from '../top-menu/menu-entry.ts';
import type { CurrentEntry, MenuEntry } from '../top-menu/menu-entry.ts';
import { MenuLink } from '../top-menu/menu-link.tsx';
import styles from './pp-mobile-menu.module.css';

export interface MobileMenuProps extends ComponentProps<'div'> {
  items: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: {
    /** The label of the button that opens the menu. */
    menu: string;
    /** The name of the close button. */
    close: string;
    /** The heading and accessible name of the open menu. */
    title: string;
  };
  /** The current path, with its query if the menu's links have one. */
  currentPath?: string | undefined;
  /** Content that doesn't fit in a phone's header, such as account and theme. */
  children?: ReactNode;
}

/**
 * The phone's menu button and full-screen menu. The root has `data-menu="clicked|notclicked"`.
 *
 * It is a native modal dialog: the browser traps focus, makes the page inert, and restores
 * focus, without inline styles that a strict content security policy would block.
 *
 * @example
 * <MobileMenu items={menu} open={open} onOpenChange={setOpen}
 *   labels={{ menu: 'Menu', close: 'Close menu', title: 'Menu' }} />
 */
export function MobileMenu({
  items,
  open,
  onOpenChange,
  labels,
  currentPath,
  children,
  className,
  ...rest
}: MobileMenuProps): JSX.Element {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const current = findCurrentEntry(items, currentPath);

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [open]);

  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-menu={open ? 'clicked' : 'notclicked'}
    >
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.button}
        onClick={() => onOpenChange(!open)}
      >
        {labels.menu}
      </Button>
      {/* The browser also closes the dialog, on Escape or a phone's back gesture. It fires `cancel`
          first, which updates `open`; `onClose` covers browsers that skip `cancel`. */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={styles.dialog}
        data-pp-scroll-lock={open ? '' : undefined}
        onCancel={() => onOpenChange(false)}
        onClose={() => {
          if (open && !dialog.current?.open) onOpenChange(false);
        }}
      >
        {open ? (
          <>
            <div className={styles.head}>
              <h2 id={titleId} className={styles.title}>
                {labels.title}
              </h2>
              <IconButton icon="close" label={labels.close} onClick={() => onOpenChange(false)} />
            </div>
            <nav aria-labelledby={titleId}>
              <MenuList entries={items} current={current} onFollow={() => onOpenChange(false)} />
            </nav>
            {children ? <div className={styles.more}>{children}</div> : null}
          </>
        ) : null}
      </dialog>
    </div>
  );
}

interface MenuListProps {
  entries: readonly MenuEntry[];
  current: CurrentEntry | undefined;
  onFollow: () => void;
  id?: string;
}

function MenuList({ entries, id, ...rest }: MenuListProps): JSX.Element {
  const { current, onFollow } = rest;
  return (
    <ul id={id} className={styles.list}>
      {entries.map((entry) =>
        isSection(entry) ? (
          <Section key={entry.id} entry={entry} {...rest} />
        ) : isMenuLink(entry) ? (
          <li key={entry.id}>
            <MenuLink entry={entry} current={current} className={styles.row} onClick={onFollow} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface SectionProps extends Omit<MenuListProps, 'entries' | 'id'> {
  entry: MenuEntry;
}

/** Several sections can be open at the same time. */
function Section({ entry, ...rest }: SectionProps): JSX.Element {
  const listId = useId();
  const isCurrent = containsCurrentEntry(entry, rest.current);
  const [open, setOpen] = useState(isCurrent);
  const [opened, setOpened] = useState(false);
  const item = useRef<HTMLLIElement>(null);

  // Below an open section, the entries can be off the screen. `auto` scrolls without animation.
  useEffect(() => {
    if (opened) item.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  }, [opened]);

  return (
    <li ref={item}>
      <button
        type="button"
        lang={entry.lang}
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          setOpen(!open);
          setOpened(!open);
        }}
      >
        {entry.label}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
      </button>
      {open ? <MenuList id={listId} entries={getSectionEntries(entry)} {...rest} /> : null}
    </li>
  );
}
