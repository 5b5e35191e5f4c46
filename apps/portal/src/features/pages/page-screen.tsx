import { isNotFound } from '@producer-portal/api';
import { simplePageQuery } from '@producer-portal/api/queries';
import type { SimplePage } from '@producer-portal/api';
import { ArticleSkeleton, LoadBoundary } from '@producer-portal/ui';
import type { LoadState } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from 'react-router-dom';
import { FailedLoad } from '../../modules/content-list/failed-load.tsx';
import { toLoadState } from '../../modules/content-list/load-state.ts';
import { MissingPage } from '../../modules/missing-page/missing-page.tsx';
import { useRedirectCheck } from '../../modules/missing-page/use-redirect-check.ts';
import { isRecordId } from '../../modules/paths/navigation.ts';
import { useApi } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';
import { PageBody } from './page-body.tsx';

/**
 * A page of standing content by its address, also for every address that no other route knows: of one segment, first the
 * redirect check, then the page of that name; then not-found (decisions.md section 5).
 */
export function PageScreen() {
  const load = usePage();
  return (
    <LoadBoundary
      load={load}
      skeleton={<ArticleSkeleton />}
      labels={copy}
      empty={<MissingPage />}
      failed={(error, retry) => <FailedLoad error={error} retry={retry} copy={copy} />}
    >
      {(page) => <PageBody page={page} />}
    </LoadBoundary>
  );
}

function usePage(): LoadState<SimplePage> {
  const api = useApi();
  const { pathname } = useLocation();
  const isCatchAll = useMatches().at(-1)?.id === 'page';
  const slug = pathname.slice(1).replace(/\/$/, '');
  const canBePage = isRecordId(slug);

  const check = useRedirectCheck(isCatchAll && canBePage);
  const hasMoved = check.target !== null;
  const mayAsk = canBePage && check.settled && !hasMoved;
  const page = useQuery({ ...simplePageQuery(api, slug), enabled: mayAsk });

  // MissingPage follows the redirect, or says that there is nothing.
  if (!canBePage || hasMoved || isNotFound(page.error))
    return { state: 'empty', refetching: false };
  return toLoadState(page, () => false);
}
