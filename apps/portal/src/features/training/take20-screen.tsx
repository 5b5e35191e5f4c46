import {
  simplePages,
  trainings as trainingsResource,
  webinars as webinarsResource,
} from '@producer-portal/api';
import { ListSkeleton, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { listPart, recordPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { Topics } from '../../modules/topics/topics.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { WebinarAgenda } from '../../modules/webinars/webinar-agenda.tsx';
import { WebinarEntry } from '../../modules/webinars/webinar-entry.tsx';
import { createAgenda, getWebinarStatus } from '../../modules/webinars/webinar-times.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { hostText } from '../../lib/host-text.tsx';
import { trainingCopy as copy } from './copy.ts';
import styles from './pp-training.module.css';
import { take20 } from './take20.ts';

/** Take20: the next live session, recordings, self-paced courses, and an introduction. */
export function Take20Screen() {
  const api = useApi();
  const now = useNowEveryMinute();
  const page = useQuery(simplePages.detail.query(api, take20.page));
  const webinars = useQuery(webinarsResource.list.query(api, take20.filter));
  const trainings = useQuery(trainingsResource.list.query(api, take20.filter));
  const recordedWebinars = (webinars.data?.items ?? []).filter(
    (webinar) => getWebinarStatus(webinar, now) === 'recorded',
  );

  return (
    <PartsPage
      heading={
        <PageHeader
          title={page.data?.title ?? copy.take20.title}
          titleLang={page.data?.title && contentLang}
          meta={hostText(page.data?.excerpt)}
        />
      }
      parts={[recordPart(page), listPart(trainings), listPart(webinars)]}
      copy={copy.take20}
      skeleton={<ListSkeleton rows={6} />}
    >
      <div className={styles.page}>
        <div className={styles.main}>
          <Part
            title={copy.live}
            query={webinars}
            isEmpty={({ items }) => createAgenda(items, now).length === 0}
            empty={<p>{copy.noneLive}</p>}
            skeleton={<ListSkeleton rows={1} />}
          >
            {({ items }) => <WebinarAgenda webinars={items} />}
          </Part>
          <Part
            title={copy.recorded}
            query={webinars}
            isEmpty={() => recordedWebinars.length === 0}
            skeleton={<ListSkeleton rows={2} />}
            more={{
              href: `${paths.webinarSearch}${take20.search}`,
              label: copy.allRecorded,
            }}
          >
            {() => (
              <ul className={styles.cards}>
                {recordedWebinars.map((webinar) => (
                  <li key={webinar.id}>
                    <WebinarEntry webinar={webinar} />
                  </li>
                ))}
              </ul>
            )}
          </Part>
          <Part
            title={copy.courses}
            query={trainings}
            isEmpty={({ items }) => items.length === 0}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: `${paths.elearningSearch}${take20.search}`, label: copy.allCourses }}
          >
            {({ items }) => (
              <ul className={styles.rows}>
                {items.map((training) => (
                  <li key={training.id}>
                    <ElearningRow training={training} />
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
        <Part
          title={copy.about}
          query={page}
          isEmpty={() => false}
          skeleton={<ListSkeleton rows={3} />}
        >
          {(record) => (
            <div className={styles.about}>
              <RecordBody record={record} headingOffset={2} />
              {record.topics?.length ? (
                <Topics title={copy.more} topics={record.topics} headingLevel={3} />
              ) : null}
            </div>
          )}
        </Part>
      </div>
    </PartsPage>
  );
}

Take20Screen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(simplePages.detail.query(api, take20.page)),
    queryClient.prefetchQuery(trainingsResource.list.query(api, take20.filter)),
    queryClient.prefetchQuery(webinarsResource.list.query(api, take20.filter)),
  ])) satisfies Preload;
