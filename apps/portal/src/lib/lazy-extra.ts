import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/**
 * A part that a page can do without, loaded on its own. Where it cannot be had nothing stands in its place, and the page stays.
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
