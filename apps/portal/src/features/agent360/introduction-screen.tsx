import { type SimplePage, simplePages } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { access } from '../../modules/access/access.ts';
import { DetailBoundary } from '../../modules/content-detail/detail-boundary.tsx';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { RecordFiles } from '../../modules/downloads/record-files.tsx';
import { HealthPanel } from '../../modules/content-health/health-panel.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { Topics } from '../../modules/topics/topics.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { hostText } from '../../lib/host-text.tsx';
import { introductionSlug, pagePath } from './paths.ts';
import { AreaNav } from './area-nav.tsx';
import { agent360Copy as copy } from './copy.ts';
import styles from './pp-agent360.module.css';

/** Shows the introduction to Agent360 or another simple page of the Agent360 area. */
export function IntroductionScreen() {
  const { id = introductionSlug } = useParams();
  const { pathname } = useLocation();
  const query = useQuery(simplePages.detail.query(useApi(), id));
  const isCanonicalPath = query.data !== undefined && pagePath(query.data) === pathname;
  return (
    <DetailBoundary
      query={query}
      requestedId={isCanonicalPath ? id : null}
      copy={copy.page}
      getPath={pagePath}
    >
      {(page) => <Introduction page={page} />}
    </DetailBoundary>
  );
}

IntroductionScreen.preload = (({ api, queryClient }, { params: { id = introductionSlug } }) =>
  queryClient.prefetchQuery(simplePages.detail.query(api, id))) satisfies Preload;

function Introduction({ page }: { readonly page: SimplePage }) {
  const { allowed } = access(useSession(), 'agent360');
  return (
    <article className={styles.page}>
      <div className={styles.header}>
        <PageHeader title={page.title} titleLang={contentLang} meta={hostText(page.excerpt)} />
        <AreaNav />
      </div>
      <div className={styles.main}>
        {!allowed && <p className={styles.limitedAccess}>{copy.limitedAccess}</p>}
        <RecordBody record={page} />
      </div>
      <aside className={styles.rail}>
        {page.topics?.length ? <Topics title={copy.topics} topics={page.topics} /> : null}
        <RecordFiles files={page.attachments} />
        <HealthPanel record={page} />
      </aside>
    </article>
  );
}
