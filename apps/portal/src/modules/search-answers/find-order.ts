import type { CollateralRequest } from '@producer-portal/api';

/** An order number, with any separators: `CO-8811`, `co 8811`, `order #8811`. */
const ORDER_NUMBER = /^(?:order\s*)?(?:number\s*)?#?\s*[a-z]{0,4}[\s\p{Pd}.#]*\d{3,9}$/iu;

export const isOrderNumber = (query: string): boolean => ORDER_NUMBER.test(query.trim());

const normalize = (number: string) =>
  number
    .toLowerCase()
    .replace(/^\s*order/u, '')
    .replace(/^\s*number/u, '')
    .replaceAll(/[^a-z\d]/gu, '');

/** Finds an order by its number, or by the digits of its number. */
export function findOrder(
  orders: readonly CollateralRequest[],
  query: string,
): CollateralRequest | undefined {
  if (!isOrderNumber(query)) return undefined;
  const wantedNumber = normalize(query);
  return orders.find(({ id, number }) => {
    const orderNumber = normalize(number ?? String(id));
    return orderNumber === wantedNumber || orderNumber.replaceAll(/\D/gu, '') === wantedNumber;
  });
}
