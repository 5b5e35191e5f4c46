import { access, type AccessSubject } from '../access/access.ts';
import { findRouteDef } from '../paths/match-route.ts';
import { readOnlyPath, recordLink } from '../record-links/record-links.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * The link of a row in a list of mixed record types. A type without a page in the portal gets no link, because the link would
 * lead to not-found. A record of an unknown type is linked as `/{slug}`. A record in a closed area gets no link, unless it has
 * a read-only page (docs/product.md#access-rules).
 */
export function rowLink(
  record: LinkableRecord,
  subject: AccessSubject,
): ReturnType<typeof recordLink> {
  const link = recordLink(record);
  if (!link || link.external || link.href === `/${record.slug}`) return link;
  const route = findRouteDef(link.href);
  if (!route || route.path.includes('*')) return null;
  if (access(subject, route.area ?? 'portal').allowed) return link;
  const href = readOnlyPath(record);
  return href === null ? null : { href, external: false };
}
