import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { isOtherState, useOwnStates } from './use-own-states.ts';

/** Above this number, states are listed by code instead of by name. */
const MAX_NAMES = 6;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Explains that a state isn't one of the user's, and lists the user's states. Renders nothing otherwise, or until they load. */
export function OtherStateNote({ code }: { readonly code: string }) {
  const own = useOwnStates();
  if (!isOtherState(code, own)) return null;
  return (
    <p className={styles.otherState}>
      {copy.otherState(
        stateName(code),
        list.format(own.length > MAX_NAMES ? own : own.map(stateName)),
        own.length,
      )}
    </p>
  );
}
