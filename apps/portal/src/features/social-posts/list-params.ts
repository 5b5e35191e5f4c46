import { defineListParams } from '../../modules/filters/list-params.ts';

/** The filter of the posts: the key of one of their groups (docs/contract.md#social-posts). */
export const socialPostListParams = defineListParams({ category: 'one' });
