import type { Product } from '@producer-portal/api';
import type { ReactNode } from 'react';
import { compareByName } from './compare-by-name.ts';
import styles from './pp-products.module.css';
import { ProductEntry } from './product-entry.tsx';

export interface ProductListProps {
  readonly products: readonly Product[];
  /** Availability text of a product. @default how many of the user's states offer it */
  readonly renderStatus?: ((product: Product) => ReactNode) | undefined;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Products A–Z, in two columns on wide screens. */
export function ProductList({ products, renderStatus, headingLevel }: ProductListProps) {
  return (
    <ul className={styles.list}>
      {products.toSorted(compareByName).map((product) => (
        <li key={product.id}>
          <ProductEntry
            product={product}
            availability={renderStatus?.(product)}
            {...(headingLevel && { headingLevel })}
          />
        </li>
      ))}
    </ul>
  );
}
