/**
 * Formats a highlight for display. Completes the words at its edges, adds `…` where text is
 * missing, and merges the marks of a hyphenated word, because PostgreSQL marks its parts
 * separately.
 *
 * @param text The text that the highlight was taken from.
 * @param highlight A part of the text, with matching words between `[[` and `]]`.
 * @example formatSnippet('Wind and hail-roof rules.', 'and [[hail]]') // '… and [[hail]]-roof …'
 */
export function formatSnippet(text: string, highlight: string): string {
  const trimmed = highlight.replace(/^[\s·]+|[\s·]+$/g, '');
  const unmarkedText = trimmed.replace(/\[\[|\]\]/g, '');
  const offset = text.indexOf(unmarkedText);
  if (offset < 0) return trimmed;
  const [before, after] = [text.slice(0, offset), text.slice(offset + unmarkedText.length)];
  const [start = ''] = /\S*$/.exec(before) ?? [];
  const [end = ''] = /^\S*/.exec(after) ?? [];
  const opening = start.length < before.length ? '… ' : '';
  const closing = end.length < after.length ? ' …' : '';
  return `${opening}${start}${trimmed.replaceAll(']]-[[', '-')}${end}${closing}`;
}
