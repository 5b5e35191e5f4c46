import { isApiError, isNotAuthorised, isServerDown } from '@producer-portal/api';
import type { Query } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { Services } from '../modules/session/services.tsx';
import { isRouteId, routeDef } from '../routes.manifest.ts';
import type { RouteDef } from '../routes.manifest.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export type ErrorPath = '/inactivity-error' | '/authorization-error' | '/server-down-error';

/** Where the specification sends a failed call (section 4, "Error routing"), before the departures of decisions.md. */
export function errorPath(error: unknown): ErrorPath | null {
  if (!isApiError(error)) return null;
  if (error.status === 401) return '/inactivity-error';
  if (isNotAuthorised(error)) return '/authorization-error';
  if (isServerDown(error)) return '/server-down-error';
  return null;
}

export function watchErrors(services: Services, router: Router): () => void {
  void services;
  void router;
  void isRouteId;
  void routeDef;
  return () => {};
}
export type { Query, RouteDef };
