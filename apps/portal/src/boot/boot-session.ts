import type { StoreSession } from '../modules/saved/encrypted-store.ts';

/** The stored session, as far as the boot script needs it to read what the session has saved. */
export interface BootSession extends StoreSession {
  /** When the user last used the portal in any tab, in milliseconds. NaN if that is unknown. */
  lastInput: () => number;
}

/**
 * Creates the session of the boot script.
 *
 * @param uuid the user's uuid, from a token that hasn't expired.
 */
export function createBootSession(storage: Pick<Storage, 'getItem'>, uuid: string): BootSession {
  /** Reads a value that the session stores as `{uuid, value}`. Undefined if it is missing, invalid, or another user's. */
  function read(key: string): unknown {
    try {
      const stored: { uuid?: unknown; value?: unknown } = JSON.parse(storage.getItem(key) ?? '{}');
      return stored.uuid === uuid ? stored.value : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    snapshot: () => ({ claims: { uuid } }),
    lastInput: () => Number(read('lastInput')),
    storageSecret() {
      const stored = read('storageSecret') as { secret?: unknown; isRequested?: unknown } | null;
      // Without a request, the session has saved nothing.
      return stored?.isRequested === true && typeof stored.secret === 'string'
        ? stored.secret
        : null;
    },
  };
}
