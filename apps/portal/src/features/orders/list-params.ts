import { defineListParams } from '../../modules/filters/list-params.ts';

/** Orders are narrowed by their status alone (docs/product.md#filters-in-addresses). */
export const ordersParams = defineListParams({ status: 'one' });
