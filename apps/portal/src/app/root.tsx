import { HostModals } from '../modules/error-dialog/host-modals.tsx';
import { FirstContentProvider } from '../modules/shell/first-content.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { Shell } from '../modules/shell/shell.tsx';
import { useCurrentRoute } from '../modules/shell/use-route-def.ts';
import { useSession } from '../modules/session/services.tsx';
import type { Services } from '../modules/session/services.tsx';
import { KeptPages } from './kept-pages.tsx';
import { PrefetchProvider } from './prefetch.ts';
import type { Prefetch } from './prefetch.ts';
import { Providers } from './providers.tsx';

interface RootProps {
  services: Services;
  prefetch: Prefetch;
  firstContent: FirstContentSteps;
  /** Renders the shell for index.html, before the user and the URL are known. @default false */
  isPrerendered?: boolean;
}

/** Providers and shell around every screen. */
export function Root({ services, prefetch, firstContent, isPrerendered = false }: RootProps) {
  return (
    <Providers services={services}>
      <PrefetchProvider value={prefetch}>
        <FirstContentProvider shown={firstContent.shown}>
          <Shell isPrerendered={isPrerendered}>
            <SessionPages onRendered={firstContent.onRendered} />
          </Shell>
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
function SessionPages({ onRendered }: Pick<FirstContentSteps, 'onRendered'>) {
  const { epoch, kind } = useSession();
  const route = useCurrentRoute();
  return kind === 'none' && !route?.public ? null : (
    <KeptPages key={epoch} onRendered={onRendered} />
  );
}
