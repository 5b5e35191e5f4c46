/** Pattern of ids in paths. Anything else leads to not-found without a call (docs/product.md#ids-in-paths). */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** Whether a path segment can be a record's id or slug. */
export function isRecordId(segment: string | null | undefined): segment is string {
  return typeof segment === 'string' && ID.test(segment);
}

/** A fixed origin to resolve the portal's paths against, so that the result doesn't depend on the current page. */
export const PORTAL_ORIGIN = 'https://portal.invalid';
/** The maximum length of a path. The reference host has the same limit. */
const MAX_LENGTH = 4096;

/** A path of plain segments, such as `/alerts/roof-photos`. Most links have one, and need no URL parser. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/**
 * Whether a URL is a path of this application: it has one leading slash and no backslash or control character, and
 * resolves to a path on our own origin that also has one leading slash.
 */
export function isAppPath(url: string): boolean {
  if (PLAIN_PATH.test(url)) return true;
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  // URL parsers drop tabs and line breaks and turn backslashes into slashes, which could turn a path into a host.
  if (Array.from(url).some((char) => char < ' ' || char === '\u007f' || char === '\\'))
    return false;
  if (!URL.canParse(url, PORTAL_ORIGIN)) return false;
  const { origin, pathname } = new URL(url, PORTAL_ORIGIN);
  // `/.//host` resolves to the path `//host`, which would be another host when used on its own.
  return origin === PORTAL_ORIGIN && !pathname.startsWith('//');
}

/** Sign-in never returns to these paths: `/login` would loop, and the others are for signed-out users or errors. */
const NO_RETURN =
  /^\/(login|welcome|logged-out|unauthorized|(authorization|server-down|inactivity)-error)(\/|$)/;

/**
 * The path to go to after sign-in (docs/contract.md#sign-in-and-relaystate). Anything that isn't clearly a path of this
 * application becomes home.
 *
 * @example
 * toReturnPath('/alerts?page=2') // '/alerts?page=2'
 * toReturnPath('//evil.example') // '/'
 */
export function toReturnPath(relayState: string | null | undefined): string {
  if (!relayState || relayState.length > MAX_LENGTH || !isAppPath(relayState)) return '/';
  const { pathname, search, hash } = new URL(relayState, PORTAL_ORIGIN);
  try {
    // Check the decoded path too, so that decoding it later can't turn encoded slashes into another host.
    if (!isAppPath(decodeURIComponent(pathname))) return '/';
  } catch {
    return '/';
  }
  return !NO_RETURN.test(pathname) ? pathname + search + hash : '/';
}

/** The path of the sign-in page, which starts single sign-on immediately and then returns to `requestedPath`. */
export function loginPath(requestedPath: string): string {
  const path = toReturnPath(requestedPath);
  return path === '/' ? '/login' : `/login?RelayState=${encodeURIComponent(path)}`;
}

/** Checks an untrusted URL, which must be a portal path or https. Returns null for anything else. */
export function safeTarget(
  untrustedUrl: string | null | undefined,
): { href: string; external: boolean } | null {
  if (!untrustedUrl) return null;
  if (isAppPath(untrustedUrl)) return { href: untrustedUrl, external: false };
  if (!URL.canParse(untrustedUrl)) return null;
  const url = new URL(untrustedUrl);
  const isSafeHttps = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isSafeHttps ? { href: url.href, external: true } : null;
}

/** Whether a click opens the link in this tab. With a modifier key, the browser opens a new tab or window, or downloads. */
export const opensInThisTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
