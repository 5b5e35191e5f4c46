import { isRecordId } from '../paths/navigation.ts';

/** The co-op marketing center, with the cart beside it. */
export const coopPath = '/marketing-collateral/co-op-marketing-center';
export const ordersPath = `${coopPath}/orders`;

/** Where a piece is filled in and ordered; null for a slug that could never be one. */
export function collateralPath({
  slug,
}: {
  readonly slug?: string | null | undefined;
}): string | null {
  return isRecordId(slug) ? `${coopPath}/collaterals/${slug}` : null;
}

/** The page of an order; while it is a draft, of what is in the cart and where it shall be sent. */
export function orderPath(id: string | number): string {
  return `${ordersPath}/${encodeURIComponent(String(id).toWellFormed())}`;
}
