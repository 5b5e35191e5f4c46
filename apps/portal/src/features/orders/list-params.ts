import { defineListParams } from '../../modules/filters/list-params.ts';

/** Orders are narrowed by their status alone (decisions, section 5.3). */
export const ordersParams = defineListParams({ status: 'one' });
