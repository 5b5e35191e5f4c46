import { routeDef } from '../../routes.manifest.ts';
import { access, type AccessSubject } from '../access/access.ts';
import { isRecordId } from '../paths/navigation.ts';
import { matchRoute } from '../paths/route-of.ts';
import { recordLink } from '../record-links/record-links.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * Where a row of mixed records leads; nowhere for a type whose page the portal does not have, so that
 * nobody is led to a page that cannot be found. A type that the tables of addresses do not know is
 * resolved by its address alone, as any other page. What claims close to the reader is no link either
 * (docs/product.md#access-rules).
 */
export function rowLink(
  record: LinkableRecord,
  subject: AccessSubject,
): ReturnType<typeof recordLink> {
  const link = recordLink(record);
  if (!link || link.external || link.href === `/${record.slug}`) return link;
  const id = matchRoute(link.href)?.id;
  if (!id || id === 'page') return null;
  if (access(subject, routeDef(id).area ?? 'portal').allowed) return link;
  // Who may not order a template may read it all the same.
  return record.record_type === 'CollateralTemplate' && isRecordId(record.slug)
    ? { href: `/sales-and-marketing/${record.slug}`, external: false }
    : null;
}
