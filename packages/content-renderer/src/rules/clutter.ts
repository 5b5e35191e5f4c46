import { isBlank, isElement, type SafeElement, type SafeNode } from '../tree.ts';
import { isPlaceholder } from './placeholder.ts';

const EMPTY_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const EMPTY_INLINE = new Set([
  'a',
  'b',
  'big',
  'em',
  'font',
  'i',
  's',
  'small',
  'span',
  'strong',
  'u',
]);

function isClutter(node: SafeNode): boolean {
  return typeof node === 'string' ? isBlank(node) : isElement(node, 'br');
}

/**
 * Empty paragraphs, headings and inline shells that page builders and word processors leave behind
 * go; the white space that they held between words stays. Link targets stay as well.
 */
export function clearClutter(element: SafeElement): SafeElement | readonly SafeNode[] {
  const { tag, props, children } = element;
  if (props.id !== undefined || isPlaceholder(element)) return element;
  if (EMPTY_BLOCKS.has(tag)) return children.every(isClutter) ? [] : element;
  const isShell = EMPTY_INLINE.has(tag) && children.every((child) => typeof child === 'string');
  return isShell && children.every(isClutter) ? children : element;
}
