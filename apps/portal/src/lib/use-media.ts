import { useCallback, useSyncExternalStore } from 'react';

// jsdom has no matchMedia.
const getQuery = (query: string) =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/**
 * Whether a media query matches; false on the server. Use it only if the markup depends on the window's size. If only styles
 * differ, use CSS.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = getQuery(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => getQuery(query)?.matches ?? false,
    () => false,
  );
}
