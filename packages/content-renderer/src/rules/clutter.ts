import { isBlank, type SafeElement, type SafeNode } from '../tree.ts';
import { isPlaceholder } from './placeholder.ts';

const BLOCK = /^(?:p|h[1-6]|blockquote)$/;
const SHELL = /^(?:a|b|big|em|font|i|s|small|span|strong|su[bp]|u)$/;

/** True for white space, line breaks and empty shells; link targets are none. */
export function isClutter(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  const { tag, props, children } = node;
  return tag === 'br' || (SHELL.test(tag) && props.id === undefined && children.every(isClutter));
}

/**
 * Empty paragraphs, headings and quotes that page builders and word processors leave behind go, also
 * where they hold line breaks or empty shells; link targets stay. An empty shell among words takes no
 * room and stays.
 *
 * @returns what takes the element's place, if it goes.
 */
export function clearClutter(element: SafeElement): readonly SafeNode[] | undefined {
  const { tag, props, children } = element;
  if (!BLOCK.test(tag) || props.id !== undefined || !children.every(isClutter)) return undefined;
  if (isPlaceholder(element)) return undefined;
  // What stood between two blocks keeps their words apart, for whoever reads the text alone.
  return children.length > 0 ? [' '] : [];
}
