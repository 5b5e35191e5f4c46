let segmenter: Intl.Segmenter | undefined;

/** The last place at or before `index` where no visible character (a flag, an accented letter) is parted. */
function wholeCharacters(text: string, index: number): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text).containing(index)?.index ?? index;
}

/** Marks that make no sense before an ellipsis: spaces, stops, dashes, what opens brackets or quotes. */
const DANGLING = /[\s.,;:–—([{“-]/;

/**
 * Text of one line cut to at most `length` UTF-16 units, ellipsis included: between words where one
 * ends in the later half, else between whole characters.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = Math.floor(length) - 1;
  if (!(room >= 0)) return '';
  const space = text.lastIndexOf(' ', room);
  let end = space > room / 2 ? space : wholeCharacters(text, room);
  // By steps, as an expression that looks for the end would try each of a million dashes.
  while (end > 0 && DANGLING.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
