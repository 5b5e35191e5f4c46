import { HostModals } from '../modules/error-dialog/host-modals.tsx';
import { FirstContentProvider } from '../modules/shell/first-content.tsx';
import type { FirstContentSteps } from '../modules/shell/first-content.tsx';
import { Shell } from '../modules/shell/shell.tsx';
import { useRouteDef } from '../modules/shell/use-route-def.ts';
import { useSession } from '../modules/session/services.tsx';
import type { Services } from '../modules/session/services.tsx';
import { KeptPages } from './kept-pages.tsx';
import { PrefetchProvider } from './prefetch.ts';
import type { Prefetch } from './prefetch.ts';
import { Providers } from './providers.tsx';

interface RootProps {
  services: Services;
  prefetch: Prefetch;
  /** Resolves when the first screen shows its content. */
  firstContent: FirstContentSteps['shown'];
  /** Renders the shell for index.html, before the user and the URL are known. @default false */
  isPrerendered?: boolean;
}

/** The root route's element: providers and shell around every screen. */
export function Root({ services, prefetch, firstContent, isPrerendered = false }: RootProps) {
  return (
    <Providers services={services}>
      <PrefetchProvider value={prefetch}>
        <FirstContentProvider shown={firstContent}>
          <Shell isPrerendered={isPrerendered}>
            <SessionOutlet />
          </Shell>
        </FirstContentProvider>
        <HostModals />
      </PrefetchProvider>
    </Providers>
  );
}

/**
 * Remounts the screen when the session changes users, so that no state carries over. After the session ends, renders
 * nothing on a page that needs a session until the redirect is done.
 */
function SessionOutlet() {
  const { epoch, kind } = useSession();
  const route = useRouteDef();
  return kind === 'none' && !route?.public ? null : <KeptPages key={epoch} />;
}
