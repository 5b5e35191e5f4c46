import { createContext, useContext } from 'react';
import { whenIdle } from '../lib/idle.ts';
import { access } from '../modules/access/access.ts';
import type { RouteDef, RouteRequest } from '../modules/paths/feature-route.ts';
import { isAppPath } from '../modules/paths/navigation.ts';
import { matchRoute, routeOf } from '../modules/paths/route-of.ts';
import type { Services } from '../modules/session/services.tsx';
import { routeDef } from '../routes.manifest.ts';
import type { Router } from './current-route.ts';

/** Loads the code and the data of the route behind an in-app address, ahead of the click. Never changes anything. */
export type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}

/** Starts a screen's code and reads without waiting. What fails here fails again, and is reported, where the screen needs it. */
export function startScreen(services: Services, request: RouteRequest): void {
  request.route
    .screen()
    .then((Screen) => Screen.preload?.(services, request))
    .catch(() => {});
}

export function createPrefetch(services: Services): Prefetch {
  return (href) => {
    const match = matchRoute(href);
    if (match) startScreen(services, match);
  };
}

/** Loads a screen's code. What fails here fails again where the screen needs it. */
function loadCode({ screen }: RouteDef): void {
  screen().catch(() => {});
}

const endings = (
  ['server-down-error', 'inactivity-error', 'authorization-error', 'logged-out'] as const
).map(routeDef);

/** Whether the reader has asked the browser to load no more than is needed. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Once everything on a page has been answered and the browser is idle, loads the code (not the data) behind the links that the
 * reader sees in the page's own part. Any other, such as one of the menus, which lead to nearly every screen, is loaded on intent.
 *
 * @returns stops it.
 */
export function prefetchWhenIdle(services: Services, router: Router): () => void {
  const { queryClient, session } = services;
  const seen = new Set<RouteDef>();
  let waiting = false;

  function look() {
    waiting = false;
    // Where a failure or a sign-out leads must not wait for a network that may be what has failed.
    endings.forEach(loadCode);
    if (savesData()) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
    for (const link of [...links].filter(isInView)) {
      const path = link.getAttribute('href') ?? '';
      const route = isAppPath(path) ? routeOf(path) : null;
      if (!route || seen.has(route)) continue;
      seen.add(route);
      if (access(session.snapshot(), route.area ?? 'portal').allowed) loadCode(route);
    }
  }
  function consider() {
    if (waiting || queryClient.isFetching() > 0) return;
    waiting = true;
    whenIdle(look);
  }
  const stops = [queryClient.getQueryCache().subscribe(consider), router.subscribe(consider)];
  return () => stops.forEach((stop) => stop());
}
