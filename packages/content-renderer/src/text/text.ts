import { parse } from '../parse/parse.ts';
import { isPlaceholder } from '../rules/placeholder.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { isElement, getStyle, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { cutText } from './cut.ts';

const WORDS_PER_MINUTE = 230;
const LINE_BREAK = /^(?:br|caption|t(?:able|body|foot|head|r))$/;
const WORD = /[\p{L}\p{N}]\S*/gu;
/** Soft hyphens and zero-width characters. */
const INVISIBLE_CHARS = /[\u00ad\u200b\u2060\ufeff]/g;

/** What starts a new line: blocks (`line`), nothing (`cell`), or blocks and line breaks in the text (`pre`). */
type LineMode = 'line' | 'cell' | 'pre';

/** Attributes that mark elements added by the rules. */
const RULE_ATTRIBUTES = ['data-heading-link', 'data-hidden-label', 'data-truncated'];

function isExcludedFromText(node: SafeElement): boolean {
  const { tag, props } = node;
  // `rp` contains brackets for browsers without ruby support.
  if (tag === 'rp' || getStyle(props)?.display === 'none' || isPlaceholder(node)) return true;
  return RULE_ATTRIBUTES.some((mark) => mark in props);
}

function toPlainText(nodes: readonly SafeNode[], mode: LineMode): string {
  let text = '';
  for (const node of nodes) {
    text +=
      typeof node === 'string'
        ? node.replace(mode === 'pre' ? /[^\S\n]+/g : /\s+/g, ' ')
        : elementToPlainText(node, mode);
  }
  return text;
}

function elementToPlainText(node: SafeElement, mode: LineMode): string {
  const { tag, children } = node;
  if (isExcludedFromText(node)) return '';
  const isCell = mode === 'cell';
  const breaksLine = blockElements.has(tag) || LINE_BREAK.test(tag);
  const edge = breaksLine ? (isCell ? ' ' : '\n') : '';
  const cells = tag === 'tr' ? children.filter((child) => isElement(child)) : [];
  // A row with several cells stays on one line, so its cells get no line breaks. A row with one cell is only for layout.
  const text =
    cells.length > 1
      ? cells.map((cell) => toPlainText([cell], 'cell')).join(isCell ? ' ' : '\t')
      : toPlainText(children, tag === 'pre' && !isCell ? 'pre' : mode);
  return edge + text + edge;
}

/** Returns the nodes of a tree, or of HTML after parsing it. */
function toNodes(content: string | SafeTree): readonly SafeNode[] {
  // Untyped callers can pass any value. `parse` handles values that are not objects.
  return typeof content === 'object'
    ? (content?.children ?? [])
    : sanitize(parse(content)).children;
}

/**
 * Converts a document to plain text. Each block, line break, and table row starts a new line, tabs
 * separate the cells of a row, and other white space is collapsed. Leaves out placeholders, parts with `display: none`, the
 * markers of HTML lists, and images, including their alternative texts. Text that is hidden in another way stays, and so do
 * markers that are text, as in lists from Word. Works without a browser, and does not parse a tree again.
 *
 * @param content HTML, or a tree from `sanitize` or `applyRules`.
 * @returns the text.
 * @throws TypeError for HTML, if the page's content security policy does not allow the policy `pnp-html`; see `parse`.
 * @example
 * toText('<h2>Roof age</h2><p>Send two <b>photos</b>.</p>'); // 'Roof age\nSend two photos.'
 */
export function toText(content: string | SafeTree): string {
  return toPlainText(toNodes(content), 'line')
    .replace(INVISIBLE_CHARS, '')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/ ?\n(?:\s*\n)? ?/g, '\n')
    .replace(/^[ \n]+/, '')
    .trimEnd();
}

/**
 * Returns the start of a document as one line of text. A longer text is cut, and ends with an ellipsis.
 * The cut is between words, or between visible characters if a word is too long or the script has no
 * spaces.
 *
 * @param content HTML, or a tree from `sanitize` or `applyRules`.
 * @param length maximum UTF-16 units of the result, including the ellipsis.
 * @returns the excerpt.
 * @throws TypeError for HTML, if the page's content security policy does not allow the policy `pnp-html`; see `parse`.
 * @example
 * excerpt('<p>Coverage begins at noon.</p>', 16); // 'Coverage begins…'
 */
export function excerpt(content: string | SafeTree, length: number): string {
  return cutText(toText(content).replace(/\s+/g, ' ').trim(), length);
}

/**
 * Estimates the reading time at 230 words a minute.
 *
 * @param content HTML, or a tree from `sanitize` or `applyRules`.
 * @returns minutes, rounded up; 0 without words.
 * @throws TypeError for HTML, if the page's content security policy does not allow the policy `pnp-html`; see `parse`.
 * @example
 * readingTime('<p>Short note.</p>'); // 1
 */
export function readingTime(content: string | SafeTree): number {
  return Math.ceil((toText(content).match(WORD)?.length ?? 0) / WORDS_PER_MINUTE);
}
