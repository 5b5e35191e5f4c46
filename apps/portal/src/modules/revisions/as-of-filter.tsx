import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import type { FilterControlProps, ListFilter } from '../filters/define-filters.ts';
import type { AsOf } from './as-of.ts';
import { asOfCopy as copy } from './copy.ts';

/** Loaded after the page's content, and only if the host can show other dates. */
export const AsOfFields = lazyPart(() =>
  import('./as-of-fields.tsx').then((module) => module.AsOfFields),
);

export interface AsOfControlProps {
  /** The value of `as_of`; `''` for today's version. */
  readonly at: string;
  /** The value of `for`; `''` for new business. */
  readonly purpose: string;
  readonly onChange: (value: AsOf) => void;
}

/** Selects a date, and new business or renewals. Hidden if the host can't show other dates. */
export function AsOfControl({ at, purpose, onChange }: AsOfControlProps) {
  if (!useHasCapability('as_of')) return null;
  return (
    <Suspense fallback={null}>
      <AsOfFields
        value={
          at === '' ? null : { at, purpose: purpose === 'renewal' ? 'renewal' : 'new_business' }
        }
        onChange={onChange}
      />
    </Suspense>
  );
}

function FilterControl({ form }: FilterControlProps) {
  const [at = ''] = form.getSelected('as_of');
  const [purpose = ''] = form.getSelected('for');
  return (
    <AsOfControl
      at={at}
      purpose={purpose}
      // Set `as_of` before `for`: the list drops `for` while no `as_of` date is set.
      onChange={(next) => form.replace({ as_of: next.at, for: next.purpose })}
    />
  );
}

/**
 * Filters a list by an as-of date, for new business or renewals. Hidden if the host can't show other dates
 * (docs/product.md#as-of-dates).
 *
 * @example ...asOfFilter
 */
export const asOfFilter: {
  readonly as_of: ListFilter<'moment'>;
  readonly for: ListFilter<'purpose'>;
} = {
  as_of: { kind: 'moment', useLabel: () => copy.chip, Control: FilterControl },
  // The control of `as_of` also sets `for`.
  for: { kind: 'purpose', useLabel: () => () => copy.purposes.renewal, Control: null },
};
