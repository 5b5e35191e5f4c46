import { getParentRoute, routeDef } from '../../routes.manifest.ts';
import type { PageMetadata } from '../favorites/favorite-path.ts';
import type { RouteDef } from '../paths/feature-route.ts';

interface DocumentTitleParts {
  readonly route: RouteDef | null;
  /** What the page reports about itself; null if the manifest's title is enough. */
  readonly page: PageMetadata | null;
  /** Which part of its section the page shows, such as a search text, filters, and the page number; `''` for all, null if unknown. */
  readonly details: string | null;
  readonly portalName: string;
}

/**
 * Composes the document title from the most specific part to the portal's name, so that the start of a tab's label identifies
 * the page: "Hail storm rules · Alerts · Producer News Portal".
 *
 * @see docs/product.md#document-titles
 */
export function composeDocumentTitle({
  route,
  page,
  details,
  portalName,
}: DocumentTitleParts): string {
  if (page?.isWholeTitle) return page.title;
  if (route?.path === '/') return portalName;
  const parent = route && getParentRoute(route);
  const title = page?.title ?? route?.title;
  const parts = [details, title, parent && routeDef(parent).title, portalName];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
