import { isPathSegment } from '@producer-portal/api';

/** The route table as the build writes it into the script: it lists each file once, and routes refer to files by index. */
export interface BootTable {
  /** URLs of the entry and of the chunks that it imports. */
  entry: readonly string[];
  files: readonly string[];
  routes: readonly (Omit<BootRoute, 'files'> & { files: readonly number[] })[];
  /** URLs of the chunks of each language's catalog. English has none. */
  catalogs: Readonly<Record<string, readonly string[]>>;
  /** URLs of the chunks that read saved answers. */
  answerReader: readonly string[];
  /** URLs of the fonts that every page uses. */
  fonts: readonly string[];
}

/** A GET request that the boot script starts. */
export interface EarlyRequest {
  /** Path, including the fixed part of the query. `:id` is replaced by the id in the page's path. */
  path: string;
  /**
   * Keys of the page's query that the request passes on. If the page's query has any other key, the request doesn't start.
   * Undefined if the request does not depend on the page's query.
   */
  keys?: readonly string[];
  /** Key that must be present for the request to start, such as the text of a search. */
  required?: string;
}

/** What the build records about a route: its path, files, and first requests. */
export interface BootRoute {
  /** The manifest's path: `/alerts/:id`. */
  path: string;
  isPublic: boolean;
  /** True if the page can have a snapshot (modules/saved/can-have-snapshot.ts). */
  canHaveSnapshot?: true;
  /** URLs of the screen's chunks and their stylesheets. */
  files: readonly string[];
  earlyRequests: readonly EarlyRequest[];
}

export interface BootInput {
  pathname: string;
  search: string;
  token: string | null;
  /** True if an admin is impersonating an agent: storage has both the agent's and the admin's token. */
  impersonating: boolean;
  /** The current time, in milliseconds. */
  now: number;
  routes: readonly BootRoute[];
}

export interface BootPlan {
  files: readonly string[];
  /** Paths of the page's first GET requests. */
  calls: string[];
  /** True if the header shows no search and no menus: the page is public or the user is signed out. */
  bare: boolean;
  /** True if the page has its own search field, so the header shows none. */
  ownSearch: boolean;
  /** Text of the impersonation banner, or null for no banner. */
  viewingAs: string | null;
  /** The uuid of the user whose saved content can be shown. Null if no saved content can be shown. */
  savedContentOwner: string | null;
  /** Whether the saved content can include a snapshot of the page. */
  canHaveSnapshot: boolean;
}

/** Calls of the shell on every page that isn't public, sent after the page's own calls. */
const shellCalls = ['/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];

const toSegments = (path: string) => path.replace(/\/$/, '').split('/');

/** Routes are sorted with the most specific first, so the first match is the route that the router will choose. */
function findRoute(pathname: string, routes: readonly BootRoute[]): BootRoute | undefined {
  const segments = toSegments(pathname);
  return routes.find(({ path }) => {
    if (path.endsWith('*')) return true;
    const routeSegments = toSegments(path);
    return (
      routeSegments.length === segments.length &&
      routeSegments.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  });
}

/** The id in the page's path: the segment that is `:id` in the route's path. Empty if there is none. */
function findId(pathname: string, { path }: BootRoute): string {
  return toSegments(pathname)[toSegments(path).indexOf(':id')] ?? '';
}

/** The claims that the boot script uses. Missing or malformed claims are undefined. */
interface Claims {
  exp?: unknown;
  uuid?: unknown;
  agent_code?: unknown;
  /** JSON in a string. */
  agency?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parseObject(json: unknown): object | null {
  try {
    const value: unknown = JSON.parse(String(json));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function decodeClaims(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (byte) => byte.codePointAt(0) ?? 0,
    );
    return parseObject(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The banner's English text, as in `modules/shell/copy.ts`. The boot script can't import that module, which waits for the
 * translation catalog.
 */
const viewingAs = (code: string, agency: string | null) =>
  agency === null ? `Viewing as agent ${code}` : `Viewing as agent ${code} · ${agency}`;

function bannerText({ agent_code, agency }: Claims): string {
  const agencyFields: { name?: unknown } = parseObject(agency) ?? {};
  return viewingAs(toText(agent_code) ?? '', toText(agencyFields.name));
}

/**
 * The path of an early request, or null if the client would send a different request or none. The order and encoding of the
 * parameters don't matter to the client.
 */
function toRequestPath(
  { path: pattern, keys, required }: EarlyRequest,
  search: string,
  id: string,
): string | null {
  // The client sends no call with a malformed id.
  if (pattern.includes(':id') && !isPathSegment(id)) return null;
  const path = pattern.replace(':id', id);
  if (!keys) return path;
  const [base = '', fixed] = path.split('?');
  const params = new URLSearchParams(fixed);
  for (const [key, value] of new URLSearchParams(search)) {
    if (!keys.includes(key)) return null;
    // Match the client: it sends no empty value, no default page, and only the first value of a single-value key.
    const isDefault = value === '' || (key === 'page' && value === '1');
    if (!isDefault && (key.endsWith('[]') || !params.has(key))) params.append(key, value);
  }
  if (required !== undefined && !params.has(required)) return null;
  return params.size > 0 ? `${base}?${params}` : base;
}

/** Decides what to start before the application's code has loaded. */
export function planBoot(input: BootInput): BootPlan {
  const { pathname, search, token, impersonating, now, routes } = input;
  const find = (path: string) => findRoute(path, routes);
  const requestedRoute = find(pathname);
  const claims = token === null ? null : decodeClaims(token);
  // With an expired token, requests would fail. The client refreshes the token first.
  const hasLiveToken = Number(claims?.exp) * 1000 > now;
  // Signed-out users are redirected to one of these pages.
  const targetRoute =
    token !== null || requestedRoute?.isPublic
      ? requestedRoute
      : find(pathname === '/' ? '/welcome' : '/login');
  const id = targetRoute ? findId(pathname, targetRoute) : '';
  const hasSession = hasLiveToken && targetRoute !== undefined && !targetRoute.isPublic;
  const earlyRequests =
    targetRoute?.earlyRequests.flatMap((request) => toRequestPath(request, search, id) ?? []) ?? [];
  return {
    files: targetRoute?.files ?? [],
    calls: hasSession ? [...earlyRequests, ...shellCalls] : [],
    bare: targetRoute?.isPublic ?? false,
    ownSearch: targetRoute?.path === '/search',
    viewingAs: claims && impersonating && !targetRoute?.isPublic ? bannerText(claims) : null,
    savedContentOwner: hasSession && !impersonating ? toText(claims?.uuid) : null,
    canHaveSnapshot: targetRoute?.canHaveSnapshot ?? false,
  };
}
