import { encodeText } from '../../lib/encode-text.ts';

/** Where the admin site keeps each type of record (docs/product.md#admin-edit-links). */
const adminTypes: Readonly<Record<string, string>> = Object.freeze({
  ProductUpdate: 'product_updates',
  Training: 'trainings',
  JobAid: 'job_aids',
  Webinar: 'webinars',
  Alert: 'alerts',
  UnderwritingGuideline: 'underwriting_guidelines',
  RateAndRuleManual: 'rate_bulletins',
  RateBulletin: 'rate_bulletins',
  HomeLink: 'home_links',
  Collateral: 'collateral_templates',
  CollateralTemplate: 'collateral_templates',
  PolicyUpdate: 'policy_updates',
});

/**
 * Where a record is edited on the admin site; the site's root for a type that it is not known by.
 *
 * @param adminHost - from the configuration; nothing is edited where it is empty.
 * @returns an address, or `null` without a usable host.
 * @example editAddress('https://admin.example.com', { record_type: 'Alert', id: 4101 })
 * // 'https://admin.example.com/alerts/4101'
 * @see docs/product.md#admin-edit-links
 */
export function editAddress(
  adminHost: string,
  { record_type: type, id }: { readonly record_type: string; readonly id: string | number },
): string | null {
  if (!URL.canParse(adminHost)) return null;
  const root = adminHost.replace(/\/+$/u, '');
  return Object.hasOwn(adminTypes, type)
    ? `${root}/${adminTypes[type]}/${encodeText(String(id))}`
    : `${root}/`;
}
