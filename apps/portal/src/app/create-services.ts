import { createActivity, createApiClient, refreshToken } from '@producer-portal/api';
import type { ApiClientOptions } from '@producer-portal/api';
import { createSession, createSessionKeeper } from '@producer-portal/api/session';
import type { SessionOptions } from '@producer-portal/api/session';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import type { Services } from '../modules/session/services.tsx';
import { createSignIn } from '../modules/session/sign-in.ts';
import { createQueryClient } from './query-client.ts';

export interface ServicesOptions {
  config: PortalConfig;
  /** The address that the page was opened with. */
  address: URL;
  /** Leaves the portal, in the place of the present history entry. */
  redirect: (url: string) => void;
  /** Hears of answers that do not fit, and of other faults that no reader sees. @default nobody does */
  report?: (error: Error) => void;
  /** Hands over what was asked for before the application was there. */
  takeEarly?: NonNullable<ApiClientOptions['takeEarly']>;
  /** This device's clock, in milliseconds. @default Date.now */
  now?: () => number;
  /** Departures from the browser's own storage and events. */
  session?: Pick<SessionOptions, 'storage' | 'events' | 'openChannel'>;
}

/** Makes what the whole application shares. It starts nothing: no timer, no listener, no call. */
export function createServices(options: ServicesOptions): Services {
  const { config, address, redirect, report = () => {}, takeEarly, now = Date.now } = options;
  const activity = createActivity();
  const session = createSession({ ...options.session, activity, now });
  const api = createApiClient({
    host: config.apiHost,
    session,
    activity,
    now,
    onError: report,
    ...(takeEarly ? { takeEarly } : {}),
  });
  return {
    api,
    session,
    keeper: createSessionKeeper({
      session,
      refresh: (which) => refreshToken(api, { which }),
      idleMinutes: config.idleMinutes,
      now,
    }),
    queryClient: createQueryClient(),
    config,
    activity,
    redirect,
    report,
    signIn: createSignIn({ config, address, redirect, now }),
  };
}
