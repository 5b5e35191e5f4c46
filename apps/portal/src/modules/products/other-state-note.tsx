import { formatLocale } from '../../lib/page-locale.ts';
import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { isOtherState, useUserStates } from './use-user-states.ts';

/** Above this number, states are listed by code instead of by name. */
const MAX_NAMES = 6;
const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' });

/** Says that a state isn't one of the user's states, and lists those. Renders nothing for a state of the user. */
export function OtherStateNote({ code }: { readonly code: string }) {
  const userStates = useUserStates();
  if (!isOtherState(code, userStates)) return null;
  return (
    <p className={styles.otherState}>
      {copy.otherState(
        stateName(code),
        list.format(userStates.length > MAX_NAMES ? userStates : userStates.map(stateName)),
        userStates.length,
      )}
    </p>
  );
}
