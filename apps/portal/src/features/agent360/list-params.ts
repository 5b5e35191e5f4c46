import { defineListParams } from '../../modules/filters/list-params.ts';

/** Lists of this area are narrowed by the area itself: the address holds the page alone. */
export const agent360ListParams = defineListParams({});
