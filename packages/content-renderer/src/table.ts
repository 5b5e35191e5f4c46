function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Freezes a lookup table and the tables in it, and takes away their prototypes, so that a tag called
 * `constructor` or an attribute called `__proto__` finds nothing.
 */
export function table<const T extends Record<string, unknown>>(entries: T): Readonly<T> {
  for (const entry of Object.values(entries)) {
    if (isPlainObject(entry)) table(entry);
    else Object.freeze(entry);
  }
  Object.setPrototypeOf(entries, null);
  return Object.freeze(entries);
}

/** Looks up a name that came from outside in a table of ours. */
export function lookup<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return entries[name];
}

/** A frozen table of names, from a space-separated list. */
export function names(list: string): Readonly<Record<string, true>> {
  return table(Object.fromEntries(list.split(' ').map((name) => [name, true as const])));
}
