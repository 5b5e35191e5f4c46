import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filter of the videos: a category of the group marketing_collateral (docs/contract.md#co-branded-videos). */
export const videoListParams = defineListParams({ category: 'one' });
