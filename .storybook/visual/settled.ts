/** Milliseconds without a change after which a story counts as complete. */
const QUIET_MS = 400;
/** Maximum milliseconds to wait for a story that keeps changing. */
const MAX_WAIT_MS = 10_000;

/**
 * Waits until the document has stopped changing: no elements were rendered and no files arrived for a while, and all
 * images are decoded. Parts of a screen load after the screen is complete, such as the pictures in an order.
 */
export async function waitUntilSettled(): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      mutations.disconnect();
      resources.disconnect();
      resolve();
    };
    let quiet = setTimeout(finish, QUIET_MS);
    const limit = setTimeout(finish, MAX_WAIT_MS);
    const restart = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET_MS);
    };
    const mutations = new MutationObserver(restart);
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    mutations.observe(document.body, changes);
    const resources = new PerformanceObserver(restart);
    resources.observe({ type: 'resource' });
  });
  for (const image of document.images) image.loading = 'eager';
  // Stories also show images that fail to load.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
