/** A part of a file: the first byte and the last, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one part of a file that a `Range` header asks for, as players do that seek.
 *
 * @param size how many bytes the file has
 * @returns null for the whole file: nothing is asked for, or what a host need not understand (RFC
 * 9110, section 14.2); `unsatisfiable` for what lies past its end
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
