/** Set before each id of a document, so that it can shadow nothing of the page (ASVS 3.2.3). */
export const ID_PREFIX = 'user-content-';

/** Stands for the page's own address where the caller gives none. */
const UNKNOWN_BASE = new URL('https://page.invalid/');
const MAX_URL = 4_096;

// Most addresses are written as the URL standard would write them, and reading them costs more than all
// else about a link. These are such for certain: a host of plain words, a path without dots that lead
// elsewhere, nothing that would be encoded.
const PLAIN_PATH = String.raw`\/(?:[\w-][\w.~-]*\/)*(?:[\w-][\w.~-]*)?(?:\?[\w.~%&=+,:;@\/-]+)?(?:#[\w.~=+\/-]+)?$`;
const PATH = new RegExp(`^${PLAIN_PATH}`);
const WEB = new RegExp(
  String.raw`^(https?):\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]+)(?=\/)${PLAIN_PATH}`,
);

const CONTROLS = /\p{Cc}+/gu;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const PROTOCOL_RELATIVE = /^[\\/]{2}/;
const INLINE_IMAGE = /^data:image\/(?:png|gif|jpeg|webp);base64,[a-z\d+/]+={0,2}$/i;

/** An address that passed. */
export interface ResolvedUrl {
  readonly href: string;
  /** False where it leads away from the page's own origin. */
  readonly internal: boolean;
  readonly url: URL;
}

/** True for a path that reading would not change. */
function isPlainPath(value: string): boolean {
  return value.length <= MAX_URL && PATH.test(value);
}

/** The parts of a web address on another site that reading would not change. */
function plainWeb(value: string, base: URL | undefined): RegExpExecArray | null {
  const parts = value.length <= MAX_URL ? WEB.exec(value) : null;
  return parts?.[2] === base?.host ? null : parts;
}

/** An id with the prefix, once. */
export function fragmentId(id: string): string {
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id;
}

function toUrl(value: string, base?: URL): URL | undefined {
  return URL.canParse(value, base) ? new URL(value, base) : undefined;
}

/**
 * Reads an address as a browser would. An address on the page's own origin comes back as a path,
 * anything else in full.
 */
function resolve(value: string, base: URL | undefined): ResolvedUrl | undefined {
  const text = value.replace(CONTROLS, '').trim();
  if (text === '' || text.length > MAX_URL) return undefined;
  const absolute = SCHEME.test(text);
  const from = base ?? UNKNOWN_BASE;
  const url = toUrl(text, absolute ? undefined : from);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  // Chromium alone takes a host with a space for one.
  if (url.host.includes('%')) return undefined;
  const local = url.origin === from.origin && (base ? true : !absolute);
  if (!local || (!base && PROTOCOL_RELATIVE.test(text))) {
    return { href: url.href, internal: false, url };
  }
  // "//x" as a path would be read as a host by whoever resolves it next.
  if (url.pathname.startsWith('//')) return undefined;
  const href = base ? url.pathname + url.search + url.hash : text.replaceAll('\\', '/');
  return { href, internal: true, url };
}

/** A link's address: http, https, mailto and tel; a fragment points at the prefixed id. */
export function resolveLink(value: string, base: URL | undefined): ResolvedUrl | undefined {
  const fragment = value.trim();
  if (fragment.startsWith('#')) {
    const id = fragment.slice(1).replace(CONTROLS, '');
    const href = id === '' || id === 'top' ? `#${id}` : `#${fragmentId(id)}`;
    return { href, internal: true, url: base ?? UNKNOWN_BASE };
  }
  const resolved = resolve(value, base);
  return resolved && /^(?:https?|mailto|tel):$/.test(resolved.url.protocol) ? resolved : undefined;
}

/** The address of a link as it is drawn, see `resolveLink`. */
export function linkAddress(value: string, base: URL | undefined): string | undefined {
  if (isPlainPath(value) || plainWeb(value, base)) return value;
  return resolveLink(value, base)?.href;
}

function isListed(host: string, hosts: readonly string[] | undefined): boolean {
  return (hosts ?? []).some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

/**
 * The address of a picture, film or frame, where the policy lets it load: the page's own origin
 * (never for frames) or a listed host; pictures may also be inline data.
 */
export function resolveMedia(
  value: string,
  base: URL | undefined,
  hosts: readonly string[] | undefined,
  kind: 'media' | 'image' | 'frame' = 'media',
): string | undefined {
  if (kind === 'image' && /^\s*data:/i.test(value)) {
    const inline = value.replace(/\s+/g, '');
    return INLINE_IMAGE.test(inline) ? inline : undefined;
  }
  if (kind !== 'frame' && isPlainPath(value)) return value;
  const plain = plainWeb(value, base);
  if (plain) {
    const [, scheme, host = ''] = plain;
    return isListed(host, hosts) && (kind !== 'frame' || scheme === 'https') ? value : undefined;
  }
  const resolved = resolve(value, base);
  if (!resolved) return undefined;
  const { href, internal, url } = resolved;
  if (kind === 'frame') {
    // A sandboxed frame of our own origin could lift its own sandbox.
    return !internal && url.protocol === 'https:' && isListed(url.host, hosts) ? href : undefined;
  }
  const loads = /^https?:$/.test(url.protocol) && (internal || isListed(url.host, hosts));
  return loads ? href : undefined;
}
