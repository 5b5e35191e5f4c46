import { createServices } from '../app/create-services.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import type { Services } from '../modules/session/services.tsx';

export interface TestServicesOptions {
  /** Departures from the default configuration. */
  config?: Partial<PortalConfig>;
  /** The path the page is opened with. @default '/' */
  path?: string;
  /** Hears where the browser would have gone: single sign-on, another site. @default nothing happens */
  redirect?: (url: string) => void;
  /** @default Date.now */
  now?: () => number;
}

/** The application's own services over the browser's storage: what it holds decides who is signed in. */
export function createTestServices(options: TestServicesOptions = {}): Services {
  const { path = '/', redirect = () => {}, now = Date.now } = options;
  return createServices({
    config: { ...defaultConfig, ...options.config },
    address: new URL(path, 'http://localhost'),
    redirect,
    now,
  });
}
