import { notFound } from './problem.ts';

/**
 * The number of a row of one's own, from the path.
 *
 * @throws Problem 404 for what could never be one
 */
export function ownId(param: string | undefined, what: string): number {
  if (param === undefined || !/^[1-9]\d{0,8}$/.test(param)) throw notFound(what);
  return Number(param);
}
