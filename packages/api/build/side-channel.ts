/**
 * Stands in for the package `side-channel`, which `qs` uses to notice cycles while it writes a query string. A map is all
 * that takes here: it lives as long as one such call.
 */
export default function getSideChannel() {
  const values = new Map<unknown, unknown>();
  return {
    get: (key: unknown): unknown => values.get(key),
    set(key: unknown, value: unknown): void {
      values.set(key, value);
    },
  };
}
