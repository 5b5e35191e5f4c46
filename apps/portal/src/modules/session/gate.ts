import type { SessionSnapshot } from '@producer-portal/api/session';
import { access } from '../access/access.ts';
import { returnPath } from '../paths/navigation.ts';
import type { RouteDef } from '../paths/feature-route.ts';

export interface GateRequest {
  route: RouteDef;
  session: Pick<SessionSnapshot, 'kind' | 'claims'>;
  /** The address asked for: path, query and hash. */
  address: string;
  /** A one-time code (or an error) from single sign-on waits to be taken: /login is then open to whoever is signed in. */
  handingOver: boolean;
}

/**
 * Where a navigation is sent instead, or null when it may go on (docs/product.md#signed-out-and-signed-in-users). Signed out: `/` is replaced by
 * /welcome and every other closed path goes to /login with itself as RelayState. Signed in: /welcome and /login go home.
 */
export function gate({ route, session, address, handingOver }: GateRequest): string | null {
  if (session.kind === 'none') {
    if (route.public) return null;
    return route.path === '/' ? '/welcome' : loginPath(address);
  }
  if (route.path === '/welcome' || (route.path === '/login' && !handingOver)) return '/';
  const area = route.area ?? 'portal';
  const entry = access(session, area);
  return entry.allowed ? null : `/access-denied?reason=${entry.reason}&area=${area}`;
}

/** The page that starts single sign-on at once, and afterward leads to `address`. */
export function loginPath(address: string): string {
  const path = returnPath(address);
  return path === '/' ? '/login' : `/login?RelayState=${encodeURIComponent(path)}`;
}
