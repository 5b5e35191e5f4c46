import type { Product } from '@producer-portal/api';
import { StatusSwatch, TextLink } from '@producer-portal/ui';
import { BindingMark } from '../../modules/binding/binding-mark.tsx';
import {
  availabilityPath,
  stateMapStatus,
  isOffered,
  getAvailabilityByState,
  statusOrder,
  type StateAvailability,
} from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { StatusLine } from '../../modules/products/status-line.tsx';
import { useUserStates } from '../../modules/products/use-user-states.ts';
import { usStates } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-product.module.css';

/** If the user has more states, they are grouped by status. Otherwise, each state has its own row. */
const maxStateRows = 6;

/** Where a product can be written: its availability in the user's states, with a link to all states. */
export function ProductStates({ product }: { readonly product: Product }) {
  const userAvailabilities = getAvailabilityByState(product, useUserStates());
  const offeredStates = getAvailabilityByState(
    product,
    usStates.map(({ code }) => code),
  ).filter(isOffered);
  const isOfferedInDC = offeredStates.some(({ code }) => code === 'DC');
  const getPath = (state?: string) => availabilityPath(product.slug, state);
  return (
    <section className={styles.where} aria-labelledby="product-where">
      <h2 id="product-where">{copy.where}</h2>
      {product.availability?.length ? (
        <>
          {userAvailabilities.length > 0 &&
            (userAvailabilities.length <= maxStateRows ? (
              <ul className={styles.states}>
                {userAvailabilities.map((availability) => (
                  <li key={availability.code}>
                    <TextLink standalone href={getPath(availability.code)}>
                      {availability.name}
                    </TextLink>
                    <div>
                      <StatusLine availability={availability} />
                      {isOffered(availability) && (
                        <BindingMark product={product.slug} state={availability.code} />
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            ) : (
              <ByStatus availabilities={userAvailabilities} />
            ))}
          <p className={styles.total}>
            {copy.allStates(offeredStates.length - Number(isOfferedInDC), isOfferedInDC)}{' '}
            <TextLink standalone href={getPath()}>
              {copy.allOnMap}
            </TextLink>
          </p>
        </>
      ) : (
        <p>{availabilityCopy.unknown}</p>
      )}
    </section>
  );
}

function ByStatus({ availabilities }: { readonly availabilities: readonly StateAvailability[] }) {
  return (
    <ul className={styles.states}>
      {statusOrder
        .map((status) => availabilities.filter((availability) => availability.status === status))
        .map(
          ([first, ...others]) =>
            first && (
              <li key={first.status}>
                <strong className={styles.status}>
                  <StatusSwatch status={stateMapStatus[first.status]} />
                  {availabilityCopy.statuses[first.status]}
                </strong>
                <span>{[first, ...others].map(({ name }) => name).join(', ')}</span>
              </li>
            ),
        )}
    </ul>
  );
}
