import { trainings } from '@producer-portal/api';
import { PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { AreaNav } from './area-nav.tsx';
import { agent360Copy } from './copy.ts';
import { agent360Filters } from './filters.ts';
import { agent360TrainingsQuery } from './list-queries.ts';
import styles from './pp-agent360.module.css';

const copy = agent360Copy.training;

/** Trainings for the Agent360 platform. */
export function Agent360TrainingScreen() {
  const list = useList(agent360Filters);
  const query = useQuery(trainings.list.query(useApi(), agent360TrainingsQuery(list.query)));
  return (
    <div className={styles.list}>
      <PageHeader title={copy.title} count={query.data?.total} meta={copy.intro} />
      <AreaNav />
      <div className={styles.results}>
        <ListResults query={query} list={list} copy={copy.list}>
          {(training) => <ElearningRow training={training} headingLevel={2} />}
        </ListResults>
        <p className={styles.facts}>
          <TextLink standalone href={`${paths.webinarSearch}?platforms[]=agent360`}>
            {copy.webinars}
          </TextLink>
          <TextLink standalone href={paths.elearningSearch}>
            {copy.all}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

Agent360TrainingScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    trainings.list.query(api, agent360TrainingsQuery(agent360Filters.queryFrom(searchParams))),
  )) satisfies Preload;
