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
 * True for empty paragraphs, headings and quotes that page builders and word processors leave behind,
 * also where they hold line breaks or empty shells; link targets stay. An empty shell among words takes
 * no room and stays.
 */
export function isClutteredBlock(element: SafeElement): boolean {
  const { tag, props, children } = element;
  return (
    BLOCK.test(tag) &&
    children.every(isClutter) &&
    props.id === undefined &&
    !isPlaceholder(element)
  );
}

/** What stood between two blocks keeps their words apart, for whoever reads the text alone. */
export function remains({ children }: SafeElement): readonly SafeNode[] {
  return children.length > 0 ? [' '] : [];
}
