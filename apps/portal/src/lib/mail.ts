/**
 * Builds a mailto link; null for an invalid address, which callers show as text. Rejects a `?`, because the text after it
 * could prefill the message.
 *
 * @example mailHref('help@example.com') // 'mailto:help@example.com'
 */
export function mailHref(address: string | null | undefined): string | null {
  return address && /^[\w.!#$&'*+=^{|}~-]+@[\w.-]+$/.test(address) ? `mailto:${address}` : null;
}
