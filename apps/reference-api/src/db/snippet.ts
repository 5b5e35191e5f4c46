/**
 * Formats a highlight for display: cut between words, with `…` at each cut, and one mark for a
 * hyphenated word, which PostgreSQL marks in parts.
 *
 * @param text The text that the highlight was taken from.
 * @param highlight A part of the text, with matching words between `[[` and `]]`.
 * @example snippetOf('Wind and hail-roof rules.', 'and [[hail]]') // '… and [[hail]]-roof …'
 */
export function snippetOf(text: string, highlight: string): string {
  const found = highlight.replace(/^[\s·]+|[\s·]+$/g, '');
  const plain = found.replace(/\[\[|\]\]/g, '');
  const at = text.indexOf(plain);
  if (at < 0) return found;
  const [before, after] = [text.slice(0, at), text.slice(at + plain.length)];
  const [start = ''] = /\S*$/.exec(before) ?? [];
  const [end = ''] = /^\S*/.exec(after) ?? [];
  const opening = start.length < before.length ? '… ' : '';
  const closing = end.length < after.length ? ' …' : '';
  return `${opening}${start}${found.replaceAll(']]-[[', '-')}${end}${closing}`;
}
