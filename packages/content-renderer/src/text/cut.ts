let segmenter: Intl.Segmenter | undefined;

/** The last place at or before `index` where no visible character (a flag, an accented letter) is parted. */
function wholeCharacters(text: string, index: number): number {
  if (typeof Intl.Segmenter === 'undefined') {
    return /[\ud800-\udbff]/.test(text[index - 1] ?? '') ? index - 1 : index;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text).containing(index)?.index ?? index;
}

/** Marks that make no sense before an ellipsis: dashes, what opens brackets or quotes, stops. */
const DANGLING = /^[\s\p{Pd}\p{Ps}\p{Pi}.,;:]$/u;

/** By steps, as an expression that looks for the end would try each of a million dashes. */
function endOfWords(text: string, from: number): number {
  let end = from;
  while (end > 0 && DANGLING.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/**
 * Text of one line cut to at most `length` UTF-16 units, ellipsis included: between words where one
 * ends in the later half, else between whole characters.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = Math.floor(length) - 1;
  if (!(room >= 0)) return '';
  const space = text.lastIndexOf(' ', room);
  const end = space > room / 2 ? space : wholeCharacters(text, room);
  return `${text.slice(0, endOfWords(text, end))}…`;
}
