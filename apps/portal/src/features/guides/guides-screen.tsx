import { type Guide, guides, states } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { statesText } from '../../modules/content-list/row-facts.ts';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { guidesCopy as copy } from './copy.ts';
import { guideRowFacts, guideStamp } from './guide-facts.ts';
import { GuideFilters } from './guide-filters.tsx';
import { GuidesByState } from './guides-by-state.tsx';
import { useListedReplacement } from './use-replacement.ts';
import { guideListParams as params } from './list-params.ts';

/** The rules that a producer writes by, narrowed by kind and state, and an index of all states. */
export function GuidesScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(guides.list.query(useApi(), params.toQuery(values)));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} />}
      filters={<GuideFilters values={values} show={show} total={total} />}
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{
          category: copy.categoryName,
          state: stateName,
          search: filtersCopy.searched,
        }}
      >
        {(guide) => <GuideRow guide={guide} />}
      </ListResults>
      <GuidesByState
        chosen={values.state}
        hrefFor={(code) => hrefFor(params.replace(params.cleared, 'state', code))}
      />
    </ListLayout>
  );
}

GuidesScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(guides.list.query(api, params.toQuery(params.parse(searchParams)))),
    queryClient.prefetchQuery(states.list.query(api)),
    queryClient.prefetchQuery(guides.byState.query(api)),
  ])) satisfies Preload;

function GuideRow({ guide }: { guide: Guide }) {
  const now = useNow();
  const replacement = useListedReplacement(guide);
  return (
    <RecordRow
      record={guide}
      tag={typeTag(guide)}
      stamp={guideStamp(guide, replacement, now)}
      facts={guideRowFacts(guide, replacement, statesText(guide.states), now)}
      headingLevel={2}
    />
  );
}
