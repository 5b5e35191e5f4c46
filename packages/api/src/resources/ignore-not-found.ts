import { isNotFound } from '../errors/not-found.ts';

/**
 * Treats removing a record that no longer exists as success.
 *
 * @throws every other error unchanged
 */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
