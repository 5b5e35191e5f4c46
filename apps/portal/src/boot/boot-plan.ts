import { viewingAs } from '../modules/shell/copy.ts';

/** The build's table as it is written into the script: every file once, and which of them a route needs by number. */
export interface BootTable {
  files: readonly string[];
  routes: readonly (Omit<BootRoute, 'files'> & { files: readonly number[] })[];
}

/** A GET request that the boot script starts. */
export interface EarlyRequest {
  /** Path with the query that every request has. */
  path: string;
  /**
   * The keys of the page's query that the request passes on. A page's query with any other key starts nothing. Absent when the
   * request does not depend on the page's query.
   */
  keys?: readonly string[];
  /** The key without which nothing is requested, such as the text of a search. */
  required?: string;
}

/** What the build knows of one route: its address, its files, and its first requests. */
export interface BootRoute {
  /** The manifest's path: `/alerts/:id`. */
  path: string;
  isPublic: boolean;
  /** Addresses of the screen's chunks and of their stylesheets. */
  files: readonly string[];
  early: readonly EarlyRequest[];
}

export interface BootInput {
  pathname: string;
  search: string;
  token: string | null;
  /** An admin acts on somebody's behalf: beside the token the storage holds those of an impersonation. */
  impersonating: boolean;
  /** Milliseconds. */
  now: number;
  routes: readonly BootRoute[];
}

export interface BootPlan {
  files: readonly string[];
  /** Paths of GET requests to start at once. */
  calls: string[];
  /** No search and no menus: a public page, or nobody is signed in. */
  bare: boolean;
  /** The search: its field is the page's own, and the header has none. */
  ownSearch: boolean;
  /** The words of the impersonation banner, or null where none will stand. */
  viewingAs: string | null;
}

/** What the shell of every page but the public ones asks for, after the page's own calls. */
const shellCalls = ['/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];

/** Routes stand most specific first, so the first that fits is the one that the router will choose. */
function findRoute(pathname: string, routes: readonly BootRoute[]): BootRoute | undefined {
  const requested = pathname.replace(/\/$/, '').split('/');
  return routes.find(({ path }) => {
    if (path.endsWith('*')) return true;
    const own = path.replace(/\/$/, '').split('/');
    return (
      own.length === requested.length &&
      own.every((part, at) => part.startsWith(':') || part === requested[at])
    );
  });
}

/** What is read of a token here; whatever is missing or garbled reads as undefined. */
interface Claims {
  exp?: unknown;
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

function claimsOf(token: string): Claims | null {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function bannerText({ agent_code, agency }: Claims): string {
  const known: { name?: unknown } = parseObject(agency) ?? {};
  return viewingAs(textOf(agent_code) ?? '', textOf(known.name));
}

/**
 * The address of an early request, or null where the client would send another one. The client compares parameters by meaning,
 * so their order and encoding do not matter.
 */
function addressOf({ path, keys, required }: EarlyRequest, search: string): string | null {
  if (!keys) return path;
  const [base = '', fixed] = path.split('?');
  const sent = new URLSearchParams(fixed);
  for (const [key, value] of new URLSearchParams(search)) {
    if (!keys.includes(key)) return null;
    // As the client does: no empty value, no default page, and the first of several values that exclude each other.
    const isDefault = value === '' || (key === 'page' && value === '1');
    if (!isDefault && (key.endsWith('[]') || !sent.has(key))) sent.append(key, value);
  }
  if (required !== undefined && !sent.has(required)) return null;
  return sent.size > 0 ? `${base}?${sent}` : base;
}

/** What can be started for a page before the application's code is there. */
export function planBoot(input: BootInput): BootPlan {
  const { pathname, search, token, impersonating, now, routes } = input;
  const find = (path: string) => findRoute(path, routes);
  const requested = find(pathname);
  const claims = token === null ? null : claimsOf(token);
  // An expired token is refreshed first, and what was asked with it would be in vain.
  const signedIn = Number(claims?.exp) * 1000 > now;
  // Where the router will send somebody who is not signed in.
  const shown =
    token !== null || requested?.isPublic
      ? requested
      : find(pathname === '/' ? '/welcome' : '/login');
  const early = shown?.early.flatMap((request) => addressOf(request, search) ?? []) ?? [];
  return {
    files: shown?.files ?? [],
    calls: signedIn && shown && !shown.isPublic ? [...early, ...shellCalls] : [],
    bare: shown?.isPublic ?? false,
    ownSearch: shown?.path === '/search',
    viewingAs: claims && impersonating && !shown?.isPublic ? bannerText(claims) : null,
  };
}
