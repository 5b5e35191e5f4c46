import { readText, writeText } from '../../lib/storage.ts';

const STORAGE_KEY = 'briefItem';

/**
 * Returns the key of the item that the user last had open in this tab; undefined if there is none. Ignores malformed
 * values and values of other users.
 */
export function readOpenItem(uuid: string): string | undefined {
  const storedItem = parse(readText('session', STORAGE_KEY));
  return storedItem?.uuid === uuid && typeof storedItem.value === 'string'
    ? storedItem.value
    : undefined;
}

/** Stores the key of the open item. Null removes the stored key. */
export function saveOpenItem(uuid: string, itemKey: string | null): void {
  writeText(
    'session',
    STORAGE_KEY,
    itemKey === null ? null : JSON.stringify({ uuid, value: itemKey }),
  );
}

function parse(text: string | null): { uuid?: unknown; value?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
