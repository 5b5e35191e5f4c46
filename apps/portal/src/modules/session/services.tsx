import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Activity, ApiClient } from '@producer-portal/api';
import type { Session, SessionManager, SessionSnapshot } from '@producer-portal/api/session';
import type { QueryClient } from '@tanstack/react-query';
import type { SavedAnswers } from '../saved/saved-answers.ts';
import type { InvalidSetting, PortalConfig } from './portal-config.ts';
import type { QueueSlot } from '../queued-changes/slot.ts';
import type { SignIn } from './sign-in.ts';

/** The services that the whole application shares. They are created once at startup, so that there are no globals. */
export interface Services {
  api: ApiClient;
  session: Session;
  /** Refreshes the token while the user is active, and warns before an idle session ends. */
  sessionManager: SessionManager;
  queryClient: QueryClient;
  savedAnswers: SavedAnswers;
  /** Connects the queue of changes, which loads after the first screen. */
  queueSlot: QueueSlot;
  config: PortalConfig;
  /** The settings that were ignored because they are invalid. */
  invalidSettings: readonly InvalidSetting[];
  signIn: SignIn;
  activity: Activity;
  /** Loads a checked URL, of another site or of the portal, and replaces the history entry. */
  redirect: (url: string) => void;
  /** Reports an error that users don't see and can't fix. */
  report: (error: Error) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/**
 * Returns the services of the nearest provider.
 *
 * @throws Error without a ServicesProvider above.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error(
      'useServices() was called outside <ServicesProvider>, so there is no API client. Render the screen in <Providers>, or in <Screen> for a story.',
    );
  }
  return services;
}

/** The API client, to pass to a query factory: `useQuery(alerts.list.query(useApi(), params))`. */
export function useApi(): ApiClient {
  return useServices().api;
}

export function useConfig(): PortalConfig {
  return useServices().config;
}

/** The current session, updated on every change in this tab and others. */
export function useSession(): SessionSnapshot {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
}
