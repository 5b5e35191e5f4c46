import { getRecordTypeInfo } from '@producer-portal/api';
import { isRecordId } from '../paths/navigation.ts';

/** The fields of a content record that determine its link. */
export interface LinkableRecord {
  readonly record_type: string;
  readonly slug?: string | null | undefined;
  readonly external_url?: string | null | undefined;
  readonly area?: string | null | undefined;
}

/**
 * The path of a record's own page, for lists of one record type. A type without detail pages gets the path of the list that
 * shows its records. An unknown type gets `/{slug}`, which the page for unknown paths resolves.
 *
 * @param record - needs `record_type` and `slug`; a Product also uses `area`.
 * @returns a path such as `/alerts/ice-storm`. `null` for a HomeLink, and without a valid slug if the path would contain the
 *   slug.
 * @example recordPath({ record_type: 'Alert', slug: 'ice-storm' }) // '/alerts/ice-storm'
 * @see docs/product.md#record-links
 */
export function recordPath(record: LinkableRecord): string | null {
  const page = getRecordTypeInfo(record)?.page;
  if (page?.kind === 'list') return page.path;
  if (page?.kind === 'external' || !isRecordId(record.slug)) return null;
  const area = page?.areas?.find((pageArea) => pageArea === record.area);
  return [page?.path ?? '', ...(area ? [area] : []), record.slug].join('/');
}

/**
 * The path of a page where users without access to a record's own page can read it.
 *
 * @returns `null` if the type has no such page or the slug is invalid.
 * @example readOnlyPath({ record_type: 'CollateralTemplate', slug: 'flyer' }) // '/sales-and-marketing/flyer'
 */
export function readOnlyPath(record: LinkableRecord): string | null {
  const page = getRecordTypeInfo(record)?.page;
  const path = page?.kind === 'detail' ? page.readOnlyPath : undefined;
  return path !== undefined && isRecordId(record.slug) ? `${path}/${record.slug}` : null;
}

/**
 * The link of a record in a list of mixed types (search, home, favorites). Like `recordPath`, but collateral and articles link
 * to the marketing page and a HomeLink leaves the portal.
 *
 * @returns the URL and whether it leaves the portal, or `null` if there is no link.
 * @example recordLink({ record_type: 'Article', slug: 'x' }) // { href: '/marketing-collateral', external: false }
 * @see docs/product.md#links-in-mixed-lists
 */
export function recordLink(record: LinkableRecord): { href: string; external: boolean } | null {
  const typeInfo = getRecordTypeInfo(record);
  if (typeInfo?.page.kind === 'external') return externalLink(record.external_url);
  const href = typeInfo?.mixedPath ?? recordPath(record);
  return href === null ? null : { href, external: false };
}

/**
 * The path of a record's own page, for a type that `recordLink` links to another page.
 *
 * @returns `null` for all other types, and without a valid slug.
 * @example ownPagePath({ record_type: 'Article', slug: 'x' }) // '/sales-and-marketing/x'
 * @see docs/product.md#links-in-mixed-lists
 */
export function ownPagePath(record: LinkableRecord): string | null {
  return getRecordTypeInfo(record)?.mixedPath ? recordPath(record) : null;
}

function externalLink(url: string | null | undefined) {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href, username, password } = new URL(url);
  // Reject user info, because users can mistake the part before an @ for the host.
  const hasNoUserInfo = username === '' && password === '';
  return hasNoUserInfo && /^https?:$/u.test(protocol) ? { href, external: true } : null;
}
