import type { MenuItem } from '@producer-portal/api';
import type { MenuEntry } from '@producer-portal/ui';
import type { AccessSubject } from '../access/access.ts';
import { access } from '../access/access.ts';
import { safeTarget } from '../paths/navigation.ts';
import { findRouteDef } from '../paths/match-route.ts';

/**
 * Converts the host's menus to menu entries. A URL that is neither a portal path nor https doesn't become a link. Leaves out
 * empty sections and entries in areas that the user can't open.
 *
 * @param lang - language of the labels, if it isn't the page's.
 * @param translate - returns an item's label in the page's language; undefined if there is none.
 */
export function toMenuEntries(
  items: readonly MenuItem[],
  subject: AccessSubject,
  prefix = 'menu',
  lang?: string,
  translate?: (item: MenuItem) => string | undefined,
): MenuEntry[] {
  return items.flatMap((item, index) => {
    const id = `${prefix}-${index}`;
    const children = toMenuEntries(item.children ?? [], subject, id, lang, translate);
    const target = safeTarget(item.path ?? item.external_url);
    const isClosed =
      target &&
      !target.external &&
      !access(subject, findRouteDef(target.href)?.area ?? 'portal').allowed;
    if (isClosed || (!target && children.length === 0)) return [];
    const translation = translate?.(item);
    return {
      id,
      label: translation ?? item.label,
      ...(lang && translation === undefined ? { lang } : {}),
      ...(target ? { href: target.href, external: target.external } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}
