import { Outlet } from 'react-router-dom';
import { HostModals } from '../modules/error-dialog/host-modals.tsx';
import { Shell } from '../modules/shell/shell.tsx';
import { useRouteDef } from '../modules/shell/use-route-def.ts';
import { useSession } from '../modules/session/services.tsx';
import type { Services } from '../modules/session/services.tsx';
import { PrefetchProvider } from './prefetch.ts';
import type { Prefetch } from './prefetch.ts';
import { Providers } from './providers.tsx';

/** The element of the root route: what every screen stands in. */
export function Root({ services, prefetch }: { services: Services; prefetch: Prefetch }) {
  return (
    <Providers services={services}>
      <PrefetchProvider value={prefetch}>
        <Shell>
          <SessionOutlet />
        </Shell>
        <HostModals />
      </PrefetchProvider>
    </Providers>
  );
}

/**
 * A screen that one person opened is never handed on to the next: it is drawn anew when the session changes hands. When there
 * is none any more, nothing of a closed page stays while the reader is led away.
 */
function SessionOutlet() {
  const { generation, kind } = useSession();
  const route = useRouteDef();
  return kind === 'none' && !route?.public ? null : <Outlet key={generation} />;
}
