import type { Product } from '@producer-portal/api';
import { StatusSwatch } from '@producer-portal/ui';
import { stateMapStatus, isOffered, getAvailabilityByState } from './availability.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { useUserStates } from './use-user-states.ts';

/** Above this number, states are only counted, not listed. */
const MAX_SHOWN = 6;

export interface UserStatesSummaryProps {
  readonly product: Pick<Product, 'availability'>;
}

/** A product's availability in the user's states. Renders nothing until the states load, or without availability data. */
export function UserStatesSummary({ product }: UserStatesSummaryProps) {
  const availabilities = getAvailabilityByState(product, useUserStates());
  const [first, ...others] = availabilities;
  if (!first) return null;
  const offeredCount = availabilities.filter(isOffered).length;
  if (availabilities.every(({ status }) => status === first.status)) {
    return (
      <p className={styles.status}>
        <StatusSwatch status={stateMapStatus[first.status]} />
        {others.length === 0
          ? copy.inState[first.status](first.name)
          : copy.inAllUserStates[first.status](availabilities.length)}
      </p>
    );
  }
  return (
    <div className={styles.status}>
      <span>{copy.inSomeUserStates(offeredCount, availabilities.length)}</span>
      {availabilities.length <= MAX_SHOWN && (
        <ul aria-label={copy.userStates} className={styles.codes}>
          {availabilities.map(({ code, name, status }) => (
            <li key={code}>
              <StatusSwatch status={stateMapStatus[status]} />
              <span aria-hidden="true">{copy.byCode[status](code)}</span>
              <span className="pp-visually-hidden">{copy.inState[status](name)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
