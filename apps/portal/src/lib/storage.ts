/**
 * Browser storage that never throws. When storage is blocked (private windows, a full quota, a policy), it reads as empty and
 * ignores writes.
 */

/** `local` outlives the tab; `session` belongs to the tab. */
export type StorageArea = 'local' | 'session';

/** If a policy blocks storage, even accessing the object throws. */
const getStorage = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** The text stored under a key, or null if there is none or storage is blocked. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Removes everything from an area. */
export function clearArea(area: StorageArea): void {
  try {
    getStorage(area).clear();
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Stores a string, or removes the key if null. Failures are ignored, so never store the only copy of any data here. */
export function writeText(area: StorageArea, key: string, value: string | null): void {
  try {
    if (value === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, value);
  } catch {
    // Stored values are only a convenience, so losing one is harmless.
  }
}
