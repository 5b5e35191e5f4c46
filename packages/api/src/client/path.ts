import { NotFound } from '../errors/not-found.ts';

const segmentPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** True for a valid path segment: an id, a slug, or a key (docs/product.md#ids-in-paths). */
export function isPathSegment(value: string): boolean {
  return segmentPattern.test(value);
}

/**
 * Returns the value as a path segment. Encoding alone would let `..` through, so the segment must
 * match a pattern.
 *
 * @throws NotFound if the value is malformed
 */
export function toPathSegment(value: string | number): string {
  const segment = String(value);
  if (!isPathSegment(segment)) throw new NotFound('The id is malformed');
  return segment;
}
