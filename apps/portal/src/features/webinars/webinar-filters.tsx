import { FacetGroup } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { dayOf } from '../../lib/dates.ts';
import { DatesFilter } from '../../modules/dates-filter/dates-filter.tsx';
import {
  PlatformsFilter,
  ProductsFilter,
  TagsFilter,
} from '../../modules/filters/learning-filters.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { webinarsCopy as copy } from './copy.ts';
import { webinarListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

export interface WebinarFiltersProps {
  readonly values: Values;
  readonly show: (next: Values) => void;
  readonly total: number | undefined;
}

/** What the webinars can be narrowed by: what is to come, products, days, kinds and platforms. */
export function WebinarFilters({ values, show, total }: WebinarFiltersProps) {
  const today = dayOf(useNow());
  const { startDate, endDate } = values;
  return (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <FacetGroup
        legend={copy.when}
        options={[{ value: today, label: copy.fromToday }]}
        selected={[startDate]}
        onToggle={(day) => show(params.toggle(values, 'startDate', day))}
      />
      <DatesFilter
        legend={copy.dates}
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
      <PlatformsFilter
        selected={values.platforms}
        onToggle={(key) => show(params.toggle(values, 'platforms', key))}
      />
    </ListFilters>
  );
}
