import { salesArticles, salesPromotions, taxonomies } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { categoryTag } from '../../modules/content-list/record-tag.ts';
import { CategoryFilter, useCategoryName } from '../../modules/filters/category-filter.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { articlePath } from './article-path.ts';
import { salesCopy as copy } from './copy.ts';
import { salesListParams as params } from './list-params.ts';
import styles from './pp-sales.module.css';
import { Promotions } from './promotions.tsx';

/** What runs now, and what other agencies have learned. */
export function SalesScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(salesArticles.list.query(useApi(), params.toQuery(values)));
  const categoryName = useCategoryName('sales_and_marketing');
  const total = query.data?.total;
  // Who looks for an article has filters set or a later page open: promotions would only stand in the way.
  const isFirstView = params.applied(values).length === 0 && values.page === 1;

  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} meta={copy.intro} />
      {isFirstView && <Promotions />}
      <ListLayout
        heading={<h2 className={styles.articles}>{copy.articles}</h2>}
        filters={
          <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
            <WordsFilter
              label={copy.searchLabel}
              value={values.search}
              onSearch={(text) => show(params.replace(values, 'search', text))}
            />
            <CategoryFilter
              group="sales_and_marketing"
              selected={values.category}
              onToggle={(key) => show(params.toggle(values, 'category', key))}
            />
          </ListFilters>
        }
      >
        <ListResults
          query={query}
          params={params}
          values={values}
          show={show}
          hrefFor={hrefFor}
          copy={copy.list}
          labelOf={{ category: categoryName, search: filtersCopy.searched }}
        >
          {(article) => (
            <RecordRow
              record={article}
              href={articlePath(article)}
              tag={categoryTag(article)}
              summary={article.excerpt}
              headingLevel={3}
            />
          )}
        </ListResults>
      </ListLayout>
    </div>
  );
}

SalesScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      salesArticles.list.query(api, params.toQuery(params.parse(searchParams))),
    ),
    queryClient.prefetchQuery(salesPromotions.list.query(api)),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'sales_and_marketing')),
  ])) satisfies Preload;
