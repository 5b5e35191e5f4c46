import { salesArticles, salesPromotions } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { articlePath } from './article-path.ts';
import { salesCopy as copy } from './copy.ts';
import { salesFilters } from './filters.ts';
import styles from './pp-sales.module.css';
import { Promotions } from './promotions.tsx';

/** Promotions and sales articles. */
export function SalesScreen() {
  const list = useList(salesFilters);
  const query = useQuery(salesArticles.list.query(useApi(), list.query));
  const total = query.data?.total;
  // Promotions would only get in the way of users who filter or page through the articles.
  const isFirstView = salesFilters.getApplied(list.values).length === 0 && list.values.page === 1;

  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} meta={copy.intro} />
      {isFirstView && <Promotions />}
      <ListLayout
        heading={<h2 className={styles.articles}>{copy.articles}</h2>}
        filters={<ListFilters list={list} total={total} copy={copy.list} />}
      >
        <ListResults query={query} list={list} copy={copy.list}>
          {(article) => (
            <RecordRow
              record={article}
              href={articlePath(article)}
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
    queryClient.prefetchQuery(salesArticles.list.query(api, salesFilters.queryFrom(searchParams))),
    queryClient.prefetchQuery(salesPromotions.list.query(api)),
    salesFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;
