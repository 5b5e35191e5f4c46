import type { ReactNode } from 'react';
import { LiveRegionProvider, UiProvider } from '@producer-portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { ServicesProvider } from '../modules/session/services.tsx';
import type { Services } from '../modules/session/services.tsx';
import { FollowLinkProvider } from '../modules/paths/follow-link.tsx';
import { AppLink } from './app-link.tsx';

/** The contexts that every screen needs, in the application and in stories. Render this component inside the router. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <UiProvider link={AppLink}>
          <FollowLinkProvider>
            <LiveRegionProvider>{children}</LiveRegionProvider>
          </FollowLinkProvider>
        </UiProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
