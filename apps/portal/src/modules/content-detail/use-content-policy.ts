import { useConfig } from '../session/services.tsx';

/**
 * The base URL of a record's text, and the hosts that its images and videos can be loaded from (docs/product.md#media-hosts).
 */
export function useContentPolicy() {
  const { imageHosts, videoHosts } = useConfig();
  return {
    baseUrl: window.location.origin,
    policy: { imageHosts, frameHosts: videoHosts, mediaHosts: videoHosts },
  };
}
