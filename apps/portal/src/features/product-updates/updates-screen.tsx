import { memo } from 'react';
import { type ProductUpdate, productUpdates } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { effectiveText, statesText } from '../../modules/content-list/row-texts.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { updatesCopy as copy } from './copy.ts';
import { updateFilters } from './filters.ts';

/** Filtered list of product updates. */
export function UpdatesScreen() {
  const list = useList(updateFilters);
  const query = useQuery(productUpdates.list.query(useApi(), list.query));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.searchTitle} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(update) => <UpdateRow update={update} />}
      </ListResults>
    </ListLayout>
  );
}

UpdatesScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      productUpdates.list.query(api, updateFilters.queryFrom(searchParams)),
    ),
    updateFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;

const UpdateRow = memo(function UpdateRow({ update }: { readonly update: ProductUpdate }) {
  return (
    <RecordRow
      record={update}
      meta={[
        update.is_featured ? copy.featured : null,
        effectiveText(update, useNow()),
        statesText(update.states),
      ]}
      summary={update.excerpt}
      headingLevel={2}
    />
  );
});
