import { parse } from '../parse/parse.ts';
import { isPlaceholder } from '../rules/placeholder.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { isElement, styleOf, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { cutText } from './cut.ts';

const WORDS_PER_MINUTE = 230;
const LINE_BREAK = /^(?:br|caption|t(?:able|body|foot|head|r))$/;
const WORD = /[\p{L}\p{N}]\S*/gu;
/** Say where a word may be parted, or nothing at all. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** What ends a line here: blocks, nothing (in a cell), or blocks and the text itself. */
type Setting = 'line' | 'cell' | 'pre';

/** Marks of what the rules add for the page, and the document does not say. */
const ADDED = ['data-heading-link', 'data-hidden-label', 'data-truncated'];

function isUnsaid(node: SafeElement): boolean {
  const { tag, props } = node;
  // Brackets around a reading aid are for browsers that cannot set it above the word.
  if (tag === 'rp' || styleOf(props)?.display === 'none' || isPlaceholder(node)) return true;
  return ADDED.some((mark) => mark in props);
}

function wordsOf(nodes: readonly SafeNode[], setting: Setting): string {
  let wordSet = '';
  for (const node of nodes) {
    wordSet +=
      typeof node === 'string'
        ? node.replace(setting === 'pre' ? /[^\S\n]+/g : /\s+/g, ' ')
        : wordsOfElement(node, setting);
  }
  return wordSet;
}

function wordsOfElement(node: SafeElement, setting: Setting): string {
  const { tag, children } = node;
  if (isUnsaid(node)) return '';
  const isCell = setting === 'cell';
  const breaks = blockElements.has(tag) || LINE_BREAK.test(tag);
  const edge = breaks ? (isCell ? ' ' : '\n') : '';
  const cells = tag === 'tr' ? children.filter((child) => isElement(child)) : [];
  // A row of one cell is a layout; in any other, a cell's own lines would tear the row apart.
  const wordSet =
    cells.length > 1
      ? cells.map((cell) => wordsOf([cell], 'cell')).join(isCell ? ' ' : '\t')
      : wordsOf(children, tag === 'pre' && !isCell ? 'pre' : setting);
  return edge + wordSet + edge;
}

/** The nodes of a tree that stands already, or of one made of HTML. */
function nodesOf(content: string | SafeTree): readonly SafeNode[] {
  // Untyped callers send anything: what is no tree has no nodes, and `parse` takes the rest.
  return typeof content === 'object'
    ? (content?.children ?? [])
    : sanitize(parse(content)).children;
}

/**
 * The words of a document as plain text: a line for each block, line break and table row, a tab
 * between a row's cells, other white space folded. List marks, pictures (their alternative texts
 * too) and what is never shown say nothing. No layout, and no parse where a tree is at hand.
 *
 * @param content HTML, or a tree that `sanitize` or `applyRules` has made of it.
 * @example
 * toText('<h2>Roof age</h2><p>Send two <b>photos</b>.</p>'); // 'Roof age\nSend two photos.'
 */
export function toText(content: string | SafeTree): string {
  return wordsOf(nodesOf(content), 'line')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/ ?\n(?:\s*\n)? ?/g, '\n')
    .replace(/^[ \n]+/, '')
    .trimEnd();
}

/**
 * The beginning of a document on one line, with an ellipsis where it was cut: between words, or
 * between whole characters where a word is too long or the script sets no spaces.
 *
 * @param content HTML, or a tree that `sanitize` or `applyRules` has made of it.
 * @param length most characters of the result as JavaScript counts them, the ellipsis included.
 * @example
 * excerpt('<p>Coverage begins at noon.</p>', 16); // 'Coverage begins…'
 */
export function excerpt(content: string | SafeTree, length: number): string {
  return cutText(toText(content).replace(/\s+/g, ' ').trim(), length);
}

/**
 * Minutes that a document takes to read, at 230 words a minute; at least 1 where there are words, 0
 * where there are none.
 *
 * @param content HTML, or a tree that `sanitize` or `applyRules` has made of it.
 * @example
 * readingTime('<p>Short note.</p>'); // 1
 */
export function readingTime(content: string | SafeTree): number {
  return Math.ceil((toText(content).match(WORD)?.length ?? 0) / WORDS_PER_MINUTE);
}
