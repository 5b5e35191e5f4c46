import { choiceFilter } from '../../modules/filters/common-filters.tsx';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { statusNames } from '../../modules/orders/copy.ts';
import { ordersCopy as copy } from './copy.ts';
import { collateralRequests } from '@producer-portal/api';

/** Filters for orders: status only (docs/product.md#filters-in-urls). */
export const orderFilters = defineFilters(collateralRequests.list, {
  status: choiceFilter({
    legend: copy.status,
    anyLabel: copy.anyStatus,
    options: Object.entries(statusNames).map(([value, label]) => ({ value, label })),
  }),
});
