/** The part of a `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeStorage = {
  get: (key: string) => string | null;
  /** Returns false if the browser refused; the value is then in memory only. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Keeps values in memory only. If one of them is discarded, all of them are. */
  keepInMemory: (values: Readonly<Record<string, string | null>>) => void;
  /** Whether this value is in memory only. The storage then contains another value or none. */
  isInMemoryOnly: (key: string) => boolean;
  /** False without a storage, or after the browser has refused a read or write. Values may then be in memory only. */
  isPersistent: () => boolean;
};

/** A value in memory, the stored value at that time, and the keys that were set together. */
type MemoryValue = { value: string | null; storedValue: string | null; group: readonly string[] };

/**
 * Creates a storage that never throws. If the browser refuses to store a value (full quota, blocked
 * storage), the value stays in memory for the life of the page, or until another tab stores a
 * different value. Values that were read before the storage was blocked stay available.
 *
 * @param isNewer whether a value in memory is newer than the value that another tab has stored since then
 */
export function createSafeStorage(
  storage: SessionStorage | null,
  isNewer: (inMemory: string, stored: string) => boolean = () => false,
): SafeStorage {
  /** Values at the last read or write. */
  const lastRead = new Map<string, string | null>();
  const inMemory = new Map<string, MemoryValue>();
  let isStorageWorking = storage !== null;

  function attempt(action: (storage: SessionStorage) => void): boolean {
    try {
      if (storage === null) return false;
      action(storage);
      return true;
    } catch {
      isStorageWorking = false;
      return false;
    }
  }

  function readStored(key: string): string | null {
    attempt((target) => lastRead.set(key, target.getItem(key)));
    return lastRead.get(key) ?? null;
  }

  function keepInMemory(values: Readonly<Record<string, string | null>>): void {
    const group = Object.keys(values);
    for (const key of group) {
      inMemory.set(key, { value: values[key] ?? null, storedValue: readStored(key), group });
    }
  }

  /** Discards the whole group if the storage now contains a different value for one of its keys. */
  function dropIfReplaced({ group }: MemoryValue): void {
    for (const key of group) {
      const memoryValue = inMemory.get(key);
      const storedValue = readStored(key);
      if (!memoryValue || memoryValue.storedValue === storedValue) continue;
      if (
        memoryValue.value === null ||
        storedValue === null ||
        !isNewer(memoryValue.value, storedValue)
      ) {
        for (const groupKey of group) inMemory.delete(groupKey);
        return;
      }
      memoryValue.storedValue = storedValue;
    }
  }

  function store(key: string, value: string | null): boolean {
    const isStored = attempt((target) =>
      value === null ? target.removeItem(key) : target.setItem(key, value),
    );
    if (isStored) {
      lastRead.set(key, value);
      inMemory.delete(key);
    } else keepInMemory({ [key]: value });
    return isStored;
  }

  return {
    get(key) {
      const memoryValue = inMemory.get(key);
      if (memoryValue) dropIfReplaced(memoryValue);
      const currentValue = inMemory.get(key);
      return currentValue ? currentValue.value : readStored(key);
    },
    set: store,
    remove(key) {
      store(key, null);
    },
    keepInMemory,
    isInMemoryOnly: (key) => inMemory.has(key),
    isPersistent: () => isStorageWorking,
  };
}

/** The browser's local storage, or null if accessing it throws. */
export function getPlatformStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
