import { isNotFound, type SimplePage, simplePages } from '@producer-portal/api';
import { ArticleSkeleton, PageHeader, toLoadState } from '@producer-portal/ui';
import type { LoadState } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import { MissingPage } from '../../modules/missing-page/missing-page.tsx';
import { useRedirectCheck } from '../../modules/missing-page/use-redirect-check.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { isRecordId } from '../../modules/paths/navigation.ts';
import { useApi } from '../../modules/session/services.tsx';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { useRouteDef } from '../../modules/shell/use-route-def.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { copy } from './copy.ts';
import { PageBody } from './page-body.tsx';
import styles from './pp-page.module.css';

/**
 * A simple page. This screen also handles unknown paths: it checks for a redirect. Without one, it requests the page with that
 * slug if the path has one segment, and otherwise shows a not-found page (docs/product.md#unknown-paths).
 */
export function PageScreen() {
  const route = useRouteDef();
  // Only a page with its own route has a title before it loads.
  const hasOwnRoute = route !== null && !route.path.includes('*');
  const load = usePage(hasOwnRoute);
  const title = load.state === 'complete' ? load.data.title : undefined;
  usePageTitle(title, undefined, { lang: contentLang });
  const heading = title ?? (hasOwnRoute ? route.title : undefined);

  return (
    <article className={styles.root}>
      {heading === undefined || load.state === 'empty' ? null : (
        <PageHeader title={heading} titleLang={title && contentLang} />
      )}
      <LoadedContent
        load={load}
        skeleton={<ArticleSkeleton />}
        copy={copy}
        headingLevel={heading === undefined ? 1 : 2}
        empty={<MissingPage />}
      >
        {(page) => <PageBody page={page} />}
      </LoadedContent>
    </article>
  );
}

// Don't prefetch the page of an unknown path, because the path may redirect elsewhere.
PageScreen.preload = (async ({ api, queryClient }, { route: { path } }) => {
  if (!path.includes('*'))
    await queryClient.prefetchQuery(simplePages.detail.query(api, path.slice(1)));
}) satisfies Preload;

function usePage(hasOwnRoute: boolean): LoadState<SimplePage> {
  const { pathname } = useLocation();
  const slug = pathname.slice(1).replace(/\/$/, '');
  const canBePage = isRecordId(slug);

  // The path may redirect elsewhere. A failed check counts as no redirect.
  const check = useRedirectCheck(!hasOwnRoute && canBePage);
  const hasMoved = check.target !== null;
  const canRequest = canBePage && check.isSettled && !hasMoved;
  const page = useQuery({ ...simplePages.detail.query(useApi(), slug), enabled: canRequest });

  // `MissingPage` follows the redirect or shows a not-found page.
  if (!canBePage || hasMoved || isNotFound(page.error))
    return { state: 'empty', refetching: false };
  return toLoadState(page, () => false);
}
