import type { Product } from '@producer-portal/api';
import { access } from '../access/access.ts';
import { useSession } from '../session/services.tsx';
import { compareByName } from './compare-by-name.ts';

/** The products that the user can open, A–Z (docs/product.md#access-rules). */
export function useAccessibleProducts(
  products: readonly Product[] | undefined,
): readonly Product[] {
  const { allowed } = access(useSession(), 'agent360');
  return (products ?? [])
    .filter(({ area }) => allowed || area !== 'agent360')
    .toSorted(compareByName);
}
