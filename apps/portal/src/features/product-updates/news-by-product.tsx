import type { Product } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { contentLang } from '../../lib/page-locale.ts';
import { useAccessibleProducts } from '../../modules/products/use-accessible-products.ts';
import { updatesSearchPath } from './paths.ts';
import styles from './pp-updates-index.module.css';

/** Links to the updates about each product. */
export function NewsByProduct({ products }: { readonly products: readonly Product[] }) {
  return (
    <ul className={styles.products}>
      {useAccessibleProducts(products).map(
        ({ id, slug, title }) =>
          slug && (
            <li key={id}>
              <TextLink standalone href={updatesSearchPath('products', slug)} lang={contentLang}>
                {title}
              </TextLink>
            </li>
          ),
      )}
    </ul>
  );
}
