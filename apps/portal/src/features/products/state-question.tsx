import type { Product } from '@producer-portal/api';
import { StatePicker, TextLink, useAnnounce } from '@producer-portal/ui';
import { availabilityPath } from '../../modules/products/availability.ts';
import { statePickerCopy } from '../../modules/products/copy.ts';
import { productsIn } from '../../modules/products/products-in.ts';
import {
  isOtherState,
  useOwnStates,
  useStatesOwnFirst,
} from '../../modules/products/use-own-states.ts';
import { stateName } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-products-index.module.css';

export interface StateQuestionProps {
  readonly products: readonly Product[];
  /** The code of the chosen state. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
}

/** The question that is asked most: what can I write in this state? */
export function StateQuestion({ products, chosen, onChoose }: StateQuestionProps) {
  const states = useStatesOwnFirst();
  const own = useOwnStates();
  const announce = useAnnounce();
  const choose = (code: string | undefined) => {
    onChoose(code);
    if (!code) return;
    const found = productsIn(products, code);
    const open = found.filter(({ isOpen }) => isOpen).length;
    const summary = isOtherState(code, own) ? copy.foreignState : copy.summary;
    announce(summary(open, found.length, stateName(code)));
  };
  return (
    <div className={styles.question}>
      <StatePicker
        label={copy.pick}
        hint={copy.pickHint}
        options={states}
        value={chosen}
        keepSelection
        onChange={choose}
        labels={statePickerCopy}
        className={styles.picker}
      />
      <TextLink standalone href={availabilityPath(undefined, chosen)}>
        {chosen ? copy.mapOf(stateName(chosen)) : copy.map}
      </TextLink>
    </div>
  );
}
