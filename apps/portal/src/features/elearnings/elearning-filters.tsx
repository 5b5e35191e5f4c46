import { DatesFilter } from '../../modules/dates-filter/dates-filter.tsx';
import {
  PlatformsFilter,
  ProductsFilter,
  TagsFilter,
} from '../../modules/filters/learning-filters.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { elearningsCopy as copy } from './copy.ts';
import { elearningListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

export interface ElearningFiltersProps {
  readonly values: Values;
  readonly show: (next: Values) => void;
  readonly total: number | undefined;
}

/** What the e-learnings can be narrowed by: products, systems, kinds, platforms and when they came out. */
export function ElearningFilters({ values, show, total }: ElearningFiltersProps) {
  const { startDate, endDate } = values;
  return (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <ProductsFilter
        defaultOpen
        selected={values.product}
        onToggle={(slug) => show(params.toggle(values, 'product', slug))}
      />
      <TagsFilter
        group="types"
        selected={values.types}
        onToggle={(key) => show(params.toggle(values, 'types', key))}
      />
      <TagsFilter
        group="systems"
        selected={values.systems}
        onToggle={(key) => show(params.toggle(values, 'systems', key))}
      />
      <PlatformsFilter
        selected={values.platforms}
        onToggle={(key) => show(params.toggle(values, 'platforms', key))}
      />
      <DatesFilter
        legend={copy.published}
        dates={{ startDate, endDate }}
        onChange={(dates) =>
          show(
            params.replace(
              params.replace(values, 'startDate', dates.startDate),
              'endDate',
              dates.endDate,
            ),
          )
        }
      />
    </ListFilters>
  );
}
