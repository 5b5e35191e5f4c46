import { isPathSegment } from '@producer-portal/api';
import { notFound } from './problem.ts';

/**
 * The id or slug of a path, by the contract's grammar (docs/product.md#ids-in-paths).
 *
 * @throws Problem 404 for what could never be one
 */
export function recordId(param: string | undefined, what: string): string {
  if (param === undefined || !isPathSegment(param)) throw notFound(what);
  return param;
}
