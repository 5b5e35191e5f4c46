import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Activity, ApiClient } from '@producer-portal/api';
import type { Session, SessionKeeper, SessionSnapshot } from '@producer-portal/api/session';
import type { QueryClient } from '@tanstack/react-query';
import type { PortalConfig } from './portal-config.ts';
import type { SignIn } from './sign-in.ts';

/** What the whole application shares, made once at its start; nothing of it is a global. */
export interface Services {
  api: ApiClient;
  session: Session;
  /** Refreshes the token while somebody is there, and warns before the session ends when nobody is. */
  keeper: SessionKeeper;
  queryClient: QueryClient;
  config: PortalConfig;
  signIn: SignIn;
  activity: Activity;
  /** Leaves the portal for an address that has been judged safe, in the place of the present history entry. */
  redirect: (url: string) => void;
  /** Tells whoever looks after the portal of a fault that the reader can do nothing about. */
  report: (error: Error) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** @throws when no ServicesProvider stands above: without one there is nobody to ask. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error(
      'useServices() was called outside <ServicesProvider>, so there is no API client. Draw the screen in <Providers>, or in <Screen> for a story.',
    );
  }
  return services;
}

/** The API client, to be handed to a query factory: `useQuery(alerts.list.query(useApi(), params))`. */
export function useApi(): ApiClient {
  return useServices().api;
}

export function useConfig(): PortalConfig {
  return useServices().config;
}

/** Who is signed in, following every change in this tab and the others. */
export function useSession(): SessionSnapshot {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
}
