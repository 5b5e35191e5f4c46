import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { createServices } from './create-services.ts';
import { Root } from './root.tsx';

/**
 * Renders the shell for index.html, before the user and the URL are known. Uses the application's own components, so that
 * nothing moves when the application replaces it.
 */
export function prerenderShell(): string {
  const services = createServices({
    config: defaultConfig,
    pageUrl: new URL('http://localhost/'),
    redirect: () => {},
    session: { storage: null, events: null, openChannel: () => null },
  });
  const element = (
    <Root
      services={services}
      prefetch={() => {}}
      firstContent={new Promise(() => {})}
      isPrerendered
    />
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToString(<RouterProvider router={router} />);
}
