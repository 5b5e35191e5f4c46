import { Outlet } from 'react-router-dom';
import { Shell } from '../modules/shell/shell.tsx';
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
          <PersonsOutlet />
        </Shell>
      </PrefetchProvider>
    </Providers>
  );
}

/** A screen that one person opened is never handed on to the next: it is drawn anew when the session changes hands. */
function PersonsOutlet() {
  return <Outlet key={useSession().generation} />;
}
