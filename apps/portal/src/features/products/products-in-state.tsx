import type { Product } from '@producer-portal/api';
import { BindingCallout } from '../../modules/binding/binding-callout.tsx';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { statusOrder } from '../../modules/products/availability.ts';
import { OtherStateNote } from '../../modules/products/other-state-note.tsx';
import { getProductsInState } from '../../modules/products/get-products-in-state.ts';
import { ProductList } from '../../modules/products/product-list.tsx';
import { StatusLine } from '../../modules/products/status-line.tsx';
import { isOtherState, useUserStates } from '../../modules/products/use-user-states.ts';
import { stateName } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-products-index.module.css';

export interface ProductsInStateProps {
  readonly products: readonly Product[];
  /** Two-letter code. */
  readonly state: string;
}

/** Products in one state, grouped by availability. */
export function ProductsInState({ products, state }: ProductsInStateProps) {
  const stateProducts = getProductsInState(products, state);
  const states = useUserStates();
  return (
    <>
      <p className={styles.summary}>
        {(isOtherState(state, states) ? copy.otherStateSummary : copy.summary)(
          stateProducts.filter(({ isOffered }) => isOffered).length,
          stateProducts.length,
          stateName(state),
        )}
      </p>
      <OtherStateNote code={state} />
      <BindingCallout state={state} className={styles.binding} />
      {statusOrder
        .map((status) => ({
          status,
          group: stateProducts.filter(({ availability }) => availability.status === status),
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
              renderStatus={(product) => {
                const match = group.find((entry) => entry.product === product);
                return match && <StatusLine availability={match.availability} hideStatus />;
              }}
              headingLevel={4}
            />
          </section>
        ))}
    </>
  );
}
