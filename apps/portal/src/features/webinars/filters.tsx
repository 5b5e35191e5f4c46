import { FacetGroup } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { datesFilter } from '../../modules/dates-filter/dates-filter.tsx';
import { productsFilter, searchFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters, type FilterControlProps } from '../../modules/filters/define-filters.ts';
import {
  ceStateFilter,
  platformsFilter,
  tagsFilter,
} from '../../modules/filters/learning-filters.tsx';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { webinarsCopy as copy } from './copy.ts';
import { webinars } from '@producer-portal/api';

/** Filters for webinars (docs/contract.md#webinars). */
export const webinarFilters = defineFilters(webinars.list, {
  search: searchFilter,
  ...datesFilter(copy.dates, FromToday),
  ceState: ceStateFilter,
  product: productsFilter({ defaultOpen: true }),
  types: tagsFilter('types'),
  platforms: platformsFilter,
  tags: recordTagsFilter,
});

/** Shortcut that sets the start date to today. */
function FromToday({ selected, onToggle }: FilterControlProps) {
  return (
    <FacetGroup
      legend={copy.when}
      options={[{ value: toEasternDay(useNow()), label: copy.fromToday }]}
      selected={[...selected]}
      onToggle={onToggle}
    />
  );
}
