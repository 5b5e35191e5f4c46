import { useMatches } from 'react-router-dom';
import { isRouteId, routeDef } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { useConfig } from '../session/services.tsx';

/** The manifest entry of the current page. The ask page uses the configured title. */
export function useRouteDef(): RouteDef | null {
  const id = useMatches().at(-1)?.id ?? '';
  const { askTitle } = useConfig();
  if (!isRouteId(id)) return null;
  return id === 'ask' ? { ...routeDef(id), title: askTitle } : routeDef(id);
}
