import type { Viewer } from './viewer.ts';

/** What is closed to whom the claims do not open it. */
export type Area = 'agent360' | 'agent360 products' | 'orders' | 'social';

const RULES: Record<Area, (viewer: Viewer) => boolean> = {
  agent360: ({ premier }) => premier !== null,
  'agent360 products': ({ premier }) => premier === 'active',
  orders: ({ permissions }) =>
    permissions.includes('coop.view') && permissions.includes('collateral.order'),
  social: ({ permissions }) => permissions.includes('social.view'),
};

/** Whether a reader's claims open an area (docs/product.md#access-rules). */
export function hasAreaAccess(viewer: Viewer, area: Area): boolean {
  return viewer.isAdmin || RULES[area](viewer);
}

/** Simple pages of an area, by slug. */
const PAGE_AREAS: ReadonlyMap<string, Area> = new Map([
  ['agent360', 'agent360'],
  ['what-to-expect', 'agent360'],
  ['product-overview', 'agent360 products'],
]);

/** The area that a simple page belongs to, by its slug; undefined for one that everybody may read. */
export const pageArea = (slug: string): Area | undefined => PAGE_AREAS.get(slug);
