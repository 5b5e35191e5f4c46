import { createServices } from '../app/create-services.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import type { Services } from '../modules/session/services.tsx';

export interface TestServicesOptions {
  /** Overrides of the default configuration. */
  config?: Partial<PortalConfig>;
  /** The path that the page is opened at. @default '/' */
  path?: string;
  /** Receives redirects to URLs outside the portal, such as single sign-on. @default ignored */
  redirect?: (url: string) => void;
  /** @default Date.now */
  now?: () => number;
}

/** Creates the application's services on top of the browser's storage, which determines the session. */
export function createTestServices(options: TestServicesOptions = {}): Services {
  const { path = '/', redirect = () => {}, now = Date.now } = options;
  return createServices({
    config: { ...defaultConfig, ...options.config },
    pageUrl: new URL(path, 'http://localhost'),
    redirect,
    now,
  });
}
