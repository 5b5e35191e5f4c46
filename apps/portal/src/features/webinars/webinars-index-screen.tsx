import { ButtonLink, ListSkeleton, PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../lib/dates.ts';
import { useNowByTheMinute } from '../../lib/use-minute.ts';
import { learningAddresses as addresses } from '../../modules/learning/addresses.ts';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { WebinarAgenda } from '../../modules/webinars/webinar-agenda.tsx';
import { agendaOf, webinarStatus } from '../../modules/webinars/webinar-times.ts';
import { webinarsAheadQuery, webinarsPastQuery } from '../../modules/webinars/webinars-ahead.ts';
import { webinarsCopy as copy } from './copy.ts';
import styles from './pp-webinars-index.module.css';
import { RecordingCard } from './recording-card.tsx';

const maxRecordings = 3;

/** Live and upcoming webinars by day, and recordings. */
export function WebinarsIndexScreen() {
  const api = useApi();
  const now = useNowByTheMinute();
  const ahead = useQuery(webinarsAheadQuery(api, now));
  const past = useQuery(webinarsPastQuery(api, now));
  const today = dayOf(now);
  const recorded = (past.data?.items ?? [])
    .filter((webinar) => webinarStatus(webinar, now) === 'recorded')
    .slice(0, maxRecordings);

  return (
    <PartsPage
      heading={
        <PageHeader
          title={copy.title}
          meta={copy.intro}
          actions={
            <ButtonLink kind="secondary" href={addresses.webinarSearch}>
              {copy.searchAll}
            </ButtonLink>
          }
        />
      }
      parts={[listPart(ahead), listPart(past)]}
      copy={copy.list}
      skeleton={<ListSkeleton rows={5} />}
    >
      <div className={styles.page}>
        <Part
          title={copy.ahead}
          query={ahead}
          isEmpty={({ items }) => agendaOf(items, now).length === 0}
          empty={<p>{copy.noneAhead}</p>}
          skeleton={<ListSkeleton rows={5} />}
          more={{ href: `${addresses.webinarSearch}?startDate=${today}`, label: copy.allAhead }}
        >
          {({ items }) => <WebinarAgenda webinars={items} />}
        </Part>
        <Part
          title={copy.recordings}
          query={past}
          isEmpty={() => recorded.length === 0}
          empty={<p>{copy.noRecordings}</p>}
          skeleton={<ListSkeleton rows={3} />}
          more={{ href: `${addresses.webinarSearch}?endDate=${today}`, label: copy.allRecordings }}
        >
          {() => (
            <ul className={styles.recordings}>
              {recorded.map((webinar) => (
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
    queryClient.prefetchQuery(webinarsAheadQuery(api, Date.now())),
    queryClient.prefetchQuery(webinarsPastQuery(api, Date.now())),
  ])) satisfies Preload;
