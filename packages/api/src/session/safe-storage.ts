/** The part of a `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeStorage = {
  get: (key: string) => string | null;
  /** False when the browser refused: the value is then held in memory. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Holds values in memory alone; they are given up together. */
  hold: (values: Readonly<Record<string, string | null>>) => void;
  /** True while this value is in memory alone, over something else in the storage. */
  isHeld: (key: string) => boolean;
  /** False once the browser has refused to read or write: what was kept lives in memory. */
  isLasting: () => boolean;
};

/** What the storage does not hold, what it holds instead, and what was held with it. */
type Held = { value: string | null; over: string | null; together: readonly string[] };

/**
 * A storage that never throws. What a browser refuses to store (a full quota, storage switched off)
 * is held in memory for the life of the page, until another tab stores something else. What was read
 * before a storage was switched off stays known.
 *
 * @param prevails whether a value in memory counts more than the one that another tab has stored since
 */
export function createSafeStorage(
  storage: SessionStorage | null,
  prevails: (held: string, stored: string) => boolean = () => false,
): SafeStorage {
  /** What the storage held when it was last read or written. */
  const seen = new Map<string, string | null>();
  const held = new Map<string, Held>();
  let lasting = storage !== null;

  function attempt(work: (storage: SessionStorage) => void): boolean {
    try {
      if (storage === null) return false;
      work(storage);
      return true;
    } catch {
      lasting = false;
      return false;
    }
  }

  function look(key: string): string | null {
    attempt((kept) => seen.set(key, kept.getItem(key)));
    return seen.get(key) ?? null;
  }

  function hold(values: Readonly<Record<string, string | null>>): void {
    const together = Object.keys(values);
    for (const key of together) {
      held.set(key, { value: values[key] ?? null, over: look(key), together });
    }
  }

  /** Gives up what is held together with this key when the storage has come to hold something else. */
  function follow({ together }: Held): void {
    for (const key of together) {
      const own = held.get(key);
      const stored = look(key);
      if (!own || own.over === stored) continue;
      if (own.value === null || stored === null || !prevails(own.value, stored)) {
        for (const each of together) held.delete(each);
        return;
      }
      own.over = stored;
    }
  }

  function store(key: string, value: string | null): boolean {
    const isStored = attempt((kept) =>
      value === null ? kept.removeItem(key) : kept.setItem(key, value),
    );
    if (isStored) {
      seen.set(key, value);
      held.delete(key);
    } else hold({ [key]: value });
    return isStored;
  }

  return {
    get(key) {
      const own = held.get(key);
      if (own) follow(own);
      const kept = held.get(key);
      return kept ? kept.value : look(key);
    },
    set: store,
    remove(key) {
      store(key, null);
    },
    hold,
    isHeld: (key) => held.has(key),
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
