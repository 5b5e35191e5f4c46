import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { createServices } from './create-services.ts';
import { Root } from './root.tsx';

/**
 * Draws the shell as it is before reader and address are known, for the build to put into index.html. The tree is the
 * application's own down to the shell, so that React takes it over as it stands.
 */
export function prerenderShell(): string {
  const services = createServices({
    config: defaultConfig,
    address: new URL('http://localhost/'),
    redirect: () => {},
    session: { storage: null, events: null, openChannel: () => null },
  });
  const root = { id: 'root', path: '*', element: <Root services={services} prefetch={() => {}} /> };
  const router = createMemoryRouter([root]);
  return renderToString(<RouterProvider router={router} />);
}
