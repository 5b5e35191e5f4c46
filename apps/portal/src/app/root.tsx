import { HostModals } from '../modules/error-dialog/host-modals.tsx';
import { FirstContentProvider } from '../modules/shell/first-content.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { PageMessages } from '../modules/shell/page-messages.tsx';
import { Shell } from '../modules/shell/shell.tsx';
import { useSession } from '../modules/session/services.tsx';
import type { Services } from '../modules/session/services.tsx';
import { KeptPages } from './kept-pages.tsx';
import type { OpenedPageProps } from './opened-page.tsx';
import { PrefetchProvider } from './prefetch.ts';
import type { Prefetch } from './prefetch.ts';
import { Providers } from './providers.tsx';
import type { RouterState } from './router.ts';

interface RootProps {
  services: Services;
  prefetch: Prefetch;
  firstContent: FirstContentSteps;
  /** The page that the user opened. Null in the shell of index.html, before the user and the URL are known. */
  page: RouterState | null;
}

/** Providers and shell around every screen. */
export function Root({ services, prefetch, firstContent, page }: RootProps) {
  return (
    <Providers services={services}>
      <PrefetchProvider value={prefetch}>
        <FirstContentProvider shown={firstContent.shown}>
          <Shell isPrerendered={page === null}>
            {page && <SessionPages page={page} onRendered={firstContent.onRendered} />}
          </Shell>
          <PageMessages />
        </FirstContentProvider>
        <HostModals />
      </PrefetchProvider>
    </Providers>
  );
}

/**
 * Remounts the pages when the session changes users, so that no state carries over. After the session ends, renders
 * nothing on a page that needs a session until the redirect is done.
 */
function SessionPages({ page, onRendered }: OpenedPageProps) {
  const { epoch, kind } = useSession();
  const isRedirecting = kind === 'none' && !page.route?.public && !page.failure;
  return isRedirecting ? null : <KeptPages key={epoch} page={page} onRendered={onRendered} />;
}
