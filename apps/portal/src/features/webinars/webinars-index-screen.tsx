import { ButtonLink, ListSkeleton, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { toEasternDay } from '../../lib/dates.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { WebinarAgenda } from '../../modules/webinars/webinar-agenda.tsx';
import { createAgenda, getWebinarStatus } from '../../modules/webinars/webinar-times.ts';
import {
  upcomingWebinarsQuery,
  pastWebinarsQuery,
} from '../../modules/webinars/webinar-queries.ts';
import { webinarsCopy as copy } from './copy.ts';
import styles from './pp-webinars-index.module.css';
import { RecordingCard } from './recording-card.tsx';

const maxRecordings = 3;

/** Live and upcoming webinars by day, and recordings. */
export function WebinarsIndexScreen() {
  const api = useApi();
  const now = useNowEveryMinute();
  const upcoming = useQuery(upcomingWebinarsQuery(api, now));
  const past = useQuery(pastWebinarsQuery(api, now));
  const today = toEasternDay(now);
  const recordedWebinars = (past.data?.items ?? [])
    .filter((webinar) => getWebinarStatus(webinar, now) === 'recorded')
    .slice(0, maxRecordings);

  return (
    <PartsPage
      heading={
        <PageHeader
          title={copy.title}
          meta={copy.intro}
          actions={
            <ButtonLink variant="secondary" href={paths.webinarSearch}>
              {copy.searchAll}
            </ButtonLink>
          }
        />
      }
      parts={[listPart(upcoming), listPart(past)]}
      copy={copy.list}
      skeleton={<ListSkeleton rows={5} />}
    >
      <div className={styles.page}>
        <Part
          title={copy.upcoming}
          query={upcoming}
          isEmpty={({ items }) => createAgenda(items, now).length === 0}
          empty={<p>{copy.noneUpcoming}</p>}
          skeleton={<ListSkeleton rows={5} />}
          more={{ href: `${paths.webinarSearch}?startDate=${today}`, label: copy.allUpcoming }}
        >
          {({ items }) => <WebinarAgenda webinars={items} />}
        </Part>
        <Part
          title={copy.recordings}
          query={past}
          isEmpty={() => recordedWebinars.length === 0}
          empty={<p>{copy.noRecordings}</p>}
          skeleton={<ListSkeleton rows={3} />}
          more={{ href: `${paths.webinarSearch}?endDate=${today}`, label: copy.allPast }}
        >
          {() => (
            <ul className={styles.recordings}>
              {recordedWebinars.map((webinar) => (
                <li key={webinar.id}>
                  <RecordingCard webinar={webinar} />
                </li>
              ))}
            </ul>
          )}
        </Part>
      </div>
    </PartsPage>
  );
}

WebinarsIndexScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(upcomingWebinarsQuery(api, Date.now())),
    queryClient.prefetchQuery(pastWebinarsQuery(api, Date.now())),
  ])) satisfies Preload;
