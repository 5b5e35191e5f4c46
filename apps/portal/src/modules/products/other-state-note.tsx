import { formatLocale } from '../../lib/page-locale.ts';
import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { isOtherState, useUserStates } from './use-user-states.ts';

/** Above this number, states are listed by code instead of by name. */
const MAX_NAMES = 6;
const listFormat = new Intl.ListFormat(formatLocale, { type: 'conjunction' });

/** Says that a state isn't one of the user's states, and lists the user's states. Renders nothing for one of them. */
export function OtherStateNote({ code }: { readonly code: string }) {
  const userStates = useUserStates();
  if (!isOtherState(code, userStates)) return null;
  return (
    <p className={styles.otherState}>
      {copy.otherState(
        stateName(code),
        listFormat.format(userStates.length > MAX_NAMES ? userStates : userStates.map(stateName)),
        userStates.length,
      )}
    </p>
  );
}
