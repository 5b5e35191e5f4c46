import { useEffect, useSyncExternalStore } from 'react';

let onlineSince = 0;

/** When the network was last back, in milliseconds. A call that failed earlier doesn't mean that the host can't be reached. */
export const getOnlineSince = (): number => onlineSince;

function subscribe(onChange: () => void): () => void {
  function handleChange() {
    if (navigator.onLine) onlineSince = Date.now();
    onChange();
  }
  window.addEventListener('online', handleChange);
  window.addEventListener('offline', handleChange);
  return () => {
    window.removeEventListener('online', handleChange);
    window.removeEventListener('offline', handleChange);
  };
}

/** Whether the device has a network. True doesn't mean that the host can be reached. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls a function when the network is back. */
export function useWhenOnline(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
