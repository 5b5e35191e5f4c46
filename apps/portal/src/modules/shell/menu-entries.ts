import type { MenuItem } from '@producer-portal/api';
import type { MenuEntry } from '@producer-portal/ui';
import type { AccessSubject } from '../access/access.ts';
import { access } from '../access/access.ts';
import { safeTarget } from '../paths/navigation.ts';
import { routeOf } from '../paths/route-of.ts';

/**
 * Turns the host's menus into what the design system draws. An address that is neither a path of ours nor https is no link,
 * and one that claims close (`access`) is left out, as is a section with nothing left in it.
 */
export function menuEntries(
  items: readonly MenuItem[],
  subject: AccessSubject,
  prefix = 'menu',
): MenuEntry[] {
  return items.flatMap((item, index) => {
    const id = `${prefix}-${index}`;
    const children = menuEntries(item.children ?? [], subject, id);
    const target = safeTarget(item.path ?? item.external_url);
    const closed =
      target &&
      !target.external &&
      !access(subject, routeOf(target.href)?.area ?? 'portal').allowed;
    if (closed || (!target && children.length === 0)) return [];
    return {
      id,
      label: item.label,
      ...(target ? { href: target.href, external: target.external } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}
