import { readText, writeText } from '../../lib/storage.ts';

const KEY = 'briefItem';

/**
 * Returns the item that the user had open in this tab, where the brief continues; undefined if there is none. Ignores
 * malformed values and values of another user.
 */
export function readOpenItem(uuid: string): string | undefined {
  const storedItem = parse(readText('session', KEY));
  return storedItem?.uuid === uuid && typeof storedItem.value === 'string'
    ? storedItem.value
    : undefined;
}

/** Stores the open item. Null removes it. */
export function saveOpenItem(uuid: string, value: string | null): void {
  writeText('session', KEY, value === null ? null : JSON.stringify({ uuid, value }));
}

function parse(text: string | null): { uuid?: unknown; value?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
