import { FacetGroup } from '@producer-portal/ui';
import { CategoryFilter } from '../../modules/filters/category-filter.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { ProductsFilter } from '../../modules/filters/learning-filters.tsx';
import { updatesCopy as copy } from './copy.ts';
import { updateListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

export interface UpdateFiltersProps {
  readonly values: Values;
  readonly show: (next: Values) => void;
  readonly total: number | undefined;
}

/** What the product news can be narrowed by. */
export function UpdateFilters({ values, show, total }: UpdateFiltersProps) {
  return (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <WordsFilter
        label={copy.searchLabel}
        value={values.search}
        onSearch={(text) => show(params.replace(values, 'search', text))}
      />
      <FacetGroup
        legend={copy.importance}
        options={[{ value: 'true', label: copy.featuredOnly }]}
        selected={values.is_featured ? ['true'] : []}
        onToggle={(value) => show(params.toggle(values, 'is_featured', value))}
      />
      <CategoryFilter
        group="product_news_and_updates"
        selected={values.category}
        onToggle={(key) => show(params.toggle(values, 'category', key))}
      />
      <ProductsFilter
        selected={values.products}
        onToggle={(slug) => show(params.toggle(values, 'products', slug))}
      />
    </ListFilters>
  );
}
