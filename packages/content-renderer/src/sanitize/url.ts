/** Set before each id of a document, so that it can shadow nothing of the page (ASVS 3.2.3). */
const ID_PREFIX = 'user-content-';

/** Stands for the page's own address where the caller gives none. */
const UNKNOWN_BASE = 'https://page.invalid/';
const MAX_URL = 4_096;

// Most addresses are written as the URL standard would write them, and reading them costs more than all
// else about a link. These are such for certain: a host of plain words, a path without dots that lead
// elsewhere, nothing that would be encoded.
const PLAIN =
  /^(?:(https?):\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+))?(?=\/)(?:\/[\w-][\w.~-]*)*\/?(?:[?#][\w.~%&=+,:;@/-]+){0,2}$/;
const CONTROLS = /\p{Cc}+/gu;
const INLINE_IMAGE = /^data:image\/(?:png|gif|jpeg|webp);base64,[a-z\d+/]+={0,2}$/i;

/** An address that passed. */
export interface ResolvedUrl {
  readonly href: string;
  /** `https`, `mailto`, …; none within the page's own origin. */
  readonly scheme?: string | undefined;
  /** None within the page's own origin. */
  readonly host?: string | undefined;
}

/** An id with the prefix, once. */
export function prefixed(id: string, idPrefix?: string | undefined): string {
  const prefix = idPrefix || ID_PREFIX;
  return id.startsWith(prefix) ? id : prefix + id;
}

/**
 * Reads an address as a browser would. An address on the page's own origin comes back as a path, a
 * fragment points at the prefixed id, anything else comes in full.
 */
function resolve(value: string, base: URL | undefined, idPrefix?: string): ResolvedUrl | undefined {
  const text = value.replace(CONTROLS, '').trim();
  if (text === '' || text.length > MAX_URL) return undefined;
  if (text.startsWith('#')) {
    return { href: /^#(?:top)?$/.test(text) ? text : `#${prefixed(text.slice(1), idPrefix)}` };
  }
  const plain = PLAIN.exec(text);
  if (plain && !(base && plain[2] === base.host)) {
    return { href: text, scheme: plain[1], host: plain[2] };
  }
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(text);
  const from = isAbsolute ? undefined : (base?.href ?? UNKNOWN_BASE);
  if (!URL.canParse(text, from)) return undefined;
  const url = new URL(text, from);
  const { href, host, pathname } = url;
  // Chromium alone takes a host with a space for one.
  if (url.username || url.password || host.includes('%')) return undefined;
  const isPath = base
    ? host === base.host && url.protocol === base.protocol
    : !isAbsolute && !/^[\\/]{2}/.test(text);
  if (!isPath) return { href, scheme: url.protocol.slice(0, -1), host };
  // "//x" as a path would be read as a host by whoever resolves it next.
  if (pathname.startsWith('//')) return undefined;
  return { href: base ? pathname + url.search + url.hash : text.replaceAll('\\', '/') };
}

/** A link's address: http, https, mailto and tel. */
export function resolveLink(
  value: string,
  base: URL | undefined,
  idPrefix?: string | undefined,
): ResolvedUrl | undefined {
  const resolved = resolve(value, base, idPrefix);
  return resolved && /^(?:https?|mailto|tel|)$/.test(resolved.scheme ?? '') ? resolved : undefined;
}

/** Each has hosts of its own in the policy. */
export type MediaKind = 'media' | 'image' | 'frame';

function isListed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

/**
 * The address of a picture, film or frame, where the policy lets it load: the page's own origin
 * (never for frames, as one could lift its own sandbox) or a listed host; pictures may also be inline
 * data.
 */
export function resolveMedia(
  value: string,
  base: URL | undefined,
  hosts: readonly string[],
  kind: MediaKind,
): string | undefined {
  const inline = kind === 'image' && value.replace(/\s+/g, '');
  if (inline && INLINE_IMAGE.test(inline)) return inline;
  const { href, scheme, host } = resolve(value, base) ?? {};
  if (host === undefined) return kind === 'frame' ? undefined : href;
  const loads = scheme === 'https' || (scheme === 'http' && kind !== 'frame');
  return loads && isListed(host, hosts) ? href : undefined;
}
