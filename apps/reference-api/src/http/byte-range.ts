/** A part of a file: its first and last byte, inclusive. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a `Range` header with one range, which video players send when they seek.
 *
 * @param size Size of the file in bytes.
 * @returns `null` for the whole file, if the header is missing or can be ignored (RFC 9110, section
 *   14.2). `unsatisfiable` if the range is past the end.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '') {
    if (to === '') return null;
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}
