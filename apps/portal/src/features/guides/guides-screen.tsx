import { memo } from 'react';
import { type Guide, guides } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { statesText } from '../../modules/content-list/row-texts.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { withRevisionDates } from '../../modules/revisions/periods.ts';
import { SaveListForOffline } from '../../modules/saved/save-list-for-offline.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { guidesCopy as copy } from './copy.ts';
import { getGuideRowDetails } from './guide-details.ts';
import { GuidesByState } from './guides-by-state.tsx';
import { useListRowReplacement } from './use-versions.ts';
import { guideFilters } from './filters.tsx';

/** The list of guides with its filters, above an index of states. */
export function GuidesScreen() {
  const list = useList(guideFilters);
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery(guides.list.query(api, list.query));
  const total = query.data?.total;
  const isAsOf = list.values.as_of !== '';

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <AsOfPage subject="list">
        <ListResults query={query} list={list} copy={copy.list}>
          {(guide) => <GuideRow guide={guide} isAsOf={isAsOf} />}
        </ListResults>
      </AsOfPage>
      {!isAsOf && total !== undefined && total > 0 && (
        <SaveListForOffline
          area={copy.title}
          list={list}
          toPageQuery={(pageQuery) => guides.list.query(api, pageQuery)}
          toRecordKey={(slug) => guides.detail.query(api, slug, client).queryKey}
          loadRecord={(slug, loader) => loader.fetchQuery(guides.detail.query(api, slug, loader))}
        />
      )}
      {/* The index has only today's guides. */}
      {!isAsOf && (
        <GuidesByState
          selectedState={list.values.state}
          hrefFor={(code) =>
            list.hrefFor(guideFilters.replace(guideFilters.emptyValues, 'state', code))
          }
        />
      )}
    </ListLayout>
  );
}

GuidesScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(guides.list.query(api, guideFilters.queryFrom(searchParams))),
    guideFilters.prefetch({ api, queryClient }),
    queryClient.prefetchQuery(guides.byState.query(api)),
  ])) satisfies Preload;

interface GuideRowProps {
  readonly guide: Guide;
  readonly isAsOf: boolean;
}

const GuideRow = memo(function GuideRow({ guide: listedGuide, isAsOf }: GuideRowProps) {
  const guide = isAsOf ? withRevisionDates(listedGuide) : listedGuide;
  const now = useNow();
  const replacement = useListRowReplacement(guide);
  return (
    <RecordRow
      record={guide}
      tag={typeTag(guide)}
      meta={getGuideRowDetails(guide, replacement, statesText(guide.states), now)}
      headingLevel={2}
    />
  );
});
