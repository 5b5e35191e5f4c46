/** What an id in a path may look like; anything else is not-found without a call (docs/product.md#ids-in-paths). */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** Whether a path segment can be a record's id or slug. */
export function isRecordId(segment: string | null | undefined): segment is string {
  return typeof segment === 'string' && ID.test(segment);
}

/** A stand-in origin: a path is judged by where it would lead, and that must not depend on the page it is judged on. */
const ORIGIN = 'https://portal.invalid';
const MAX_LENGTH = 512;

/**
 * Whether an address is a path of this application: exactly one leading slash, no backslash or control character, and it
 * resolves to a path of our own origin, with one leading slash again.
 */
export function isAppPath(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return false;
  // A parser drops tabs and line breaks and turns backslashes into slashes, which would make a host out of a path.
  if (Array.from(address).some((char) => char < ' ' || char === '\u007f' || char === '\\'))
    return false;
  if (!URL.canParse(address, ORIGIN)) return false;
  const { origin, pathname } = new URL(address, ORIGIN);
  // `/.//host` resolves to the path `//host`, which is another host as soon as it is handed on by itself.
  return origin === ORIGIN && !pathname.startsWith('//');
}

/** Paths that a return may not lead to: one would loop through sign-in, the others are where a session ends. */
const NO_RETURN =
  /^\/(login|welcome|logged-out|unauthorized|(authorization|server-down|inactivity)-error)(\/|$)/;

/**
 * The path to go to after signing in (docs/contract.md#sign-in-and-relaystate): anything that is not plainly a path of
 * this application goes home.
 *
 * @example
 * returnPath('/alerts?page=2') // '/alerts?page=2'
 * returnPath('//evil.example') // '/'
 */
export function returnPath(relayState: string | null | undefined): string {
  if (!relayState || relayState.length > MAX_LENGTH || !isAppPath(relayState)) return '/';
  const { pathname, search, hash } = new URL(relayState, ORIGIN);
  try {
    // Percent-encoded slashes and controls are judged by what they stand for: a later decoding must not turn them loose.
    if (!isAppPath(decodeURIComponent(pathname))) return '/';
  } catch {
    return '/';
  }
  return !NO_RETURN.test(pathname) ? pathname + search + hash : '/';
}

/**
 * An address from content or from the host that the browser may be sent to: a path of ours, or https. Null for anything else.
 */
export function safeTarget(
  address: string | null | undefined,
): { href: string; external: boolean } | null {
  if (!address) return null;
  if (isAppPath(address)) return { href: address, external: false };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlainHttps = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlainHttps ? { href: url.href, external: true } : null;
}
