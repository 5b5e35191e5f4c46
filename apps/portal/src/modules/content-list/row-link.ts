import { access, type AccessSubject } from '../access/access.ts';
import { routeOf } from '../paths/route-of.ts';
import { readOnlyPath, recordLink } from '../record-links/record-links.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * The link of a row of mixed records. A type whose page the portal doesn't have gets none, so that
 * no link leads to not-found; a type that is not in the table of record types is resolved by its
 * address alone, as any unknown path. An area that claims close is not linked to, but a record with
 * a read-only page leads there (docs/product.md#access-rules).
 */
export function rowLink(
  record: LinkableRecord,
  subject: AccessSubject,
): ReturnType<typeof recordLink> {
  const link = recordLink(record);
  if (!link || link.external || link.href === `/${record.slug}`) return link;
  const route = routeOf(link.href);
  if (!route || route.path.includes('*')) return null;
  if (access(subject, route.area ?? 'portal').allowed) return link;
  const href = readOnlyPath(record);
  return href === null ? null : { href, external: false };
}
