import { useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { LazyPart } from '../lib/lazy-part.tsx';
import { loadCode } from '../lib/load-code.ts';
import { ScreenLoadError } from '../modules/offline/screen-load-error.tsx';
import type { RouteDef, Screen } from '../modules/paths/feature-route.ts';

const loadedScreens = new Map<RouteDef, Screen>();
const lazyScreens = new Map<RouteDef, LazyPart<object>>();

/** Loads a screen's code, once. */
export async function loadScreen(route: RouteDef): Promise<Screen> {
  const screen = loadedScreens.get(route) ?? (await loadCode(route.screen));
  loadedScreens.set(route, screen);
  return screen;
}

function lazyScreen(route: RouteDef): LazyPart<object> {
  const screen = lazyScreens.get(route) ?? lazyPart<object>(() => loadScreen(route));
  lazyScreens.set(route, screen);
  return screen;
}

/**
 * The screen of a route. It renders immediately if its code has loaded, so React doesn't render the placeholder first. If the
 * code can't be loaded, the rest of the page stays.
 */
export function RouteScreen({ route }: { route: RouteDef }) {
  // Never switch to the other component, because the screen would lose its state.
  const [LoadedScreen] = useState(() => loadedScreens.get(route));
  const [LazyScreen] = useState(() => lazyScreen(route));
  if (LoadedScreen) return <LoadedScreen />;
  return <LazyScreen renderLoadError={(tryAgain) => <ScreenLoadError onTryAgain={tryAgain} />} />;
}
