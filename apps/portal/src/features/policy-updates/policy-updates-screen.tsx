import { type PolicyUpdate, policyUpdates, states } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { MarkRead } from '../../modules/content-list/mark-read.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import {
  StatesFilter,
  UnreadFilter,
  useStateName,
  WordsFilter,
} from '../../modules/filters/common-filters.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { policyUpdatesCopy as copy } from './copy.ts';
import { policyUpdateListParams as params } from './list-params.ts';

/** All policy updates, narrowed by the filters in the address. */
export function PolicyUpdatesScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(policyUpdates.list.query(useApi(), params.toQuery(values)));
  const stateName = useStateName();
  const total = query.data?.total;

  const filters = (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <WordsFilter
        label={copy.searchLabel}
        value={values.search}
        onSearch={(text) => show(params.replace(values, 'search', text))}
      />
      <UnreadFilter
        unread={values.unread}
        onToggle={(value) => show(params.toggle(values, 'unread', value))}
      />
      <StatesFilter
        selected={values.states}
        onToggle={(code) => show(params.toggle(values, 'states', code))}
      />
    </ListFilters>
  );

  return (
    <ListLayout heading={<PageHeader title={copy.title} count={total} />} filters={filters}>
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{
          states: stateName,
          unread: () => filtersCopy.unread,
          search: filtersCopy.searched,
        }}
      >
        {(update) => <PolicyUpdateRow update={update} />}
      </ListResults>
    </ListLayout>
  );
}

PolicyUpdatesScreen.preload = (({ api, queryClient }, { searchParams }) => {
  const query = params.toQuery(params.parse(searchParams));
  return Promise.all([
    queryClient.prefetchQuery(policyUpdates.list.query(api, query)),
    queryClient.prefetchQuery(states.list.query(api)),
  ]);
}) satisfies Preload;

function PolicyUpdateRow({ update }: { update: PolicyUpdate }) {
  const marking = useMutation(policyUpdates.markAsRead.mutation(useApi()));
  return (
    <RecordRow
      record={update}
      headingLevel={2}
      action={<MarkRead record={update} mutation={marking} />}
    />
  );
}
