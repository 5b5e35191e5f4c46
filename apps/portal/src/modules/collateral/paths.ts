import type { CartItem, RecordType } from '@producer-portal/api';
import { isRecordId } from '../paths/navigation.ts';
import { recordPath, type LinkableRecord } from '../record-links/record-links.ts';

/** The co-op marketing center, which also shows the cart. */
export const coopPath = '/marketing-collateral/co-op-marketing-center';
export const ordersPath = `${coopPath}/orders`;

/** The page where a collateral item is filled in and ordered; null for a slug that isn't a valid id. */
export const collateralPath = ({ slug }: Pick<LinkableRecord, 'slug'>): string | null =>
  recordPath({ record_type: 'CollateralTemplate' satisfies RecordType, slug });

/** The path of an order's or draft order's page. Falls back to the list of orders for an invalid id. */
export function orderPath(id: string | number): string {
  const segment = String(id);
  return isRecordId(segment) ? `${ordersPath}/${segment}` : ordersPath;
}

/** Key in the URL's query for the id of the cart item that is being edited. */
export const ITEM_KEY = 'item';

/** The path of the page where a cart item is edited; null if its template id is invalid. */
export function editItemPath({
  id,
  collateral_template_id: templateId,
}: Pick<CartItem, 'id' | 'collateral_template_id'>): string | null {
  const path = collateralPath({ slug: String(templateId) });
  return path && `${path}?${new URLSearchParams({ [ITEM_KEY]: String(id) }).toString()}`;
}
