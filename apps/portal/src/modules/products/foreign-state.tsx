import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { isForeign, useOwnStates } from './use-own-states.ts';

/** With more of them their letters are read faster than their names. */
const mostNames = 6;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * That a state is none of the reader's own, and which are: what is offered there is true, and not for them to write.
 * Absent where it is one of them, and while they are unknown.
 */
export function ForeignState({ code }: { readonly code: string }) {
  const own = useOwnStates();
  if (!isForeign(code, own)) return null;
  return (
    <p className={styles.foreign}>
      {copy.foreign(
        stateName(code),
        list.format(own.length > mostNames ? own : own.map(stateName)),
        own.length,
      )}
    </p>
  );
}
