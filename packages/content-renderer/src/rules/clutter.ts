import { lookup, names } from '../table.ts';
import { isBlank, type SafeElement, type SafeNode } from '../tree.ts';
import { isPlaceholder } from './placeholder.ts';

const BLOCKS = names('p h1 h2 h3 h4 h5 h6 blockquote');
const SHELLS = names('a b big em font i s small span strong sub sup u');

function isClutter(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  if (node.tag === 'br') return true;
  return (
    lookup(SHELLS, node.tag) === true &&
    node.props.id === undefined &&
    node.children.every(isClutter)
  );
}

/**
 * Empty paragraphs, headings and quotes that page builders and word processors leave behind go, also
 * where they hold line breaks or empty shells; link targets stay. An empty shell among words takes no
 * room and stays.
 */
export function clearClutter(element: SafeElement): SafeElement | readonly SafeNode[] {
  const { tag, props, children } = element;
  if (!lookup(BLOCKS, tag) || props.id !== undefined || isPlaceholder(element)) return element;
  if (!children.every(isClutter)) return element;
  // What stood between two blocks keeps their words apart, for whoever reads the text alone.
  return children.length > 0 ? [' '] : [];
}
