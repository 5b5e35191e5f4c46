import { products, type ProductUpdate, productUpdates, taxonomies } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { categoryTag } from '../../modules/content-list/record-tag.ts';
import { besideStampText, statesText } from '../../modules/content-list/row-facts.ts';
import { useCategoryName } from '../../modules/filters/category-filter.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useProductName } from '../../modules/filters/learning-filters.tsx';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { updatesCopy as copy } from './copy.ts';
import { updateListParams as params } from './list-params.ts';
import { UpdateFilters } from './update-filters.tsx';

/** All product news, narrowed by words, category, product, and what is featured. */
export function UpdatesScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(productUpdates.list.query(useApi(), params.toQuery(values)));
  const categoryName = useCategoryName('product_news_and_updates');
  const productName = useProductName();
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<UpdateFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{
          is_featured: () => copy.featuredOnly,
          category: categoryName,
          products: productName,
          search: filtersCopy.searched,
        }}
      >
        {(update) => <UpdateRow update={update} />}
      </ListResults>
    </ListLayout>
  );
}

UpdatesScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      productUpdates.list.query(api, params.toQuery(params.parse(searchParams))),
    ),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'product_news_and_updates')),
    queryClient.prefetchQuery(products.all.query(api)),
  ])) satisfies Preload;

function UpdateRow({ update }: { readonly update: ProductUpdate }) {
  return (
    <RecordRow
      record={update}
      tag={categoryTag(update)}
      facts={[
        update.is_featured ? copy.featured : null,
        besideStampText(update, useNow()),
        statesText(update.states),
      ]}
      summary={update.excerpt}
      headingLevel={2}
    />
  );
}
