import { jobAids, trainings as trainingsResource } from '@producer-portal/api';
import { ListSkeleton, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import { JobAidLinks } from '../../modules/learning/job-aid-links.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { WebinarAgenda } from '../../modules/webinars/webinar-agenda.tsx';
import { createAgenda } from '../../modules/webinars/webinar-times.ts';
import { upcomingWebinarsQuery } from '../../modules/webinars/webinar-queries.ts';
import { trainingCopy as copy } from './copy.ts';
import styles from './pp-training.module.css';

const maxWebinars = 4;
const maxRows = 6;

/** Overview of training: next webinars, new e-learnings, and monthly and prelaunch job aids. */
export function TrainingIndexScreen() {
  const api = useApi();
  const now = useNowEveryMinute();
  const upcoming = useQuery(upcomingWebinarsQuery(api, now));
  const trainings = useQuery(trainingsResource.list.query(api));
  const monthly = useQuery(jobAids.list.query(api, { monthly: true }));
  const prelaunch = useQuery(jobAids.list.query(api, { prelaunch: true }));
  const isEmptyPage = ({ items }: { items: readonly unknown[] }) => items.length === 0;

  return (
    <PartsPage
      heading={
        <>
          <PageHeader title={copy.title} meta={copy.intro} />
          <TrainingKinds />
        </>
      }
      parts={[listPart(upcoming), listPart(trainings), listPart(monthly), listPart(prelaunch)]}
      copy={copy.index}
      skeleton={<ListSkeleton rows={8} />}
    >
      <div className={styles.page}>
        <Part
          title={copy.upcoming}
          query={upcoming}
          isEmpty={({ items }) => createAgenda(items, now).length === 0}
          empty={<p>{copy.noneUpcoming}</p>}
          skeleton={<ListSkeleton rows={maxWebinars} />}
          more={{ href: paths.webinars, label: copy.allWebinars }}
        >
          {({ items }) => <WebinarAgenda webinars={items} maxCount={maxWebinars} />}
        </Part>
        <div className={styles.rail}>
          <Part
            title={copy.monthly}
            query={monthly}
            isEmpty={isEmptyPage}
            empty={<p>{copy.noMonthly}</p>}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: `${paths.jobAidSearch}?monthly=true`, label: copy.allMonthly }}
          >
            {({ items }) => <JobAidLinks aids={items.slice(0, maxRows)} />}
          </Part>
          <Part
            title={copy.prelaunch}
            query={prelaunch}
            isEmpty={isEmptyPage}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: `${paths.jobAidSearch}?prelaunch=true`, label: copy.allPrelaunch }}
          >
            {({ items }) => <JobAidLinks aids={items.slice(0, maxRows)} />}
          </Part>
        </div>
        <div className={styles.newElearnings}>
          <Part
            title={copy.elearnings}
            query={trainings}
            isEmpty={isEmptyPage}
            empty={<p>{copy.noElearnings}</p>}
            skeleton={<ListSkeleton rows={maxRows} />}
            more={{ href: paths.elearnings, label: copy.allElearnings }}
          >
            {({ items }) => (
              <ul className={styles.rows}>
                {items.slice(0, maxRows).map((training) => (
                  <li key={training.id}>
                    <ElearningRow training={training} />
                  </li>
                ))}
              </ul>
            )}
          </Part>
        </div>
      </div>
    </PartsPage>
  );
}

TrainingIndexScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(upcomingWebinarsQuery(api, Date.now())),
    queryClient.prefetchQuery(trainingsResource.list.query(api)),
    queryClient.prefetchQuery(jobAids.list.query(api, { monthly: true })),
    queryClient.prefetchQuery(jobAids.list.query(api, { prelaunch: true })),
  ])) satisfies Preload;

/** Links to the four kinds of training, each with a description. */
function TrainingKinds() {
  return (
    <nav aria-label={copy.kindsLabel}>
      <ul className={styles.kinds}>
        {(['webinars', 'elearnings', 'jobAids', 'take20'] as const).map((kind) => {
          const [name, description] = copy.kinds[kind];
          return (
            <li key={kind}>
              <TextLink standalone href={paths[kind]}>
                {name}
              </TextLink>
              <span className={styles.description}>{description}</span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
