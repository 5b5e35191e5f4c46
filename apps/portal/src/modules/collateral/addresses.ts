import type { CartItem, RecordType } from '@producer-portal/api';
import { isRecordId } from '../paths/navigation.ts';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

/** The co-op marketing center, with the cart beside it. */
export const coopPath = '/marketing-collateral/co-op-marketing-center';
export const ordersPath = `${coopPath}/orders`;

/** The page where a collateral item is filled in and ordered; null for a slug that isn't a valid id. */
export const collateralPath = ({ slug }: Pick<LinkableRecord, 'slug'>): string | null =>
  recordPath({ record_type: 'CollateralTemplate' satisfies RecordType, slug });

/**
 * The page of an order; while it is a draft, of what is in the cart and where it shall be sent. All orders for an id that
 * could never be one.
 */
export function orderPath(id: string | number): string {
  const segment = String(id);
  return isRecordId(segment) ? `${ordersPath}/${segment}` : ordersPath;
}

/** The key of the cart's piece in the address of a piece that is changed. */
export const ITEM = 'item';

/** Where a piece that is in the cart is changed; null where its template could never be one. */
export function changePath({
  id,
  collateral_template_id: template,
}: Pick<CartItem, 'id' | 'collateral_template_id'>): string | null {
  const path = collateralPath({ slug: String(template) });
  return path && `${path}?${new URLSearchParams({ [ITEM]: String(id) }).toString()}`;
}
