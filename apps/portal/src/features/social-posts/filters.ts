import { socialPostGroups, socialPosts } from '@producer-portal/api';
import { choiceFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { defineFilters } from '../../modules/filters/define-filters.ts';
import { socialPostsCopy as copy } from './copy.ts';

/** The filter for social posts. `category` is the key of a post group (docs/contract.md#social-posts). */
export const socialPostFilters = defineFilters(socialPosts.list, {
  category: choiceFilter({
    legend: copy.category,
    anyLabel: filtersCopy.anyCategory,
    options: socialPostGroups.map((key) => ({ value: key, label: copy.groups[key] })),
  }),
});
