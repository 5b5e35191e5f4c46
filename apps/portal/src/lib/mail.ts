/**
 * The link that writes to an address; null for what is none, and is text then. What stands behind a `?` would fill in the
 * letter.
 *
 * @example mailHref('help@example.com') // 'mailto:help@example.com'
 */
export function mailHref(address: string | null | undefined): string | null {
  return address && /^[\w.!#$&'*+=^{|}~-]+@[\w.-]+$/.test(address) ? `mailto:${address}` : null;
}
