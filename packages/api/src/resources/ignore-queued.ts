import { isQueued } from '../errors/server-down.ts';

/**
 * Ignores the missing response of a change that is sent later, because the change shows as done.
 *
 * @throws every other error unchanged
 */
export function ignoreQueued(error: unknown): undefined {
  if (!isQueued(error)) throw error;
}
