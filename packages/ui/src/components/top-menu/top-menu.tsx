'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import {
  findCurrentEntry,
  containsCurrentEntry,
  isMenuLink,
  isSection,
  getSectionEntries,
} from './menu-entry.ts';
import type { CurrentEntry, MenuEntry } from './menu-entry.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './pp-top-menu.module.css';

export interface TopMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, for example "Main menu". */
  label: string;
  items: readonly MenuEntry[];
  /** The current path, with its query if the menu's links have one. */
  currentPath?: string | undefined;
}

/**
 * The site's main menu as disclosure navigation: buttons that open lists of links on click, one at
 * a time. It is not a `role="menu"`, which would change how the Tab key works and hide the link
 * role from screen readers.
 *
 * @example
 * <TopMenu label="Main menu" currentPath="/alerts" items={[{ id: 'news', label: 'News', children: […] }]} />
 */
export function TopMenu({
  label,
  items,
  currentPath,
  className,
  ...rest
}: TopMenuProps): JSX.Element | null {
  const [openId, setOpenId] = useState<string>();
  const current = findCurrentEntry(items, currentPath);
  if (items.length === 0) return null;
  return (
    <nav {...rest} aria-label={label} className={cx(styles.root, className)}>
      <ul className={styles.bar}>
        {items.map((entry) =>
          isSection(entry) ? (
            <Section
              key={entry.id}
              entry={entry}
              current={current}
              open={openId === entry.id}
              onOpenChange={(open) =>
                // Another section may have opened in the meantime. Closing this section must not close that one.
                setOpenId((id) => (open ? entry.id : id === entry.id ? undefined : id))
              }
            />
          ) : isMenuLink(entry) ? (
            <li key={entry.id} className={styles.item}>
              <MenuLink entry={entry} current={current} className={styles.tab} />
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

interface SectionProps {
  entry: MenuEntry;
  current: CurrentEntry | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Section({ entry, current, open, onOpenChange }: SectionProps): JSX.Element {
  const panelId = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    // `focusin`, not `blur`: the section stays open when the window loses focus.
    function handleOutside(event: Event): void {
      if (root.current && !event.composedPath().includes(root.current)) onOpenChange(false);
    }
    function handleEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      onOpenChange(false);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('keydown', handleEscape);
    };
  }, [open, onOpenChange]);

  return (
    <li ref={root} className={styles.item} data-open={open || undefined}>
      <button
        ref={button}
        type="button"
        lang={entry.lang}
        className={styles.tab}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={containsCurrentEntry(entry, current) ? 'true' : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {entry.label}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && (
          <PanelList
            entries={getSectionEntries(entry)}
            current={current}
            onFollow={() => onOpenChange(false)}
          />
        )}
      </div>
    </li>
  );
}

interface PanelListProps {
  entries: readonly MenuEntry[];
  current: CurrentEntry | undefined;
  onFollow: () => void;
  labelledBy?: string;
}

function PanelList({ entries, current, onFollow, labelledBy }: PanelListProps): JSX.Element {
  const baseId = useId();
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {isSection(entry) ? (
            <>
              <span id={`${baseId}${entry.id}`} lang={entry.lang} className={styles.group}>
                {entry.label}
              </span>
              <PanelList
                entries={getSectionEntries(entry)}
                current={current}
                onFollow={onFollow}
                labelledBy={`${baseId}${entry.id}`}
              />
            </>
          ) : isMenuLink(entry) ? (
            <MenuLink entry={entry} current={current} className={styles.link} onClick={onFollow} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
