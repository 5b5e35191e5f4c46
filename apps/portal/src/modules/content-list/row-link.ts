import { matchRoute } from '../paths/route-of.ts';
import { recordLink } from '../record-links/record-links.ts';
import type { LinkableRecord } from '../record-links/record-links.ts';

/**
 * Where a row of mixed records leads; nowhere for a type whose page the portal does not have, so that
 * nobody is led to a page that cannot be found. A type that the tables of addresses do not know is
 * resolved by its address alone, as any other page.
 */
export function rowLink(record: LinkableRecord): ReturnType<typeof recordLink> {
  const link = recordLink(record);
  if (!link || link.external || link.href === `/${record.slug}`) return link;
  return matchRoute(link.href)?.id === 'page' ? null : link;
}
