/**
 * Loads the page's stylesheet from its file if the browser has blocked the inline one, because the server's content security
 * policy lacks the hashes of `csp.json` (docs/contract.md#inline-script-and-styles).
 */
export function loadBlockedStyles(): void {
  const inline = document.querySelector<HTMLStyleElement>('style[data-file]');
  if (!inline?.dataset['file'] || inline.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = inline.dataset['file'];
  inline.replaceWith(link);
}
