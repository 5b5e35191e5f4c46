import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filter of the posts: the key of one of their groups (decisions, section 3). */
export const socialPostListParams = defineListParams({ category: 'one' });
