import { type JobAid, jobAids, taxonomies, type Term } from '@producer-portal/api';
import { ListSkeleton, PageHeader, SearchBox, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { learningPaths as paths } from '../../modules/learning/paths.ts';
import { JobAidLinks } from '../../modules/learning/job-aid-links.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { listPart } from '../../modules/parts/parts-load.ts';
import { PartsPage } from '../../modules/parts/parts-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { jobAidsCopy as copy } from './copy.ts';
import { jobAidFilters } from './filters.ts';
import styles from './pp-job-aids.module.css';

const toSearchUrl = (key: 'search' | 'category', value: string) =>
  `${paths.jobAidSearch}${jobAidFilters.toSearch(jobAidFilters.replace(jobAidFilters.emptyValues, key, value))}`;

/** Overview of job aids: search, categories, monthly, and prelaunch job aids. */
export function JobAidsIndexScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const newest = useQuery(jobAids.list.query(api));
  const monthly = useQuery(jobAids.list.query(api, { monthly: true }));
  const prelaunch = useQuery(jobAids.list.query(api, { prelaunch: true }));
  const categories = useQuery(taxonomies.categories.query(api, 'job_aids'));
  const isEmptyPage = ({ items }: { items: readonly unknown[] }) => items.length === 0;

  return (
    <PartsPage
      heading={
        <div className={styles.heading}>
          <PageHeader title={copy.title} count={newest.data?.total} meta={copy.intro} />
          <SearchBox
            label={copy.searchLabel}
            placeholder={copy.searchLabel}
            submitLabel={copy.searchSubmit}
            onSubmit={(text) => void navigate(toSearchUrl('search', text))}
          />
        </div>
      }
      parts={[listPart(newest), listPart(monthly), listPart(prelaunch)]}
      copy={copy.list}
      skeleton={<ListSkeleton rows={8} />}
    >
      <div className={styles.page}>
        <Part
          title={copy.byCategory}
          query={newest}
          isEmpty={isEmptyPage}
          empty={<p>{copy.list.emptyText}</p>}
          skeleton={<ListSkeleton rows={6} />}
          more={{ href: paths.jobAidSearch, label: copy.searchAll }}
        >
          {({ items }) => (
            <JobAidsByCategory
              aids={items}
              categories={categories.data ?? collectCategories(items)}
            />
          )}
        </Part>
        <div className={styles.rail}>
          <Part
            title={copy.monthly}
            query={monthly}
            isEmpty={isEmptyPage}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: `${paths.jobAidSearch}?monthly=true`, label: copy.allMonthly }}
          >
            {({ items }) => <JobAidLinks aids={items.slice(0, 6)} />}
          </Part>
          <Part
            title={copy.prelaunch}
            query={prelaunch}
            isEmpty={isEmptyPage}
            skeleton={<ListSkeleton rows={3} />}
            more={{ href: `${paths.jobAidSearch}?prelaunch=true`, label: copy.allPrelaunch }}
          >
            {({ items }) => <JobAidLinks aids={items.slice(0, 6)} />}
          </Part>
        </div>
      </div>
    </PartsPage>
  );
}

JobAidsIndexScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(jobAids.list.query(api)),
    queryClient.prefetchQuery(jobAids.list.query(api, { monthly: true })),
    queryClient.prefetchQuery(jobAids.list.query(api, { prelaunch: true })),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'job_aids')),
  ])) satisfies Preload;

interface JobAidsByCategoryProps {
  readonly aids: readonly JobAid[];
  readonly categories: readonly Term[];
}

/** Job aids by category. Those without a listed category come last. */
function JobAidsByCategory({ aids, categories }: JobAidsByCategoryProps) {
  const listedKeys = new Set<string | undefined>(categories.map(({ key }) => key));
  const others = aids.filter(({ category }) => !listedKeys.has(category?.key));
  return (
    <div className={styles.panel}>
      {categories.map(({ key, name }) => (
        <section key={key} className={styles.category}>
          <h3 className={styles.name}>
            <TextLink standalone href={toSearchUrl('category', key)}>
              {hostText(name)}
            </TextLink>
          </h3>
          <JobAidLinks aids={aids.filter((aid) => aid.category?.key === key)} />
        </section>
      ))}
      {others.length > 0 && (
        <section className={styles.category}>
          <h3 className={styles.name}>{copy.otherAids}</h3>
          <JobAidLinks aids={others} />
        </section>
      )}
    </div>
  );
}

/** Returns the categories of the given job aids, for use while the category list loads or if it fails to load. */
const collectCategories = (aids: readonly JobAid[]) => [
  ...new Map(aids.flatMap(({ category }) => (category ? [[category.key, category]] : []))).values(),
];
