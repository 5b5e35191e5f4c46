import type { Viewer } from './viewer.ts';

/** The areas that only users with certain claims have access to. */
export type Area = 'acknowledgements' | 'agent360' | 'agent360 products' | 'orders' | 'social';

const RULES: Record<Area, (viewer: Viewer) => boolean> = {
  // For admins only.
  acknowledgements: () => false,
  agent360: ({ premier }) => premier !== null,
  'agent360 products': ({ premier }) => premier === 'active',
  orders: ({ permissions }) =>
    permissions.includes('coop.view') && permissions.includes('collateral.order'),
  social: ({ permissions }) => permissions.includes('social.view'),
};

/** Whether a viewer has access to an area (docs/product.md#access-rules). */
export function hasAreaAccess(viewer: Viewer, area: Area): boolean {
  return viewer.isAdmin || RULES[area](viewer);
}

/** The areas of restricted simple pages, by slug. */
const PAGE_AREAS: ReadonlyMap<string, Area> = new Map([
  ['agent360', 'agent360'],
  ['what-to-expect', 'agent360'],
  ['product-overview', 'agent360 products'],
]);

/** Returns the area of a simple page, by slug. `undefined` for a page that all users can read. */
export const getPageArea = (slug: string): Area | undefined => PAGE_AREAS.get(slug);

/** Returns the slugs of the simple pages that a viewer can't read. */
export const getHiddenPages = (viewer: Viewer): string[] =>
  [...PAGE_AREAS].flatMap(([slug, area]) => (hasAreaAccess(viewer, area) ? [] : slug));
