import { FilterPanel } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { resultsId, type ListCopy } from '../content-list/copy.ts';
import type { Fields, ListParams, ListValues } from './list-params.ts';

export interface ListFiltersProps<F extends Fields> {
  readonly params: ListParams<F>;
  readonly values: ListValues<F>;
  /** Shows the list with other filters. */
  readonly show: (next: ListValues<F>) => void;
  /** How many records match; undefined until that is known. */
  readonly total: number | undefined;
  readonly copy: ListCopy;
  /** The filters themselves. */
  readonly children: ReactNode;
}

/** The filters of a list, as a rail or behind a button: how many are applied, how many match, and a way to clear them. */
export function ListFilters<F extends Fields>({
  params,
  values,
  show,
  total,
  copy,
  children,
}: ListFiltersProps<F>) {
  return (
    <FilterPanel
      title={copy.filters.title}
      applied={params.applied(values).length}
      labels={{ ...copy.filters, show: copy.filters.show(total) }}
      onClearAll={() => show(params.cleared)}
      skipLink={{ href: `#${resultsId}`, label: copy.filters.skip }}
    >
      {children}
    </FilterPanel>
  );
}
