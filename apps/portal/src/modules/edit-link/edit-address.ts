import { recordTypeFacts } from '@producer-portal/api';
import { encodeText } from '../../lib/encode-text.ts';

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
  record: { readonly record_type: string; readonly id: string | number },
): string | null {
  if (!URL.canParse(adminHost)) return null;
  const root = adminHost.replace(/\/+$/u, '');
  const folder = recordTypeFacts(record)?.adminPath;
  return folder ? `${root}/${folder}/${encodeText(String(record.id))}` : `${root}/`;
}
