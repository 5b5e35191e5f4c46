import type { Product } from '@producer-portal/api';
import type { ReactNode } from 'react';
import { byName } from './by-name.ts';
import styles from './pp-products.module.css';
import { ProductEntry } from './product-entry.tsx';

export interface ProductListProps {
  readonly products: readonly Product[];
  /** What is said of where each stands. @default in how many of the reader's states */
  readonly statusIn?: ((product: Product) => ReactNode) | undefined;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Products A–Z, two beside each other where there is room. */
export function ProductList({ products, statusIn, headingLevel }: ProductListProps) {
  return (
    <ul className={styles.list}>
      {products.toSorted(byName).map((product) => (
        <li key={product.id}>
          <ProductEntry
            product={product}
            availability={statusIn?.(product)}
            {...(headingLevel && { headingLevel })}
          />
        </li>
      ))}
    </ul>
  );
}
