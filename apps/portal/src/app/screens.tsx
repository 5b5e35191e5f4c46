import { lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { RouteDef, Screen } from '../modules/paths/feature-route.ts';

const loadedScreens = new Map<RouteDef, Screen>();
const lazyScreens = new Map<RouteDef, LazyExoticComponent<ComponentType>>();

/** Loads a screen's code. */
export async function loadScreen(route: RouteDef): Promise<Screen> {
  const screen = await route.screen();
  loadedScreens.set(route, screen);
  return screen;
}

function lazyScreen(route: RouteDef): LazyExoticComponent<ComponentType> {
  const existing = lazyScreens.get(route);
  if (existing) return existing;
  const screen = lazy(async () => ({ default: await loadScreen(route) }));
  lazyScreens.set(route, screen);
  return screen;
}

/**
 * The screen of a route. Unlike a component from `lazy`, it renders immediately if its code has loaded, so React doesn't render
 * the placeholder first.
 */
export function RouteScreen({ route }: { route: RouteDef }) {
  // The first choice stays, because another component in its place would lose the screen's state.
  const [Component] = useState(() => loadedScreens.get(route) ?? lazyScreen(route));
  return <Component />;
}
