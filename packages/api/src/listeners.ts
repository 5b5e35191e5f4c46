export type Listeners<Args extends unknown[]> = {
  notify: (...notified: Args) => void;
  /** The answer stops it. */
  subscribe: (listener: (...notified: Args) => void) => () => void;
};

/**
 * Those who want to be told of something. One that throws costs neither the others their news nor
 * the teller its work: its error is thrown apart, where error reporting finds it.
 */
export function createListeners<Args extends unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...notified: Args) => void>();
  return {
    notify(...notified) {
      for (const listener of listeners) {
        try {
          listener(...notified);
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
