import { getRecordTypeInfo } from '@producer-portal/api';
import { encodeText } from '../../lib/encode-text.ts';

/**
 * The URL of a record's edit form on the admin site, or the site's root for a type without a form.
 *
 * @param adminHost - from the configuration; empty if there is no admin site.
 * @returns the URL, or `null` without a valid host.
 * @example getEditUrl('https://admin.example.com', { record_type: 'Alert', id: 4101 })
 * // 'https://admin.example.com/alerts/4101'
 * @see docs/product.md#admin-edit-links
 */
export function getEditUrl(
  adminHost: string,
  record: { readonly record_type: string; readonly id: string | number },
): string | null {
  if (!URL.canParse(adminHost)) return null;
  const root = adminHost.replace(/\/+$/u, '');
  const folder = getRecordTypeInfo(record)?.adminPath;
  return folder ? `${root}/${folder}/${encodeText(String(record.id))}` : `${root}/`;
}
