import { alerts } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { AlertRow } from '../../modules/content-list/alert-row.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { UnreadFilter, WordsFilter } from '../../modules/filters/common-filters.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { systemCopy as copy } from './copy.ts';
import { systemListParams as params, systemQuery } from './list-params.ts';

/** What is down, what will be, and what is new in the systems that a producer works in. */
export function SystemScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(alerts.list.query(useApi(), systemQuery(values)));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={
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
        labelOf={{ unread: () => filtersCopy.unread, search: filtersCopy.searched }}
      >
        {(alert) => <AlertRow alert={alert} />}
      </ListResults>
    </ListLayout>
  );
}

SystemScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    alerts.list.query(api, systemQuery(params.parse(searchParams))),
  )) satisfies Preload;
