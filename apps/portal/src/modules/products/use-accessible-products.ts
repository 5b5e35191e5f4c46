import type { Product } from '@producer-portal/api';
import { access, type AccessSubject } from '../access/access.ts';
import { useSession } from '../session/services.tsx';
import { compareByName } from './compare-by-name.ts';

/** The products that a user can open, A–Z (docs/product.md#access-rules). */
export function getAccessibleProducts(
  products: readonly Product[],
  subject: AccessSubject,
): readonly Product[] {
  const { allowed } = access(subject, 'agent360');
  return products.filter(({ area }) => allowed || area !== 'agent360').toSorted(compareByName);
}

/** The products that the signed-in user can open, A–Z. */
export function useAccessibleProducts(
  products: readonly Product[] | undefined,
): readonly Product[] {
  return getAccessibleProducts(products ?? [], useSession());
}
