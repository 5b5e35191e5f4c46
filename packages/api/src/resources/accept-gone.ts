import { isNotFound } from '../errors/not-found.ts';

/**
 * Takes a removal of what is not there any more for done.
 *
 * @throws every other error as it is
 */
export function acceptGone(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
