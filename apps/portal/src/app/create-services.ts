import {
  createActivity,
  createApiClient,
  createDiagnostics,
  refreshToken,
} from '@producer-portal/api';
import type { ApiClientOptions, Diagnostics } from '@producer-portal/api';
import { createSession, createSessionManager } from '@producer-portal/api/session';
import type { SessionOptions } from '@producer-portal/api/session';
import { loadCode } from '../lib/load-code.ts';
import { createSavedAnswers } from '../modules/saved/saved-answers.ts';
import { createQueueSlot } from '../modules/queued-changes/slot.ts';
import type { InvalidSetting, PortalConfig } from '../modules/session/portal-config.ts';
import type { Services } from '../modules/session/services.tsx';
import { createSignIn } from '../modules/session/sign-in.ts';
import { refuseChangesWhileImpersonating } from '../modules/view-only/refuse-changes.ts';
import { createQueryClient } from './query-client.ts';

export interface ServicesOptions {
  config: PortalConfig;
  /** The URL that the page was opened at. */
  pageUrl: URL;
  /** Loads a URL, of another site or of the portal, and replaces the current history entry. */
  redirect: (url: string) => void;
  /** Receives errors that users don't see. @default ignored */
  report?: (error: Error) => void;
  /** Receives every breach of the contract. @default diagnostics that only write to the console, in development */
  diagnostics?: Diagnostics;
  /** The settings that were ignored because they are invalid. @default [] */
  invalidSettings?: readonly InvalidSetting[];
  /** Returns the response of an early request. See `createTakeEarlyResponse`. */
  takeEarlyResponse?: NonNullable<ApiClientOptions['takeEarlyResponse']>;
  /** This device's clock, in milliseconds. @default Date.now */
  now?: () => number;
  /** Replacements for the browser's storage and events, for tests and stories. */
  session?: Pick<SessionOptions, 'storage' | 'events' | 'openChannel'>;
}

/** Creates the services that the whole application shares. Starts no timers, listeners, or calls. */
export function createServices(options: ServicesOptions): Services {
  const {
    config,
    pageUrl,
    redirect,
    report = () => {},
    diagnostics = createDiagnostics(),
    invalidSettings = [],
    takeEarlyResponse,
    now = Date.now,
  } = options;
  const activity = createActivity();
  const session = createSession({ ...options.session, activity, diagnostics, now });
  const { api, queueSlot } = createQueueSlot(
    refuseChangesWhileImpersonating(
      createApiClient({
        host: config.apiHost,
        session,
        activity,
        now,
        diagnostics,
        ...(takeEarlyResponse ? { takeEarlyResponse } : {}),
      }),
    ),
    loadQueue,
  );
  async function loadQueue() {
    const { openSessionQueue } = await loadCode(() => import('../modules/shell/late-parts.ts'));
    const queue = openSessionQueue(services);
    queue?.start();
    return queue?.handle ?? null;
  }
  const savedAnswers = createSavedAnswers(session, config.savedAnswersHours);
  const services: Services = {
    api,
    queueSlot,
    session,
    sessionManager: createSessionManager({
      session,
      refresh: (which) => refreshToken(api, { which }),
      idleMinutes: config.idleMinutes,
      now,
    }),
    queryClient: createQueryClient(savedAnswers),
    savedAnswers,
    config,
    invalidSettings,
    activity,
    redirect,
    report,
    signIn: createSignIn({ config, pageUrl, redirect, now }),
  };
  return services;
}
