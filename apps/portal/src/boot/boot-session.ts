/** The part of the stored session that the boot script needs to decrypt saved answers and snapshots. */
export interface BootSession {
  uuid: string;
  /** The secret that the keys for encrypting and naming saved data are derived from. */
  secret: string;
  /** When the user last used the portal in any tab, in milliseconds. NaN if that is unknown. */
  lastInput: number;
}

/**
 * Reads the stored session.
 *
 * @param uuid the user's uuid, from a token that hasn't expired.
 * @returns null if the session has saved nothing.
 */
export function openBootSession(
  storage: Pick<Storage, 'getItem'>,
  uuid: string,
): BootSession | null {
  /** Reads a value that the session stores as `{uuid, value}`. Undefined if it is missing, invalid, or another user's. */
  function read(key: string): unknown {
    try {
      const stored: { uuid?: unknown; value?: unknown } = JSON.parse(storage.getItem(key) ?? '{}');
      return stored.uuid === uuid ? stored.value : undefined;
    } catch {
      return undefined;
    }
  }
  const stored = read('storageSecret') as { secret?: unknown; isRequested?: unknown } | null;
  // A sign-in creates the secret, but nothing is saved until code requests the secret for the first time.
  return stored?.isRequested === true && typeof stored.secret === 'string'
    ? { uuid, secret: stored.secret, lastInput: Number(read('lastInput')) }
    : null;
}
