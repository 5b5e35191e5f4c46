import { isNotFound } from '../errors/not-found.ts';

/**
 * Ignores `NotFound` when a record is removed: if it no longer exists, the removal counts as a success.
 *
 * @throws every other error unchanged
 */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
