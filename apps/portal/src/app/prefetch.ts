import { createContext, useContext } from 'react';
import { whenIdle } from '../lib/idle.ts';
import { access } from '../modules/access/access.ts';
import type { RouteDef, RouteRequest } from '../modules/paths/feature-route.ts';
import { isAppPath } from '../modules/paths/navigation.ts';
import { matchRoute, findRouteDef } from '../modules/paths/match-route.ts';
import type { Services } from '../modules/session/services.tsx';
import { routeDef } from '../routes.manifest.ts';
import type { Router } from './router.ts';
import { prefersReducedData } from '../lib/reduced-data.ts';
import { loadScreen } from './screens.tsx';

/** Loads the code and data of an in-app URL before the user clicks. Never changes anything on the host. */
export type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}

/** Loads a screen's code and data. Never rejects, because the screen itself handles errors. */
export async function preloadScreen(services: Services, request: RouteRequest): Promise<void> {
  try {
    const Screen = await loadScreen(request.route);
    await Screen.preload?.(services, request);
  } catch {}
}

export function createPrefetch(services: Services): Prefetch {
  return (href) => {
    const match = matchRoute(href);
    if (match) void preloadScreen(services, match);
  };
}

/** Loads a screen's code. Errors are ignored, because the screen itself handles them. */
function loadCode(route: RouteDef): void {
  loadScreen(route).catch(() => {});
}

const statusPages = (
  ['server-down-error', 'inactivity-error', 'authorization-error', 'logged-out'] as const
).map(routeDef);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * When all calls are done and the browser is idle, loads the code (not the data) behind the links visible in the main content.
 * The code of menus and the breadcrumb loads on hover instead, because few users follow them.
 *
 * @returns a function that stops the prefetching.
 */
export function prefetchWhenIdle(services: Services, router: Router): () => void {
  const { queryClient, session } = services;
  const preloadedRoutes = new Set<RouteDef>();
  let isScheduled = false;

  function loadVisibleLinks() {
    isScheduled = false;
    // Load the error and logged-out pages early: after a failure, the network may be down.
    statusPages.forEach(loadCode);
    if (prefersReducedData() || !navigator.onLine) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(nav a)');
    for (const link of [...links].filter(isInView)) {
      const path = link.getAttribute('href') ?? '';
      const route = isAppPath(path) ? findRouteDef(path) : null;
      if (!route || preloadedRoutes.has(route)) continue;
      preloadedRoutes.add(route);
      if (access(session.snapshot(), route.area ?? 'portal').allowed) loadCode(route);
    }
  }
  function scheduleLoad() {
    if (isScheduled || queryClient.isFetching() > 0) return;
    isScheduled = true;
    whenIdle(loadVisibleLinks);
  }
  scheduleLoad();
  const unsubscribes = [
    queryClient.getQueryCache().subscribe(scheduleLoad),
    router.subscribe(scheduleLoad),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
