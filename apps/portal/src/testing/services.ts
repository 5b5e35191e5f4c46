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
  /** Milliseconds that every call waits for a response. @default the API client's timeouts */
  timeout?: number;
}

/** Creates the application's services on top of the browser's storage, which determines the session. */
export function createTestServices(options: TestServicesOptions = {}): Services {
  const { path = '/', redirect = () => {}, now = Date.now, timeout } = options;
  const services = createServices({
    config: { ...defaultConfig, ...options.config },
    pageUrl: new URL(path, 'http://localhost'),
    redirect,
    now,
  });
  if (timeout === undefined) return services;
  const { api } = services;
  return {
    ...services,
    api: { ...api, send: (call, read) => api.send({ ...call, timeout }, read) },
  };
}
