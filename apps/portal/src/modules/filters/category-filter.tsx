import { taxonomies, type TaxonomyKey } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { filtersCopy as copy } from './copy.ts';

export interface CategoryFilterProps {
  /** The taxonomy whose categories narrow the list. */
  readonly group: TaxonomyKey;
  /** The key of the chosen category; `''` for all. */
  readonly selected: string;
  readonly onToggle: (key: string) => void;
}

/** Narrows a list to one category of its taxonomy; absent while the categories are unknown. */
export function CategoryFilter({ group, selected, onToggle }: CategoryFilterProps) {
  const { data: categories } = useQuery(taxonomies.categories.query(useApi(), group));
  if (!categories || categories.length === 0) return null;
  return (
    <FacetGroup
      legend={copy.category}
      single
      any={copy.anyCategory}
      options={categories.map(({ key, name }) => ({ value: key, label: name }))}
      selected={selected ? [selected] : []}
      onToggle={onToggle}
    />
  );
}

/** The name of a category for its chip; its key while the categories are unknown. */
export function useCategoryName(group: TaxonomyKey): (key: string) => string {
  const { data: categories } = useQuery(taxonomies.categories.query(useApi(), group));
  return (key) => categories?.find((category) => category.key === key)?.name ?? key;
}
