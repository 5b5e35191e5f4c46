/** Default prefix of ids, so that a document cannot shadow the page's globals (ASVS 3.2.3). */
const ID_PREFIX = 'user-content-';

/** Base for relative URLs if the caller gives none. */
const UNKNOWN_BASE = 'https://page.invalid/';
const MAX_URL = 4_096;

// Fast path: parsing a URL takes longer than all other work on a link, and most URLs are already
// normalized. The pattern matches only normalized URLs: a plain host, a path without dot segments, and no
// characters that would be encoded.
const PLAIN_URL =
  /^(?:(https?):\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+))?(?=\/)(?:\/[\w-][\w.~-]*)*\/?(?:[?#][\w.~%&=+,:;@/-]+){0,2}$/;
/** The same characters as `\p{Cc}`, which compiles slowly. */
const CONTROL_CHARS = /[^ -~\xa0-\uffff]+/g;
const INLINE_IMAGE = /^data:image\/(?:png|gif|jpeg|webp);base64,[a-z\d+/]+={0,2}$/i;

/** An allowed URL. */
export interface ResolvedUrl {
  readonly href: string;
  /** `https`, `mailto`, …; undefined within the page's own origin. */
  readonly scheme?: string | undefined;
  /** Undefined within the page's own origin. */
  readonly host?: string | undefined;
}

/** Adds the prefix to an id, unless the id already has it. */
export function addIdPrefix(id: string, idPrefix?: string | undefined): string {
  const prefix = idPrefix || ID_PREFIX;
  return id.startsWith(prefix) ? id : prefix + id;
}

/**
 * Resolves a URL as browsers do. Returns a path for the page's own origin, a link to the prefixed id for
 * a fragment, and an absolute URL otherwise.
 */
function resolve(value: string, base: URL | undefined, idPrefix?: string): ResolvedUrl | undefined {
  const text = value.replace(CONTROL_CHARS, '').trim();
  if (text === '' || text.length > MAX_URL) return undefined;
  if (text.startsWith('#')) {
    return { href: /^#(?:top)?$/.test(text) ? text : `#${addIdPrefix(text.slice(1), idPrefix)}` };
  }
  const plainMatch = PLAIN_URL.exec(text);
  if (plainMatch && !(base && plainMatch[2] === base.host)) {
    return { href: text, scheme: plainMatch[1], host: plainMatch[2] };
  }
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(text);
  const baseHref = isAbsolute ? undefined : (base?.href ?? UNKNOWN_BASE);
  if (!URL.canParse(text, baseHref)) return undefined;
  const url = new URL(text, baseHref);
  const { href, host, pathname } = url;
  // Only Chromium accepts a space in a host, encoded as `%20`.
  if (url.username || url.password || host.includes('%')) return undefined;
  const isPath = base
    ? host === base.host && url.protocol === base.protocol
    : !isAbsolute && !/^[\\/]{2}/.test(text);
  if (!isPath) return { href, scheme: url.protocol.slice(0, -1), host };
  // Browsers would read a path like "//x" as a host.
  if (pathname.startsWith('//')) return undefined;
  return { href: base ? pathname + url.search + url.hash : text.replaceAll('\\', '/') };
}

/** Resolves a link's URL: http, https, mailto, or tel. */
export function resolveLink(
  value: string,
  base: URL | undefined,
  idPrefix?: string | undefined,
): ResolvedUrl | undefined {
  const resolved = resolve(value, base, idPrefix);
  return resolved && /^(?:https?|mailto|tel|)$/.test(resolved.scheme ?? '') ? resolved : undefined;
}

/** Kinds of media; the policy lists hosts for each. */
export type MediaKind = 'media' | 'image' | 'frame';

function isListed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

/**
 * Resolves the URL of an image, video, or frame if the policy lists its host, or if it is on the
 * page's own origin. A frame can't be on the page's own origin, because it could remove its own sandbox.
 * Images can also be `data:` URLs.
 */
export function resolveMedia(
  value: string,
  base: URL | undefined,
  hosts: readonly string[],
  kind: MediaKind,
): string | undefined {
  const inlineImage = kind === 'image' && value.replace(/\s+/g, '');
  if (inlineImage && INLINE_IMAGE.test(inlineImage)) return inlineImage;
  const { href, scheme, host } = resolve(value, base) ?? {};
  if (host === undefined) return kind === 'frame' ? undefined : href;
  const isLoadable = scheme === 'https' || (scheme === 'http' && kind !== 'frame');
  return isLoadable && isListed(host, hosts) ? href : undefined;
}
