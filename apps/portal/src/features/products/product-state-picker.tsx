import type { Product } from '@producer-portal/api';
import { StatePicker, TextLink, useAnnounce } from '@producer-portal/ui';
import { availabilityPath } from '../../modules/products/availability.ts';
import { statePickerCopy } from '../../modules/products/copy.ts';
import { getProductsInState } from '../../modules/products/get-products-in-state.ts';
import {
  isOtherState,
  useUserStates,
  useUserStatesFirst,
} from '../../modules/products/use-user-states.ts';
import { stateName } from '../../modules/states/us-states.ts';
import { productsCopy as copy } from './copy.ts';
import styles from './pp-products-index.module.css';

export interface ProductStatePickerProps {
  readonly products: readonly Product[];
  /** Code of the selected state. */
  readonly selectedState: string | undefined;
  readonly onSelect: (code: string | undefined) => void;
}

/** State picker that announces how many products can be written in the selected state. */
export function ProductStatePicker({ products, selectedState, onSelect }: ProductStatePickerProps) {
  const states = useUserStatesFirst();
  const userStates = useUserStates();
  const announce = useAnnounce();
  const choose = (code: string | undefined) => {
    onSelect(code);
    if (!code) return;
    const stateProducts = getProductsInState(products, code);
    const offeredCount = stateProducts.filter(({ isOffered }) => isOffered).length;
    const summary = isOtherState(code, userStates) ? copy.otherStateSummary : copy.summary;
    announce(summary(offeredCount, stateProducts.length, stateName(code)));
  };
  return (
    <div className={styles.stateChoice}>
      <StatePicker
        label={copy.pick}
        hint={copy.pickHint}
        options={states}
        value={selectedState}
        keepSelection
        onChange={choose}
        labels={statePickerCopy}
        className={styles.picker}
      />
      <TextLink standalone href={availabilityPath(undefined, selectedState)}>
        {selectedState ? copy.mapOf(stateName(selectedState)) : copy.map}
      </TextLink>
    </div>
  );
}
