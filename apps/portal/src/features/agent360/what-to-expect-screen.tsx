import { cohorts as cohortsResource, simplePages } from '@producer-portal/api';
import { GridSkeleton, ListSkeleton, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { Part } from '../../modules/parts/part.tsx';
import { listPart, recordPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { hostText } from '../../lib/host-text.tsx';
import { AreaNav } from './area-nav.tsx';
import { agent360Copy as copy } from './copy.ts';
import styles from './pp-agent360.module.css';
import { toWaves } from './waves.ts';
import { WaveList } from './wave-list.tsx';

/** When Agent360 opens in each state, and how to get ready. */
export function WhatToExpectScreen() {
  const api = useApi();
  const page = useQuery(simplePages.detail.query(api, 'what-to-expect'));
  const cohorts = useQuery(cohortsResource.list.query(api));
  const { claims } = useSession();
  const today = toEasternDay(useNow());

  return (
    <PartsPage
      heading={
        <>
          <PageHeader
            title={page.data?.title ?? copy.whatToExpect.title}
            titleLang={page.data?.title && contentLang}
            meta={hostText(page.data?.excerpt)}
          />
          <AreaNav />
        </>
      }
      parts={[recordPart(page), listPart(cohorts)]}
      copy={copy.pageParts}
      skeleton={<GridSkeleton items={4} />}
    >
      <div className={styles.parts}>
        <Part
          title={copy.whatToExpect.waves}
          query={cohorts}
          isEmpty={(items) => items.length === 0}
          empty={<p>{copy.whatToExpect.noWaves}</p>}
          skeleton={<ListSkeleton rows={2} />}
        >
          {(items) => <WaveList waves={toWaves(items, claims?.premier_access_group, today)} />}
        </Part>
        <Part
          title={copy.whatToExpect.how}
          query={page}
          isEmpty={() => false}
          skeleton={<ListSkeleton rows={4} />}
        >
          {(record) => (
            <div className={styles.split}>
              <RecordBody record={record} headingOffset={2} />
              <GetReady />
            </div>
          )}
        </Part>
      </div>
    </PartsPage>
  );
}

WhatToExpectScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(simplePages.detail.query(api, 'what-to-expect')),
    queryClient.prefetchQuery(cohortsResource.list.query(api)),
  ])) satisfies Preload;

/** Links to resources to use before the user's wave opens. */
function GetReady() {
  return (
    <nav aria-labelledby="get-ready">
      <h3 id="get-ready" className={styles.readyTitle}>
        {copy.whatToExpect.ready}
      </h3>
      <ul className={styles.ready}>
        <li>
          <TextLink standalone href="/agent360/training">
            {copy.training.title}
          </TextLink>
        </li>
        <li>
          <TextLink standalone href={`${paths.jobAidSearch}?prelaunch=true`}>
            {copy.whatToExpect.prelaunch}
          </TextLink>
        </li>
        <li>
          <TextLink standalone href={`${paths.webinarSearch}?platforms[]=agent360`}>
            {copy.training.webinars}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
