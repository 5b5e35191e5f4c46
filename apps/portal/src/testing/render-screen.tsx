import { useEffect, useState } from 'react';
import { sampleNow, sampleSession } from '@producer-portal/api/testing';
import { render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { routeErrors } from '../app/error-routing.ts';
import { createRoutes } from '../app/router.tsx';
import { ClockProvider } from '../lib/clock.tsx';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import type { SessionKind } from '@producer-portal/api/session';
import { createTestServices } from './services.ts';
import type { TestServicesOptions } from './services.ts';

const clock = () => sampleNow;

function openApplication(path: string, options: Omit<TestServicesOptions, 'path'>) {
  const services = createTestServices({ now: clock, ...options, path });
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  const stops = [routeErrors(services, router), routeSession(services, router)];
  const element = (
    <ClockProvider value={options.now ?? clock}>
      <div id="app">
        <RouterProvider router={router} />
      </div>
    </ClockProvider>
  );
  return { services, router, element, stop };
}

export interface ScreenProps {
  /** The address to open, query included: `/alerts?page=2`. */
  path: string;
  /** Departures from the default configuration. */
  config?: Partial<PortalConfig>;
}

/**
 * The whole application at one address, for stories: the real routes and shell, a query client of its own, who is signed in
 * read from the browser's storage (the `session` global writes it), the network from the story's handlers.
 *
 * @example
 * const meta = { component: Screen, args: { path: '/alerts' }, tags: ['route:alerts.list'] } satisfies Meta<typeof Screen>;
 */
export function Screen({ path, config }: ScreenProps) {
  const [application] = useState(() => openApplication(path, config ? { config } : {}));
  useEffect(() => application.stop, [application]);
  return application.element;
}

export interface RenderScreenOptions extends Omit<TestServicesOptions, 'path'> {
  /** Who is signed in. @default 'regular' */
  session?: SessionKind;
}

/**
 * Opens the whole application at one address in a test, signed in with a sample token.
 *
 * @example
 * server.use(handlers.alerts.list.empty());
 * const { router } = renderScreen('/alerts');
 * await screen.findByRole('heading', { name: 'No alerts' });
 */
export function renderScreen(path: string, { session = 'regular', ...options }: RenderScreenOptions = {}) {
  for (const key of ['jwt', 'agent_jwt', 'admin_jwt']) localStorage.removeItem(key);
  if (session !== 'none') {
    for (const [key, token] of Object.entries(sampleSession(session))) localStorage.setItem(key, token);
  }
  const { element, ...application } = openApplication(path, options);
  return { ...application, ...render(element) };
}
