/**
 * A highlight as a person reads it: cut between words, `…` where it was cut, and one mark for a word
 * with a hyphen, of which the server marks each part.
 *
 * @param text what the highlight was taken from
 * @param highlight a part of it, with the words that match between `[[` and `]]`
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
