import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filters of the product news, in the order of the API's keys (docs/contract.md#product-updates). */
export const updateListParams = defineListParams({
  is_featured: 'flag',
  category: 'one',
  products: 'many',
  search: 'one',
});
