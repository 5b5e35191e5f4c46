export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** False once the browser has refused to read or write: what was kept lives in memory. */
  isLasting: () => boolean;
};

/**
 * A storage that never throws. What a browser refuses to store (a full quota, storage switched off)
 * is kept in memory for the life of the page.
 */
export function createSafeStorage(storage: SessionStorage | null): SafeStorage {
  const memory = new Map<string, string | null>();
  let lasting = storage !== null;

  function attempt<Result>(work: (storage: SessionStorage) => Result): { done: Result } | null {
    try {
      return storage === null ? null : { done: work(storage) };
    } catch {
      lasting = false;
      return null;
    }
  }

  return {
    get(key) {
      return (
        memory.get(key) ?? (memory.has(key) ? null : (attempt((s) => s.getItem(key))?.done ?? null))
      );
    },
    set(key, value) {
      if (attempt((s) => s.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (attempt((s) => s.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
    isLasting: () => lasting,
  };
}

/** The browser's local storage, or null where even looking at it throws. */
export function platformStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
