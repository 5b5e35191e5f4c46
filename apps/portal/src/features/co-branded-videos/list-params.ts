import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filter of the videos: a category of the group marketing_collateral (decisions, section 3). */
export const videoListParams = defineListParams({ category: 'one' });
