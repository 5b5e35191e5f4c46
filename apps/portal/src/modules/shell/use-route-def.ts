import { useMatches } from 'react-router-dom';
import { isRouteId, routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../../routes.manifest.ts';

/** The manifest's line of the page that is shown. */
export function useRouteDef(): RouteDef | null {
  const id = useMatches().at(-1)?.id ?? '';
  return isRouteId(id) ? routeDef(id) : null;
}
