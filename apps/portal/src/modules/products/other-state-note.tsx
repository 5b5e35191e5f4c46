import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';
import { formatStates, isOtherState, useUserStates } from './use-user-states.ts';

/** Says that a state isn't one of the user's states, and lists the user's states. Renders nothing for one of them. */
export function OtherStateNote({ code }: { readonly code: string }) {
  const userStates = useUserStates();
  if (!isOtherState(code, userStates)) return null;
  return (
    <p className={styles.otherState}>
      {copy.otherState(stateName(code), formatStates(userStates), userStates.length)}
    </p>
  );
}
