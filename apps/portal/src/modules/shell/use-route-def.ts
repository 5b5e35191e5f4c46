import { createContext, useContext } from 'react';
import { routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { useConfig } from '../session/services.tsx';

const CurrentRoute = createContext<RouteDef | null>(null);

export const CurrentRouteProvider = CurrentRoute.Provider;

/** The current page's entry in the manifest. Null while the shell is prerendered. */
export const useCurrentRoute = (): RouteDef | null => useContext(CurrentRoute);

/** The manifest entry of the current page. The ask page uses the configured title. */
export function useRouteDef(): RouteDef | null {
  const route = useCurrentRoute();
  const { askTitle } = useConfig();
  return route === routeDef('ask') ? { ...route, title: askTitle } : route;
}
