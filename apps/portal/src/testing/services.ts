import { createActivity, createApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { createQueryClient } from '../app/query-client.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import type { Services } from '../modules/session/services.tsx';
import { createSignIn } from '../modules/session/sign-in.ts';

export interface TestServicesOptions {
  config?: Partial<PortalConfig>;
  /** The path the page is opened with. @default '/' */
  path?: string;
  /** Hears where single sign-on would be. @default nothing happens */
  leave?: (url: string) => void;
  now?: () => number;
}

/** The application's own services over the browser's storage: what it holds decides who is signed in. */
export function createTestServices(options: TestServicesOptions = {}): Services {
  const { path = '/', leave = () => {}, now = Date.now } = options;
  const config = { ...defaultConfig, ...options.config };
  const activity = createActivity();
  const session = createSession({ now });
  return {
    api: createApiClient({ host: config.apiHost, session, activity, now }),
    session,
    queryClient: createQueryClient(),
    config,
    activity,
    leave,
    signIn: createSignIn({ config, address: new URL(path, 'http://localhost'), leave, now }),
  };
}
