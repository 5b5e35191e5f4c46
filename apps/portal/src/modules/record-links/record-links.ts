import { isRecordId } from '../paths/navigation.ts';

/** The fields of a content record that decide where it is shown. */
export interface LinkableRecord {
  readonly record_type: string;
  readonly slug?: string | null | undefined;
  readonly external_url?: string | null | undefined;
  readonly area?: string | null | undefined;
}

/**
 * Where a record's own page lives, by record type (docs/product.md#record-links; the host spells
 * `FieldManagamentNews` this way).
 */
export const specifiedBasePaths: Readonly<Record<string, string>> = Object.freeze({
  UnderwritingGuideline: '/guides-and-rate-bulletins',
  RateBulletin: '/guides-and-rate-bulletins',
  JobAid: '/training-and-job-aids/job-aids',
  Training: '/training-and-job-aids/elearnings',
  Webinar: '/training-and-job-aids/webinars',
  ProductUpdate: '/products/product-news-and-updates',
  FieldManagamentNews: '/field-management/field-management-news',
  Alert: '/alerts',
  Collateral: '/sales-and-marketing',
});

/** Deliberate departure: links that the fixed table leaves out (docs/product.md#added-record-links). */
const addedBasePaths: Readonly<Record<string, string>> = Object.freeze({
  PolicyUpdate: '/policy-updates',
  RateAndRuleManual: '/guides-and-rate-bulletins',
  FieldManagementNews: '/field-management/field-management-news',
  CollateralTemplate: '/marketing-collateral/co-op-marketing-center/collaterals',
});

/** Record types without a page of their own: they are shown on their area's page. */
const areaPages: Readonly<Record<string, string>> = Object.freeze({
  SalesPromotion: '/sales-and-marketing',
  SocialPost: '/ready-to-use-social-media-posts',
  Video: '/co-branded-videos',
});

function basePath(record: LinkableRecord): string {
  const { record_type: type, area } = record;
  if (type === 'Product')
    return area === 'classic' || area === 'agent360' ? `/products/${area}` : '/products';
  if (Object.hasOwn(specifiedBasePaths, type)) return specifiedBasePaths[type] ?? '';
  return Object.hasOwn(addedBasePaths, type) ? (addedBasePaths[type] ?? '') : '';
}

/**
 * The address of a record's own page, for lists of one record type.
 *
 * @param record - needs `record_type` and `slug`; a Product's `area` picks its branch.
 * @returns a path such as `/alerts/ice-storm`, or `null` when the record has no usable slug.
 * @example recordPath({ record_type: 'Alert', slug: 'ice-storm' }) // '/alerts/ice-storm'
 * @see docs/product.md#record-links
 */
export function recordPath(record: LinkableRecord): string | null {
  const { record_type: type } = record;
  if (Object.hasOwn(areaPages, type)) return areaPages[type] ?? null;
  if (!isRecordId(record.slug)) return null;
  return `${basePath(record)}/${record.slug}`;
}

/**
 * The address of a record where types are mixed (search, home, favourites): as `recordPath`,
 * but collateral and articles go to the marketing page and a HomeLink leaves the portal.
 *
 * @returns the address and whether it leaves the portal, or `null` when there is none.
 * @example recordLink({ record_type: 'Article', slug: 'x' }) // { href: '/marketing-collateral', external: false }
 * @see docs/product.md#links-in-mixed-lists
 */
export function recordLink(record: LinkableRecord): { href: string; external: boolean } | null {
  if (record.record_type === 'HomeLink') return externalLink(record.external_url);
  if (record.record_type === 'Collateral' || record.record_type === 'Article') {
    return { href: '/marketing-collateral', external: false };
  }
  const href = recordPath(record);
  return href === null ? null : { href, external: false };
}

function externalLink(address: string | null | undefined) {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href, username, password } = new URL(address);
  // What stands before an @ is read as the host by people, and by no browser.
  const isPlain = username === '' && password === '';
  return isPlain && /^https?:$/u.test(protocol) ? { href, external: true } : null;
}
