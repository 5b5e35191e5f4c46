/**
 * Loads the page's stylesheet from its file if the browser has blocked the inline one, because the server's content security
 * policy lacks the hashes of `csp.json` (docs/contract.md#inline-script-and-styles).
 */
export function loadStylesBlockedByCsp(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
  const inline = link?.previousElementSibling;
  if (!link || !(inline instanceof HTMLStyleElement) || inline.sheet) return;
  inline.remove();
  link.disabled = false;
}
