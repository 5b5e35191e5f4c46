import type { SessionSnapshot } from '@producer-portal/api/session';
import { access } from '../access/access.ts';
import { loginPath } from '../paths/navigation.ts';
import type { RouteDef } from '../paths/feature-route.ts';

export interface GateRequest {
  route: RouteDef;
  session: Pick<SessionSnapshot, 'kind' | 'claims'>;
  /** The requested URL: path, query, and hash. */
  requestedPath: string;
  /** True if a one-time code or an error from single sign-on is pending. /login is then open to signed-in users too. */
  isSigningIn: boolean;
}

/**
 * Where to redirect a navigation, or null to let it continue (docs/product.md#signed-out-and-signed-in-users). Without a
 * session, `/` redirects to /welcome, and every other non-public path to /login with the path as RelayState. With a session,
 * /welcome and /login redirect to home, and a page in a closed area to /access-denied.
 */
export function gate({ route, session, requestedPath, isSigningIn }: GateRequest): string | null {
  if (session.kind === 'none') {
    if (route.public) return null;
    return route.path === '/' ? '/welcome' : loginPath(requestedPath);
  }
  if (route.path === '/welcome' || (route.path === '/login' && !isSigningIn)) return '/';
  const area = route.area ?? 'portal';
  const areaAccess = access(session, area);
  return areaAccess.allowed ? null : `/access-denied?reason=${areaAccess.reason}&area=${area}`;
}
