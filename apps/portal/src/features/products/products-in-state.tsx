import type { Product } from '@producer-portal/api';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { statusOrder } from '../../modules/products/availability.ts';
import { OtherStateNote } from '../../modules/products/other-state-note.tsx';
import { productsIn } from '../../modules/products/products-in.ts';
import { ProductList } from '../../modules/products/product-list.tsx';
import { StatusLine } from '../../modules/products/status-line.tsx';
import { isOtherState, useOwnStates } from '../../modules/products/use-own-states.ts';
import { stateName } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-products-index.module.css';

export interface ProductsInStateProps {
  readonly products: readonly Product[];
  /** A two-letter code. */
  readonly state: string;
}

/** The answer for one state: what can be written there, what with limits, what is to come, what not. */
export function ProductsInState({ products, state }: ProductsInStateProps) {
  const found = productsIn(products, state);
  const states = useOwnStates();
  return (
    <>
      <p className={styles.summary}>
        {(isOtherState(state, states) ? copy.foreignState : copy.summary)(
          found.filter(({ isOpen }) => isOpen).length,
          found.length,
          stateName(state),
        )}
      </p>
      <OtherStateNote code={state} />
      {statusOrder
        .map((status) => ({
          status,
          group: found.filter(({ availability }) => availability.status === status),
        }))
        .filter(({ group }) => group.length > 0)
        .map(({ status, group }) => (
          <section key={status} className={styles.group} aria-labelledby={`status-${status}`}>
            <h3 id={`status-${status}`}>
              {availabilityCopy.statuses[status]}{' '}
              <span className={styles.count}>{group.length}</span>
            </h3>
            <ProductList
              products={group.map(({ product }) => product)}
              statusIn={(product) => {
                const own = group.find((entry) => entry.product === product);
                return own && <StatusLine availability={own.availability} withoutStatus />;
              }}
              headingLevel={4}
            />
          </section>
        ))}
    </>
  );
}
