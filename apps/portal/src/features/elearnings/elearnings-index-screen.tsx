import {
  type Tag,
  states as statesResource,
  type TagGroup,
  tags as tagsResource,
  trainings as trainingsResource,
} from '@producer-portal/api';
import { ButtonLink, ListSkeleton, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ceSearchPath, learningPaths as paths } from '../../modules/learning/paths.ts';
import { ElearningRow } from '../../modules/learning/elearning-row.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { hostText } from '../../lib/host-text.tsx';
import { groupByLength } from './group-by-length.ts';
import { elearningsCopy as copy } from './copy.ts';
import { elearningFilters } from './filters.ts';
import styles from './pp-elearnings.module.css';

/** The newest courses by length, and indexes of all courses: by state with CE credit, by type, and by system. */
export function ElearningsIndexScreen() {
  const api = useApi();
  const trainings = useQuery(trainingsResource.list.query(api));
  const tags = useQuery(tagsResource.list.query(api));

  return (
    <PartsPage
      heading={
        <PageHeader
          title={copy.title}
          count={trainings.data?.total}
          meta={copy.intro}
          actions={
            <ButtonLink variant="secondary" href={paths.elearningSearch}>
              {copy.searchAll}
            </ButtonLink>
          }
        />
      }
      parts={[listPart(trainings), listPart(tags)]}
      copy={copy.list}
      skeleton={<ListSkeleton rows={8} />}
    >
      <div className={styles.page}>
        <div className={styles.ceStates}>
          <CeStateIndex />
        </div>
        <Part
          title={copy.newest}
          query={trainings}
          isEmpty={({ items }) => items.length === 0}
          empty={<p>{copy.list.emptyText}</p>}
          skeleton={<ListSkeleton rows={8} />}
          more={{ href: paths.elearningSearch, label: copy.searchAll }}
        >
          {({ items }) => (
            <div className={styles.groups}>
              {groupByLength(items).map(({ length, trainings: lengthTrainings }) => (
                <section key={length} className={styles.group}>
                  <h3 className={styles.length}>{copy.lengths[length]}</h3>
                  <ul className={styles.rows}>
                    {lengthTrainings.map((training) => (
                      <li key={training.id}>
                        <ElearningRow training={training} headingLevel={4} withSummary={false} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
        </Part>
        <div className={styles.index}>
          <TagIndex group="types" title={copy.types} query={tags} />
          <TagIndex group="systems" title={copy.systems} query={tags} />
        </div>
      </div>
    </PartsPage>
  );
}

ElearningsIndexScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(trainingsResource.list.query(api)),
    queryClient.prefetchQuery(tagsResource.list.query(api)),
  ])) satisfies Preload;

/** Users with more states, such as admins, select a state in the e-learnings search instead. */
const maxStates = 12;

/** Links to the e-learnings with CE credit, one for each of the user's states. */
function CeStateIndex() {
  const states = useQuery(statesResource.list.query(useApi()));
  return (
    <Part
      title={copy.ceStates}
      query={states}
      isEmpty={({ length }) => length === 0 || length > maxStates}
      skeleton={<div className={styles.statesPlaceholder} />}
    >
      {(userStates) => (
        <ul className={styles.states}>
          {userStates.map(({ code }) => (
            <li key={code}>
              <TextLink standalone href={ceSearchPath(paths.elearningSearch, code)}>
                {stateName(code)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface TagIndexProps {
  readonly group: TagGroup & ('types' | 'systems');
  readonly title: string;
  /**
   * The page's query. A second query here would refetch on every mount and return the page to its loading state in an
   * endless loop.
   */
  readonly query: UseQueryResult<Tag[]>;
}

/** Links to the e-learnings search, one for each tag in a group. */
function TagIndex({ group, title, query }: TagIndexProps) {
  const groupTags = (query.data ?? []).filter((tag) => tag.group === group);
  return (
    <Part
      title={title}
      query={query}
      isEmpty={() => groupTags.length === 0}
      skeleton={<div className={styles.placeholder} />}
    >
      {() => (
        <ul className={styles.links}>
          {groupTags.map(({ key, name }) => (
            <li key={key}>
              <TextLink
                standalone
                href={`${paths.elearningSearch}${elearningFilters.toSearch(elearningFilters.toggle(elearningFilters.emptyValues, group, key))}`}
              >
                {hostText(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
