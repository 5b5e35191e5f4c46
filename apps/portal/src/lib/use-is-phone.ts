import { useSyncExternalStore } from 'react';

// jsdom has no matchMedia.
const getQuery = () =>
  typeof matchMedia === 'function' ? matchMedia('(max-width: 47.99rem)') : undefined;

function subscribe(onChange: () => void): () => void {
  const query = getQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the page has the layout for phones, for parts that differ by more than their styles. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getQuery()?.matches ?? false,
    () => false,
  );
}
