import { NotFound } from '../errors/not-found.ts';

const grammar = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** True for what may stand as one segment of a path: an id, a slug or a key (docs/product.md#ids-in-paths). */
export function isPathSegment(value: string): boolean {
  return grammar.test(value);
}

/**
 * One segment of a path. Encoding alone would let `..` through, so anything outside the grammar
 * throws `NotFound` before a call is made.
 */
export function pathSegment(value: string | number): string {
  const segment = String(value);
  if (!isPathSegment(segment)) throw new NotFound('An identifier does not fit its grammar');
  return segment;
}
