declare const self: ServiceWorkerGlobalScope;

/** The portal's caches have this prefix. Other caches of the origin belong to the host's other applications. */
export const CACHE_PREFIX = 'portal-';

/** Removes the service worker and its caches. Every page then loads from the network again. */
export async function removeWorker(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  await self.registration.unregister();
}
