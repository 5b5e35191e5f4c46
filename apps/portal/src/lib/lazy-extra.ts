import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * Lazily loads an optional component. If loading fails, it renders nothing and the rest of the page works.
 *
 * @example const PageStar = lazyExtra(() => import('./page-star.tsx').then((module) => module.PageStar));
 */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
