export type Listeners<Args extends unknown[]> = {
  notify: (...args: Args) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (...args: Args) => void) => () => void;
};

/**
 * Creates a list of listeners. An error in one listener affects neither the others nor the caller: it
 * is rethrown in a microtask, where error reporting catches it.
 */
export function createListeners<Args extends unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify(...args) {
      for (const listener of listeners) {
        try {
          listener(...args);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
