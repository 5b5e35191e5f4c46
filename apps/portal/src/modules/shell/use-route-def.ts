import { useMatches } from 'react-router-dom';
import { isRouteId, routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { useConfig } from '../session/services.tsx';

/** The manifest's line of the page that is shown; the ask page has the title that the configuration gives it. */
export function useRouteDef(): RouteDef | null {
  const id = useMatches().at(-1)?.id ?? '';
  const { askTitle } = useConfig();
  if (!isRouteId(id)) return null;
  return id === 'ask' ? { ...routeDef(id), title: askTitle } : routeDef(id);
}
