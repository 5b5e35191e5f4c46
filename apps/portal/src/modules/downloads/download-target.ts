import { encodeText } from '../../lib/encode-text.ts';

/**
 * Where the browser may be sent for a file: our own origin, or https on a host of the configuration. The
 * address comes from an answer and is trusted no more than any other.
 *
 * @param hosts - `downloadHosts` of the configuration; a host is matched whole.
 * @param origin - our own.
 * @returns the address, or `null` where the browser may not be sent there.
 * @see docs/product.md#attachments
 */
export function downloadTarget(
  address: string,
  hosts: readonly string[],
  origin: string,
): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return null;
  // A blob: has the origin of the page that made it, and is no file of the host.
  if (url.origin === origin) return /^https?:$/u.test(url.protocol) ? url.href : null;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
    ? url.href
    : null;
}

/**
 * The address of the page that downloads a file.
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
