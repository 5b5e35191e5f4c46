import { encodeText } from '../../lib/encode-text.ts';

/**
 * Returns the URL of a file, image, or video if the portal is allowed to load it: on our own origin, or with https on a
 * configured host. The URL is from a response, so it is not trusted.
 *
 * @param hosts - allowed hosts, such as `downloadHosts` of the configuration, matched exactly, with their ports.
 * @param origin - our own origin.
 * @returns the URL, or `null` if it isn't allowed.
 * @see docs/product.md#attachments
 */
export function toAllowedUrl(
  untrustedUrl: string,
  hosts: readonly string[],
  origin: string,
): string | null {
  if (!URL.canParse(untrustedUrl, origin)) return null;
  const url = new URL(untrustedUrl, origin);
  if (url.username !== '' || url.password !== '') return null;
  // A `blob:` URL has the origin of the page that created it, but isn't a file of the host.
  if (url.origin === origin) return /^https?:$/u.test(url.protocol) ? url.href : null;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
}

/**
 * The path of the page that downloads a file.
 *
 * @example downloadPath({ id: 'att 7', name: 'Rates.pdf' }) // '/attachments?id=att%207&name=Rates.pdf'
 */
export function downloadPath({
  id,
  name,
}: {
  readonly id: string | number;
  readonly name?: string | null | undefined;
}): string {
  return `/attachments?id=${encodeText(String(id))}${name ? `&name=${encodeText(name)}` : ''}`;
}
