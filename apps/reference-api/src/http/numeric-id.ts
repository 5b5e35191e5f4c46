import { notFound } from './problem.ts';

/**
 * Reads the numeric id of a record that users create, such as an order, from the path. Doesn't check who owns it.
 *
 * @param what How the error message refers to the record, such as `this order`.
 * @throws Problem 404 if it can't be an id.
 */
export function readNumericId(param: string | undefined, what: string): number {
  if (param === undefined || !/^[1-9]\d{0,8}$/.test(param)) throw notFound(what);
  return Number(param);
}
