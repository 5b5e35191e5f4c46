/**
 * Browser storage that never throws: refused (private windows, a full quota, a policy) it reads as empty and forgets.
 */

/** `local` outlives the tab; `session` is the tab's own. */
export type StorageArea = 'local' | 'session';

/** Even naming the storage throws where a policy refuses it. */
const storage = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** The text under a key, or null when it is absent or storage is refused. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Removes everything that an area holds. */
export function clearArea(area: StorageArea): void {
  try {
    storage(area).clear();
  } catch {
    // Where storage is refused there is nothing to remove.
  }
}

/** Writes a text, or removes the key with null. A refusal is no error: what is kept here is never the only copy. */
export function writeText(area: StorageArea, key: string, value: string | null): void {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    // A convenience is lost, nothing else.
  }
}
