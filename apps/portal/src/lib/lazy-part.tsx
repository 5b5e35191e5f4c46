import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * Lazily loads an optional component. If loading fails, it renders nothing and the rest of the page works.
 *
 * @example const PageStar = lazyOptional(() => import('./page-star.tsx').then((module) => module.PageStar));
 */
export function lazyOptional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
