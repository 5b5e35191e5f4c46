/**
 * An entry of a menu. An entry with `children` is a section, and its own `href` becomes the section's
 * first link.
 */
export interface MenuEntry {
  id: string;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
  href?: string | undefined;
  /** The link leads to another site. */
  external?: boolean | undefined;
  /** The link repeats a page of another section, such as a favorite. It never becomes the current entry. */
  shortcut?: boolean | undefined;
  children?: readonly MenuEntry[] | undefined;
}

/** An entry with a link. */
export type MenuLinkEntry = MenuEntry & { href: string };

/** The entry of the current page, or of its nearest parent page. */
export interface CurrentEntry {
  id: string;
  /** Whether the entry links to the current page itself. */
  isPage: boolean;
}

export function isMenuLink(entry: MenuEntry): entry is MenuLinkEntry {
  return entry.href !== undefined;
}

export function isSection(entry: MenuEntry): boolean {
  return entry.children !== undefined && entry.children.length > 0;
}

function flatten(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

/**
 * Finds the entry for a path: an exact match, or otherwise the entry with the longest parent path
 * (`/alerts` for `/alerts/tx-wind`). Home (`/`) is never a parent, and a
 * shortcut is never current.
 *
 * @param currentPath path, with its query if the menu's links have one: `/alerts?unread=true`
 */
export function findCurrentEntry(
  entries: readonly MenuEntry[],
  currentPath: string | undefined,
): CurrentEntry | undefined {
  if (currentPath === undefined) return undefined;
  const links = flatten(entries)
    .filter(isMenuLink)
    .filter(({ shortcut }) => !shortcut);
  const exactMatch = links.find(({ href }) => href === currentPath);
  if (exactMatch) return { id: exactMatch.id, isPage: true };

  const path = currentPath.replace(/[?#].*$/, '');
  const parent = links
    .filter(({ href }) => href !== '/' && (path === href || path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
  return parent && { id: parent.id, isPage: false };
}

/** Whether an entry is or contains the current entry. */
export function containsCurrentEntry(entry: MenuEntry, current: CurrentEntry | undefined): boolean {
  return current !== undefined && flatten([entry]).some(({ id }) => id === current.id);
}

/** Returns the links of a section: the section's own link, and then its children. */
export function getSectionEntries({ children = [], ...section }: MenuEntry): readonly MenuEntry[] {
  return isMenuLink(section) ? [section, ...children] : children;
}
