import { taxonomies, type TaxonomyKey } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { filtersCopy as copy } from './copy.ts';
import type { ListFilter } from './define-filters.ts';
import { SingleChoice } from './single-choice.tsx';

/**
 * Filters a list by one category of a taxonomy. Until the categories load, the control is hidden and a chip shows the
 * category's key.
 *
 * @param group - the taxonomy's key.
 */
export function categoryFilter(group: TaxonomyKey): ListFilter<'one'> {
  const useCategories = () => useQuery(taxonomies.categories.query(useApi(), group)).data ?? [];
  return {
    kind: 'one',
    useLabel: () => {
      const categories = useCategories();
      return (key) => categories.find((category) => category.key === key)?.name ?? key;
    },
    Control: ({ selected, onToggle }) => {
      const categories = useCategories();
      if (categories.length === 0) return null;
      return (
        <SingleChoice
          legend={copy.category}
          anyLabel={copy.anyCategory}
          options={categories.map(({ key, name }) => ({
            value: key,
            label: name,
            lang: contentLang,
          }))}
          selected={selected}
          onToggle={onToggle}
        />
      );
    },
    prefetch: ({ api, queryClient }) =>
      queryClient.prefetchQuery(taxonomies.categories.query(api, group)),
  };
}
