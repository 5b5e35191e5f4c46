import { parse } from '../parse/parse.ts';
import { isPlaceholder } from '../rules/placeholder.ts';
import { blockElements } from '../sanitise/allow-list.ts';
import { sanitise } from '../sanitise/sanitise.ts';
import { lookup, names } from '../table.ts';
import { styleOf, type SafeNode } from '../tree.ts';

const WORDS_PER_MINUTE = 230;
const LINE_BREAKS = names('br caption table tbody tfoot thead tr');
const CELLS = names('td th');
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

function collect(nodes: readonly SafeNode[], parts: string[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parts.push(node.replace(/\s+/g, ' '));
      continue;
    }
    const { tag, props, children } = node;
    if (isPlaceholder(node) || styleOf(props)?.display === 'none') continue;
    const breaks = lookup(blockElements, tag) || lookup(LINE_BREAKS, tag);
    if (breaks) parts.push('\n');
    collect(children, parts);
    if (breaks) parts.push('\n');
    else if (lookup(CELLS, tag)) parts.push(' ');
  }
}

/**
 * The words of a document: one line for each block, white space folded, nothing of what is never
 * shown. No layout, one parse.
 *
 * @example
 * toText('<h2>Roof age</h2><p>Send two <b>photos</b>.</p>'); // 'Roof age\nSend two photos.'
 */
export function toText(html: string): string {
  const parts: string[] = [];
  collect(sanitise(parse(html)).children, parts);
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/**
 * The beginning of a document on one line, cut between words, with an ellipsis where it was cut.
 *
 * @param length most characters of the result, the ellipsis included.
 * @example
 * excerpt('<p>Coverage begins at noon.</p>', 16); // 'Coverage begins…'
 */
export function excerpt(html: string, length: number): string {
  const text = toText(html).replaceAll('\n', ' ');
  if (text.length <= length) return text;
  const room = Math.max(0, length - 1);
  const space = text.lastIndexOf(' ', room);
  // One long word is cut between whole characters.
  const cut =
    space > 0 ? text.slice(0, space) : text.slice(0, room).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}

/**
 * Minutes that a document takes to read, at 230 words a minute; at least 1 where there are words,
 * 0 where there are none.
 *
 * @example
 * readingTime('<p>Short note.</p>'); // 1
 */
export function readingTime(html: string): number {
  return Math.ceil((toText(html).match(WORD)?.length ?? 0) / WORDS_PER_MINUTE);
}
