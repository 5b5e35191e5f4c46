import { useConfig } from '../session/services.tsx';

/** Where a record's text stands, and from where its pictures and films may come (docs/product.md#media-hosts). */
export function useContentPolicy() {
  const { imageHosts, videoHosts } = useConfig();
  return {
    baseUrl: window.location.origin,
    policy: { imageHosts, frameHosts: videoHosts, mediaHosts: videoHosts },
  };
}
