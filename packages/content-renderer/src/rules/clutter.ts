import { isBlank, type SafeElement, type SafeNode } from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { isPlaceholder } from './placeholder.ts';

const BLOCK_TAGS = createWordSet('blockquote h1 h2 h3 h4 h5 h6 p');
const INLINE_TAGS = createWordSet('a b big em font i s small span strong sub sup u');

/** True for white space, line breaks, and empty inline elements that aren't link targets. */
export function isClutter(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  const { tag, props, children } = node;
  return (
    tag === 'br' || (INLINE_TAGS.has(tag) && props.id === undefined && children.every(isClutter))
  );
}

/**
 * Removes paragraphs, headings, and quotes that are empty or have only line breaks and empty inline
 * elements. Link targets stay. Empty inline elements in other text also stay, because they take no space.
 *
 * @returns the replacement nodes, or undefined if the element stays.
 */
export function clearClutter(element: SafeElement): readonly SafeNode[] | undefined {
  const { tag, props, children } = element;
  if (!BLOCK_TAGS.has(tag) || props.id !== undefined || !children.every(isClutter))
    return undefined;
  if (isPlaceholder(element)) return undefined;
  // A space separates the words of the neighboring blocks in plain text.
  return children.length > 0 ? [' '] : [];
}
