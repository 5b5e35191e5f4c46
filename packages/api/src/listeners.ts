export type Listeners<Told extends unknown[]> = {
  tell: (...told: Told) => void;
  /** The answer stops it. */
  subscribe: (listener: (...told: Told) => void) => () => void;
};

/**
 * Those who want to be told of something. One that throws costs neither the others their news nor
 * the teller its work: its error is thrown apart, where error reporting finds it.
 */
export function createListeners<Told extends unknown[]>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told) {
      for (const listener of listeners) {
        try {
          listener(...told);
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
