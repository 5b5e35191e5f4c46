// Serve this file at /sw.js instead of the service worker to remove it.
import { removeWorker } from './remove-worker.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});
