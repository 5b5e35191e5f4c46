/**
 * Formats a highlight for display: like {@link formatMarks}, but also completes the words at its
 * edges, and adds `…` where text is missing.
 *
 * @param text The text that the highlight was taken from.
 * @param highlight A part of the text, with matching words between `[[` and `]]`.
 * @example formatSnippet('Wind and hail-roof rules.', 'and [[hail]]') // '… and [[hail]]-roof …'
 */
export function formatSnippet(text: string, highlight: string): string {
  const trimmed = formatMarks(highlight).replace(/^[\s·]+|[\s·]+$/g, '');
  const unmarkedText = trimmed.replace(/\[\[|\]\]/g, '');
  const offset = text.indexOf(unmarkedText);
  if (offset < 0) return trimmed;
  const [before, after] = [text.slice(0, offset), text.slice(offset + unmarkedText.length)];
  const [start = ''] = /\S*$/.exec(before) ?? [];
  const [end = ''] = /^\S*/.exec(after) ?? [];
  const opening = start.length < before.length ? '… ' : '';
  const closing = end.length < after.length ? ' …' : '';
  return `${opening}${start}${trimmed}${end}${closing}`;
}

/**
 * Formats the marks of a highlight. It merges the marks of a hyphenated word, whose parts PostgreSQL marks separately. It also
 * restores < and >: control characters replace them during the search, because PostgreSQL would treat them as tags.
 *
 * @example formatMarks('[[hail]]-[[roof]] \x01FL-DW\x02') // '[[hail-roof]] <FL-DW>'
 */
export const formatMarks = (headline: string): string =>
  headline.replaceAll(']]-[[', '-').replaceAll('\x01', '<').replaceAll('\x02', '>');
