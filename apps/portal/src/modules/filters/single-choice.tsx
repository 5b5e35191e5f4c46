import { defaultOption } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import type { FacetGroupProps } from '@producer-portal/ui';

export interface SingleChoiceProps extends Pick<FacetGroupProps, 'legend' | 'options' | 'labels'> {
  /** Label of the default option, which selects everything. */
  readonly anyLabel: string;
  readonly selected: readonly string[];
  /** Called with the clicked value. The default option counts as no value (`cleanFilterValue`). */
  readonly onToggle: (value: string) => void;
  /** The number of options shown before "Show all", besides the default option. */
  readonly limit?: number;
}

/** Selects one of several options. The first one, 'all-options', is the default (docs/product.md#filters-in-urls). */
export function SingleChoice({
  anyLabel,
  options,
  selected,
  limit = 8,
  ...rest
}: SingleChoiceProps) {
  return (
    <FacetGroup
      {...rest}
      single
      options={[{ value: defaultOption, label: anyLabel }, ...options]}
      selected={selected.length === 0 ? [defaultOption] : selected}
      limit={limit + 1}
    />
  );
}
