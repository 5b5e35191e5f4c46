import { FilterPanel } from '@producer-portal/ui';
import { resultsId, type ListCopy } from '../content-list/copy.ts';
import type { FilterForm } from './define-filters.ts';
import type { Fields } from './list-params.ts';
import type { List } from './use-list.ts';

export interface ListFiltersProps<F extends Fields> {
  readonly list: List<F>;
  /** The number of matching records; undefined until it is known. */
  readonly total: number | undefined;
  readonly copy: ListCopy;
}

/** The filter panel of a list: a column beside the list, or a dialog behind a button. */
export function ListFilters<F extends Fields>({
  list: { definition, values, show },
  total,
  copy,
}: ListFiltersProps<F>) {
  const { isFilter } = definition;
  const form: FilterForm = {
    getSelected: (key) => (isFilter(key) ? definition.getSelected(values, key) : []),
    toggle: (key, value) => isFilter(key) && show(definition.toggle(values, key, value)),
    replace: (changes) =>
      show(
        Object.entries(changes).reduce(
          (next, [key, value]) => (isFilter(key) ? definition.replace(next, key, value) : next),
          values,
        ),
      ),
    total,
  };

  return (
    <FilterPanel
      title={copy.filters.title}
      appliedCount={definition.getApplied(values).length}
      labels={{ ...copy.filters, show: copy.filters.show(total) }}
      onClearAll={() => show(definition.emptyValues)}
      skipLink={{ href: `#${resultsId}`, label: copy.filters.skip }}
    >
      {definition.controls.map(({ key, Control }) => (
        <Control
          key={key}
          selected={form.getSelected(key)}
          onToggle={(value) => form.toggle(key, value)}
          onReplace={(value) => form.replace({ [key]: value })}
          form={form}
        />
      ))}
    </FilterPanel>
  );
}
