import { alerts, featuredContent, policyUpdates, states } from '@producer-portal/api';
import { HomeSkeleton } from '@producer-portal/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { bindingNoticesQuery } from '../../modules/binding/binding-notices.ts';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useConfig } from '../../modules/session/services.tsx';
import { Attention, Lead } from './attention.tsx';
import { useHasFirstContent } from '../../modules/shell/first-content.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';
import { Featured } from './featured.tsx';
import { FeaturedUpdates } from './featured-updates.tsx';
import { Latest } from './latest.tsx';
import { PremierBanner } from './premier-banner.tsx';
import { Promotions } from './promotions.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StatusStrip } from './status-strip.tsx';
import { useHome, type HomeContent } from './use-home.ts';

/** Loads after the news, because it is at the end of the page and needs the content renderer. */
const HomeBlock = lazyPart(() => import('./home-block.tsx').then((module) => module.HomeBlock));

/** The home page: whether the user can bind, what is due, what is new, and where to go next. */
export function HomeScreen() {
  const { portalName } = useConfig();
  return (
    <>
      <h1 tabIndex={-1} className={styles.pageHeading}>
        {portalName}
      </h1>
      <LoadedContent
        load={useHome()}
        skeleton={<HomeSkeleton />}
        copy={copy}
        labels={{
          loaded: ({ unreadAlerts, unreadUpdates }) => copy.loaded(unreadAlerts + unreadUpdates),
        }}
      >
        {(content) => <News content={content} />}
      </LoadedContent>
    </>
  );
}

/** The loaded page. If no other record needs attention, product updates are in the side column too. */
function News({ content }: { readonly content: HomeContent }) {
  // Render the top of the page first, so that slow phones show it early.
  const hasFirstContent = useHasFirstContent();
  const isUpToDate = content.attention.length === 0;
  const updates = (
    <div className={styles.updates}>
      <FeaturedUpdates featured={content.featured} />
    </div>
  );
  return (
    <div className={styles.page}>
      <StatusStrip deadlines={content.deadlines} />
      <div className={styles.news} data-up-to-date={isUpToDate || undefined}>
        {content.lead && <Lead record={content.lead} />}
        <div className={styles.side}>
          <Attention content={content} />
          <Shortcuts />
        </div>
        {hasFirstContent && (
          <>
            <PremierBanner />
            <Featured records={content.featured} />
            <Latest content={content} />
            <div className={styles.offers}>
              <Promotions />
              {isUpToDate && updates}
            </div>
            {!isUpToDate && updates}
          </>
        )}
      </div>
      {hasFirstContent && (
        <Suspense fallback={null}>
          <HomeBlock />
        </Suspense>
      )}
    </div>
  );
}

// Load only the data for the top of the page. The other sections request their data when they render, so that their
// requests don't delay the top.
HomeScreen.preload = (({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(featuredContent.list.query(api)),
    queryClient.prefetchQuery(bindingNoticesQuery(api)),
    queryClient.prefetchQuery(states.list.query(api)),
    queryClient.prefetchQuery(alerts.list.query(api, { unread: true })),
    queryClient.prefetchQuery(policyUpdates.list.query(api, { unread: true })),
    queryClient.prefetchQuery(alerts.list.query(api)),
    queryClient.prefetchQuery(policyUpdates.list.query(api)),
    queryClient.prefetchQuery(alerts.count.query(api)),
  ])) satisfies Preload;
