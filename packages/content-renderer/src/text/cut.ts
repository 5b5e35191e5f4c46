let segmenter: Intl.Segmenter | undefined;

/** Returns the last index up to `index` that does not split a visible character, such as a flag emoji. */
function findCharacterBoundary(text: string, index: number): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text).containing(index)?.index ?? index;
}

/** Characters that do not belong before an ellipsis: spaces, punctuation, opening brackets, and quotes. */
const DANGLING_CHAR = /[\s.,;:–—([{“-]/;

/**
 * Cuts a line of text to at most `length` UTF-16 units, including the ellipsis. It cuts after the last whole
 * word if that keeps more than half of the allowed length. Otherwise, it cuts between visible characters.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const maxEnd = Math.floor(length) - 1;
  if (!(maxEnd >= 0)) return '';
  const space = text.lastIndexOf(' ', maxEnd);
  let end = space > maxEnd / 2 ? space : findCharacterBoundary(text, maxEnd);
  // A loop takes linear time. A pattern that ends in `$` takes quadratic time on a million dashes.
  while (end > 0 && DANGLING_CHAR.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
