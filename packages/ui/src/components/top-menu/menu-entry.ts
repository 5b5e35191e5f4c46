/** One entry of a menu. With `children` it is a section; a section's own `href` becomes its first link. */
export interface MenuEntry {
  id: string;
  label: string;
  href?: string | undefined;
  /** The link leaves the site. */
  external?: boolean | undefined;
  children?: readonly MenuEntry[] | undefined;
}

/** An entry that can be drawn as a link. */
export type MenuLinkEntry = MenuEntry & { href: string };

/** Where the reader stands in a menu: the entry, and whether it is the very page or one above it. */
export interface CurrentEntry {
  id: string;
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
 * Finds the entry that stands for a path: the one with exactly this address, else the one with the
 * longest address above it (`/alerts` for `/alerts/tx-wind`). Home (`/`) is above nothing.
 *
 * @param currentPath path, with its query where the menu's addresses carry one: `/alerts?unread=true`
 */
export function findCurrent(
  entries: readonly MenuEntry[],
  currentPath: string | undefined,
): CurrentEntry | undefined {
  if (currentPath === undefined) return undefined;
  const links = flatten(entries).filter(isMenuLink);
  const exact = links.find(({ href }) => href === currentPath);
  if (exact) return { id: exact.id, isPage: true };

  const path = currentPath.replace(/[?#].*$/, '');
  const above = links
    .filter(({ href }) => href !== '/' && (path === href || path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
  return above && { id: above.id, isPage: false };
}

/** Whether an entry is, or holds, the current one. */
export function holdsCurrent(entry: MenuEntry, current: CurrentEntry | undefined): boolean {
  return current !== undefined && flatten([entry]).some(({ id }) => id === current.id);
}

/** What a section lists: its own address first, then its children. */
export function sectionEntries({ children = [], ...own }: MenuEntry): readonly MenuEntry[] {
  return isMenuLink(own) ? [own, ...children] : children;
}
