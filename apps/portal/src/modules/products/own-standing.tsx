import type { Product } from '@producer-portal/api';
import { StatusSwatch } from '@producer-portal/ui';
import { drawnStatus, isOpen, standingsOf } from './availability.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { useOwnStates } from './use-own-states.ts';

/** As many states as a line shows one by one; of more, only the number is told. */
const shownStates = 6;

export interface OwnStandingProps {
  readonly product: Pick<Product, 'availability'>;
}

/**
 * In how many of the reader's states a product can be written, and which of them differ; absent while that is unknown.
 */
export function OwnStanding({ product }: OwnStandingProps) {
  const standings = standingsOf(product, useOwnStates());
  const [first, ...others] = standings;
  if (!first) return null;
  const open = standings.filter(isOpen).length;
  if (standings.every(({ status }) => status === first.status)) {
    return (
      <p className={styles.standing}>
        <StatusSwatch status={drawnStatus[first.status]} />
        {others.length === 0
          ? copy.inState[first.status](first.name)
          : copy.alike[first.status](standings.length)}
      </p>
    );
  }
  return (
    <div className={styles.standing}>
      <span>{copy.inOwn(open, standings.length)}</span>
      {standings.length <= shownStates && (
        <ul aria-label={copy.own} className={styles.codes}>
          {standings.map(({ code, name, status }) => (
            <li key={code}>
              <StatusSwatch status={drawnStatus[status]} />
              <span aria-hidden="true">{copy.byCode[status](code)}</span>
              <span className="pp-visually-hidden">{copy.inState[status](name)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
