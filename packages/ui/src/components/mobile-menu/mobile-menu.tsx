import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import {
  findCurrent,
  holdsCurrent,
  isMenuLink,
  isSection,
  sectionEntries,
} from '../top-menu/menu-entry.ts';
import type { CurrentEntry, MenuEntry } from '../top-menu/menu-entry.ts';
import { MenuLink } from '../top-menu/menu-link.tsx';
import styles from './pp-mobile-menu.module.css';

export interface MobileMenuProps extends ComponentProps<'div'> {
  items: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: {
    /** The word on the button that opens the menu. */
    menu: string;
    /** What the closing button does. */
    close: string;
    /** The heading of the open menu, which also names it. */
    title: string;
  };
  /** A `CountBadge` of what is unread; it stands in the button, which keeps room for it, and in its name. */
  badge?: ReactNode;
  /** The address of what the badge counts: its entry, or the closed section that holds it, carries the badge too. */
  badgeHref?: string | undefined;
  /** Where the reader is: path, with its query where the menu's addresses carry one. */
  currentPath?: string | undefined;
  /** What a phone's header has no room for: account, theme, settings. */
  children?: ReactNode;
}

/**
 * The button and the full-screen menu of a phone; its root says `data-menu="clicked|notclicked"`.
 *
 * A native modal dialog: the browser keeps the focus inside, makes the page behind inert and puts the
 * focus back, without a script that a strict content security policy would refuse.
 *
 * @example
 * <MobileMenu items={menu} open={open} onOpenChange={setOpen} labels={{ menu: 'Menu', close: 'Close menu', title: 'Menu' }}
 *   badge={<CountBadge count={5} label="5 unread alerts" />} badgeHref="/alerts?unread=true" />
 */
export function MobileMenu({
  items,
  open,
  onOpenChange,
  labels,
  badge,
  badgeHref,
  currentPath,
  children,
  className,
  ...rest
}: MobileMenuProps): JSX.Element {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const current = findCurrent(items, currentPath);
  const counted = findCurrent(items, badgeHref);

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
        kind="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={badge === undefined ? undefined : styles.counting}
        onClick={() => onOpenChange(!open)}
      >
        {/* The space keeps word and count apart in the button's name. */}
        {labels.menu} {badge}
      </Button>
      {/*
        The browser closes it too: by Escape, or the back gesture of a phone. `cancel` says so before it does, so that the
        button is ready for the next press at once; `close` where it does without `cancel`.
      */}
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
              <MenuList
                entries={items}
                current={current}
                badgeOf={(entry) => (holdsCurrent(entry, counted) ? badge : null)}
                onFollow={() => onOpenChange(false)}
              />
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
  badgeOf: (entry: MenuEntry) => ReactNode;
  onFollow: () => void;
  id?: string;
}

function MenuList({ entries, id, ...rest }: MenuListProps): JSX.Element {
  const { current, badgeOf, onFollow } = rest;
  return (
    <ul id={id} className={styles.list}>
      {entries.map((entry) =>
        isSection(entry) ? (
          <Section key={entry.id} entry={entry} {...rest} />
        ) : isMenuLink(entry) ? (
          <li key={entry.id}>
            <MenuLink entry={entry} current={current} className={styles.row} onClick={onFollow}>
              {' '}
              {badgeOf(entry)}
            </MenuLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface SectionProps extends Omit<MenuListProps, 'entries' | 'id'> {
  entry: MenuEntry;
}

/** Several may be open here: on a phone they push each other down and hide nothing. */
function Section({ entry, ...rest }: SectionProps): JSX.Element {
  const listId = useId();
  const isCurrent = holdsCurrent(entry, rest.current);
  const [open, setOpen] = useState(isCurrent);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setOpen(!open)}
      >
        {entry.label} {open ? null : rest.badgeOf(entry)}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
      </button>
      {open ? <MenuList id={listId} entries={sectionEntries(entry)} {...rest} /> : null}
    </li>
  );
}
