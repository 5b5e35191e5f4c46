import type { Product } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useOpenProducts } from '../../modules/products/use-open-products.ts';
import { updatesSearchPath } from './paths.ts';
import styles from './pp-updates-index.module.css';

/** Links to the updates about each product. */
export function NewsByProduct({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className={styles.products}>
      {useOpenProducts(products).map(
        ({ id, slug, title }) =>
          slug && (
            <li key={id}>
              <TextLink standalone href={updatesSearchPath('products', slug)}>
                {title}
              </TextLink>
            </li>
          ),
      )}
    </ul>
  );
}
