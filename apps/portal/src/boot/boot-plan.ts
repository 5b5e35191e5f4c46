import { canonicalListPath } from '@producer-portal/api';
import type { ListCall } from '@producer-portal/api';

/** What the build knows of one route: how to tell it, which chunks it needs, what it asks for first. */
export interface BootRoute {
  /** The manifest's path: `/alerts/:id`. */
  path: string;
  isPublic: boolean;
  /** Addresses of the screen's chunks. */
  chunks: string[];
  /** The manifest's `early` calls. */
  early: readonly string[];
}

export interface BootInput {
  pathname: string;
  search: string;
  token: string | null;
  /** Milliseconds. */
  now: number;
  routes: readonly BootRoute[];
  /** How lists are asked for: the page's own query is passed on only in the form in which the client would send it. */
  lists: readonly ListCall[];
}

export interface BootPlan {
  chunks: string[];
  /** Paths of GET requests to start at once. */
  calls: string[];
  /** No search and no menus: a public page, or nobody is signed in. */
  bare: boolean;
}

/** What the shell of every page but the public ones asks for, after the page's own calls. */
const shellCalls = ['/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];

/** Routes stand most specific first, so the first that fits is the one that the router will choose. */
function findRoute(pathname: string, routes: readonly BootRoute[]): BootRoute | undefined {
  const asked = pathname.replace(/\/$/, '').split('/');
  return routes.find(({ path }) => {
    if (path.endsWith('*')) return true;
    const own = path.replace(/\/$/, '').split('/');
    return (
      own.length === asked.length &&
      own.every((part, at) => part.startsWith(':') || part === asked[at])
    );
  });
}

/** Whether a token can still be of use; an expired one is refreshed first, and what was asked with it would be in vain. */
function isLive(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof claims === 'object' &&
      claims !== null &&
      'exp' in claims &&
      Number(claims.exp) * 1000 > now
    );
  } catch {
    return false;
  }
}

/** What can be started for a page before the application's code is there. */
export function planBoot({ pathname, search, token, now, routes, lists }: BootInput): BootPlan {
  const find = (path: string) => findRoute(path, routes);
  const asked = find(pathname);
  const signedIn = token !== null && isLive(token, now);
  // Where the router will send somebody who is not signed in.
  const shown =
    token !== null || asked?.isPublic ? asked : find(pathname === '/' ? '/welcome' : '/login');
  const calls = signedIn && shown && !shown.isPublic ? [...shown.early, ...shellCalls] : [];
  return {
    chunks: shown?.chunks ?? [],
    calls: calls.flatMap((call) => {
      const path = call.replace(/\{(?:search|query)\}$/, '');
      if (path === call) return call;
      if (search === '' && call.endsWith('{query}')) return [];
      const list = lists.find((one) => one.path === path);
      return (list && canonicalListPath(list, search)) ?? [];
    }),
    bare: shown?.isPublic ?? false,
  };
}
