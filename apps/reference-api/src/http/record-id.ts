import { isPathSegment } from '@producer-portal/api';
import { notFound } from './problem.ts';

/**
 * Reads an id or slug from the path (docs/product.md#ids-in-paths).
 *
 * @param what How the error message refers to the record, such as `this page`.
 * @throws Problem 404 if it can't be an id or slug.
 */
export function readRecordId(param: string | undefined, what: string): string {
  if (param === undefined || !isPathSegment(param)) throw notFound(what);
  return param;
}
