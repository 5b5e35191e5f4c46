import { alerts, type ParamsOf } from '@producer-portal/api';
import { postedFilter, unreadFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { systemCopy as copy } from './copy.ts';

/** Filters for the system and technical page (docs/contract.md#alerts). */
export const systemFilters = defineFilters(alerts.list, {
  search: textFilter(copy.searchLabel),
  ...unreadFilter,
  posted: postedFilter,
});

/** Query for alerts of the system and technical group (docs/product.md#main-routes). */
export const systemQuery = (
  query: ReturnType<typeof systemFilters.toQuery>,
): ParamsOf<typeof alerts.list> => ({
  category: 'system_and_technical',
  ...query,
});
