import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { createFirstContent } from '../modules/shell/first-content.tsx';
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
  return renderToString(
    <StaticRouter location="/">
      <Root
        services={services}
        prefetch={() => {}}
        firstContent={createFirstContent()}
        page={null}
      />
    </StaticRouter>,
  );
}
