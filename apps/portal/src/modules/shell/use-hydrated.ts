import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over the shell that stands in the HTML, which was drawn without knowing the reader or the address;
 * true from the next render on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
