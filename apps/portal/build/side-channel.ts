/**
 * Stands in for the package `side-channel`, which `qs` uses to notice cycles while it writes a query string. A map is all
 * that takes here: it lives as long as one such call.
 */
export function getSideChannel() {
  const values = new Map<unknown, unknown>();
  return {
    assert(key: unknown): void {
      if (!values.has(key)) throw new TypeError('The side channel does not hold this key.');
    },
    delete: (key: unknown): boolean => values.delete(key),
    get: (key: unknown): unknown => values.get(key),
    has: (key: unknown): boolean => values.has(key),
    set(key: unknown, value: unknown): void {
      values.set(key, value);
    },
  };
}

// `qs` is CommonJS: what it requires is this export, by the name that Node and bundlers know.
export { getSideChannel as 'module.exports' };
