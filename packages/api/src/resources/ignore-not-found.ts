import { isNotFound } from '../errors/not-found.ts';

/**
 * Lets the removal of something that is already gone succeed.
 *
 * @throws every other error as it is
 */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
