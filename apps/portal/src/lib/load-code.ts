/**
 * Runs a dynamic import. Without a network, only the service worker can have the code. If there is no service worker either,
 * nothing is imported, because older versions of Chromium remember a failed import until the page reloads.
 *
 * @throws the import's error, or an Error if there is no network.
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!navigator.onLine && !hasWorker) throw new Error('Code can’t be loaded offline');
  return load();
}

/** Whether the page could be loaded again now. Hosts send the page only to requests that accept HTML. */
export const canReachHost = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  }).then(
    ({ ok }) => ok,
    () => false,
  );
