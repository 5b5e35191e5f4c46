import type { Product } from '@producer-portal/api';
import { productCopy } from '../../modules/products/copy.ts';
import { ProductList } from '../../modules/products/product-list.tsx';
import styles from './pp-products-index.module.css';

const areas = ['classic', 'agent360', 'other'] as const;

/** Products grouped by area. */
export function ProductsByArea({ products }: { readonly products: readonly Product[] }) {
  return areas
    .map((area) => ({
      area,
      areaProducts: products.filter((product) => (product.area ?? 'other') === area),
    }))
    .filter(({ areaProducts }) => areaProducts.length > 0)
    .map(({ area, areaProducts }) => (
      <section key={area} className={styles.group} aria-labelledby={`area-${area}`}>
        <h3 id={`area-${area}`}>
          {productCopy.areas[area]} <span className={styles.count}>{areaProducts.length}</span>
        </h3>
        <ProductList products={areaProducts} headingLevel={4} />
      </section>
    ));
}
