/**
 * Runs a dynamic import, but not without a network: Chromium remembers a failed import until the page reloads.
 *
 * @throws the import's error, or an Error without a network.
 * @see https://github.com/whatwg/html/issues/6768
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) throw new Error('Code can’t be loaded offline');
  return load();
}

/** Whether the page could be loaded again now. */
export const canReachHost = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
